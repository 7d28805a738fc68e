package baize.floor.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Set;

/**
 * Which processes serve a floor in a database: each holds a lock that all can share, over the connection by which it
 * listens. The database lets it go when that connection ends, however it ends.
 */
final class PostgresPresence {
    /** "baize" and "here", by which nobody else's lock is taken for one of these. */
    private static final int BAIZE = 0x6261_697A;

    private static final int HERE = 0x6865_7265;

    private static final String THERE = """
            select pid from pg_locks where locktype = 'advisory' and granted and classid = %d and objid = %d
            and database = (select oid from pg_database where datname = current_database())""".formatted(BAIZE, HERE);

    private PostgresPresence() {}

    /** From now on this connection's process is there. */
    static void enter(Statement listening) throws SQLException {
        listening.execute("select pg_advisory_lock_shared(" + BAIZE + ", " + HERE + ")");
    }

    /** Those who are there, each as the process by which the database serves it. */
    static Set<Integer> there(Statement any) throws SQLException {
        Set<Integer> there = new HashSet<>();
        try (ResultSet found = any.executeQuery(THERE)) {
            while (found.next()) there.add(found.getInt(1));
        }
        return there;
    }
}
