package baize.floor.journal;

import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The one connection that stores: what {@link Appender} asks of a database. After any exception it is closed. */
interface Writer extends AutoCloseable {
    /** The versions that streams are at; 0 where there is none. */
    Map<String, Long> versions(Collection<String> streams) throws SQLException;

    /** Stores rows in order; false when another process took one of the versions or used one of the ids meanwhile. */
    boolean insert(List<Row> rows) throws SQLException;

    /** Which rows' senders have used their ids by now, by {@link Mark#key}. */
    Set<String> used(List<Row> rows) throws SQLException;

    /** Of so many versions the first snapshot stays for good, so that what is long past is not far from one. */
    int CHECKPOINT_EVERY = 2048;

    /** Replaces older snapshots, but for those that stay. */
    void keep(List<Snapshot> snapshots) throws SQLException;

    /** The head of the global chain, which from here to the end of the transaction nobody else moves. */
    Head head() throws SQLException;

    /** Stores a batch and moves the head to it. */
    void advance(Batch batch) throws SQLException;

    /** Writes as if for an append, and changes nothing. */
    void touch() throws SQLException;

    void commit() throws SQLException;

    void rollback() throws SQLException;

    @Override
    void close() throws SQLException;

    /** The last batch's number and hash. */
    record Head(long number, Hash hash) {}

    /** Makes a new connection. */
    @FunctionalInterface
    interface Connect {
        Writer connect() throws SQLException;
    }
}
