package baize.floor.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A journal in a PostgreSQL database, which several processes may write to at once. */
public final class PostgresJournal implements Journal {
    static final Schema SCHEMA = Schema.of(PostgresJournal.class, "postgresql.sql", "rows", Schema.IN_TURN);

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
        listener = new PostgresListener(address.watching(), me);
        appender = new Appender(address.place(), this::connect, listener::committing);
        readers = new PostgresReaders(address.source(), listener::isAway);
        reads = new Reads(address.place(), readers, Dialect.POSTGRESQL);
    }

    /**
     * Opens the journal in a database, and makes its tables where there are none.
     *
     * @param url {@code postgresql://user:password@host:port/database}, or the same with {@code jdbc:} before it
     * @throws NotOpened when the database cannot be reached, or its floor has another format
     */
    public static PostgresJournal open(String url) {
        Libraries.hush();
        PostgresAddress address = new PostgresAddress(url);
        prepare(address, false);
        return new PostgresJournal(address, false);
    }

    /**
     * Opens the journal in a database to read, beside the processes that may be writing to it.
     *
     * @throws NotOpened when the database cannot be reached, or holds no floor of this format
     */
    public static PostgresJournal openReadOnly(String url) {
        Libraries.hush();
        PostgresAddress address = new PostgresAddress(url);
        prepare(address, true);
        return new PostgresJournal(address, true);
    }

    private static void prepare(PostgresAddress address, boolean readOnly) {
        try {
            if (!readOnly) SCHEMA.make(address.source());
            Format.check(address.source(), address.place());
        } catch (SQLException failure) {
            throw NotOpened.because("cannot open " + address.place(), failure);
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
    public @Nullable Snapshot checkpoint(String stream, long last) {
        return reads.checkpoint(stream, last);
    }

    @Override
    public List<Long> checkpoints(String stream) {
        return reads.checkpoints(stream);
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
    public boolean isAlone() {
        if (listener.isListening()) return listener.isAlone();
        try (Connection connection = address.source().getConnection();
                Statement select = connection.createStatement()) {
            return PostgresPresence.there(select).isEmpty();
        } catch (SQLException failure) {
            throw new StoreDown("cannot read " + address.place() + ": " + failure.getMessage(), failure);
        }
    }

    @Override
    public boolean isAway() {
        return listener.isAway();
    }

    @Override
    public Instant time() {
        try (Connection connection = address.source().getConnection();
                Statement select = connection.createStatement()) {
            return PostgresPresence.time(select);
        } catch (SQLException failure) {
            throw new StoreDown("cannot read " + address.place() + ": " + failure.getMessage(), failure);
        }
    }

    @Override
    public void listen(Listener heard) {
        try {
            listener.add(heard);
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
