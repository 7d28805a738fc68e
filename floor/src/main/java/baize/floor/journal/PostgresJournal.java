package baize.floor.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A journal in a PostgreSQL database, which several processes may write to at once. */
public final class PostgresJournal implements Journal {
    private final PostgresAddress address;
    private final String me = UUID.randomUUID().toString();
    private final PostgresListener listener;
    private final Appender appender;
    private final PostgresReaders readers;
    private final Reads reads;
    private final LatelyUsed lately = new LatelyUsed();

    private final boolean readOnly;

    private PostgresJournal(PostgresAddress address, boolean readOnly) {
        this.address = address;
        this.readOnly = readOnly;
        listener = new PostgresListener(address.source(), me);
        appender = new Appender(address.place(), this::connect, listener::committing);
        readers = new PostgresReaders(address.source());
        reads = new Reads(address.place(), readers, Dialect.POSTGRESQL);
    }

    /**
     * Opens the journal in a database, and makes its tables where there are none.
     *
     * @param url {@code postgresql://user:password@host:port/database}, or the same with {@code jdbc:} before it
     * @throws NotOpened when the database cannot be reached, or its tables are of a newer version
     */
    public static PostgresJournal open(String url) {
        Libraries.hush();
        PostgresAddress address = new PostgresAddress(url);
        if (schema(address) < Migrations.NEWEST) Migrations.run(address.place(), address.source(), "postgresql");
        return new PostgresJournal(address, false);
    }

    /**
     * Opens the journal in a database to read, beside the processes that may be writing to it.
     *
     * @throws NotOpened when the database cannot be reached, or holds no journal of this version
     */
    public static PostgresJournal openReadOnly(String url) {
        Libraries.hush();
        PostgresAddress address = new PostgresAddress(url);
        int version = schema(address);
        if (version == 0) throw new NotOpened("no floor in " + address.place());
        if (version < Migrations.READABLE)
            throw new NotOpened(address.place() + " is of an older version: open it to write once");
        return new PostgresJournal(address, true);
    }

    private static int schema(PostgresAddress address) {
        try (Connection connection = address.source().getConnection();
                Statement select = connection.createStatement()) {
            if (first(select, "select count(to_regclass('flyway_schema_history'))") == 0) return 0;
            int version = first(select, "select max(version::int) from flyway_schema_history where success");
            if (version > Migrations.NEWEST)
                throw new NotOpened(address.place() + " was written by a newer version of Baize");
            return version;
        } catch (SQLException failure) {
            throw NotOpened.because("cannot open " + address.place(), failure);
        }
    }

    private static int first(Statement select, String sql) throws SQLException {
        try (ResultSet found = select.executeQuery(sql)) {
            return found.next() ? found.getInt(1) : 0;
        }
    }

    private Writer connect() throws SQLException {
        Connection connection = address.source().getConnection();
        try {
            return new PostgresWriter(connection, me);
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
    }

    @Override
    public List<Fate> append(List<Unit> units, List<Snapshot> snapshots) {
        if (readOnly) throw new IllegalStateException(address.place() + " was opened to read only");
        try {
            List<Fate> fates = appender.append(units, snapshots);
            for (int at = 0; at < fates.size(); at++) if (fates.get(at) == Fate.STORED) remember(units.get(at));
            return fates;
        } catch (StoreDown failure) {
            listener.failed();
            throw failure;
        }
    }

    private void remember(Unit unit) {
        lately.add(Mark.of(unit.rows().getFirst()));
    }

    @Override
    public List<Row> under(String by, String id, long at, boolean surely) {
        long mark = Mark.of(by, id);
        if (!surely && !lately.mayHold(mark)) return List.of();
        List<Row> rows = reads.under(by, id, at - IDS_HOLD_MICROS);
        if (!rows.isEmpty()) lately.add(mark);
        return rows;
    }

    @Override
    public void hold() {
        appender.hold();
    }

    @Override
    public void letGo() {
        appender.letGo();
    }

    @Override
    public void probe() {
        appender.probe();
    }

    @Override
    public @Nullable Snapshot snapshot(String stream) {
        return reads.snapshot(stream);
    }

    @Override
    public void rows(String stream, long first, long last, Consumer<Row> each) {
        reads.rows(stream, first, last, each);
    }

    @Override
    public long version(String stream) {
        return reads.version(stream);
    }

    @Override
    public List<String> streams(String prefix) {
        return reads.streams(prefix);
    }

    @Override
    public @Nullable Batch head() {
        return reads.head();
    }

    @Override
    public void check() {
        reads.check();
    }

    @Override
    public void walk(long after, BiConsumer<Batch, List<Row>> each) {
        reads.walk(after, each);
    }

    @Override
    public void listen(Runnable changed) {
        try {
            listener.add(changed);
        } catch (SQLException failure) {
            throw new StoreDown("cannot listen to " + address.place() + ": " + failure.getMessage(), failure);
        }
    }

    @Override
    public void close() {
        listener.close();
        readers.close();
        appender.close();
    }
}
