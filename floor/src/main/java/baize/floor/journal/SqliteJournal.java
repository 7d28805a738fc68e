package baize.floor.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** A journal in one file of a data folder, written by one process at a time. */
public final class SqliteJournal implements Journal {
    static final Schema SCHEMA = Schema.of(SqliteJournal.class, "sqlite.sql", "rows");
    private static final String FILE = "floor.db";
    /** A checkpoint delays the commit it falls on: small ones delay by milliseconds and cost no more together. */
    private static final String CHECKPOINT_PAGES = "1000";

    private final Path file;
    private final @Nullable FolderLock lock;
    private final Appender appender;
    private final SqliteReaders readers;
    private final Reads reads;
    private final @Nullable SqliteKeys keys;
    private long pages = Integer.MAX_VALUE;

    private SqliteJournal(Path file, @Nullable FolderLock lock, @Nullable SqliteKeys keys) {
        this.file = file;
        this.lock = lock;
        this.keys = keys;
        appender = new Appender(file.toString(), this::connect, _ -> {});
        readers = new SqliteReaders(source(file, true));
        reads = new Reads(file.toString(), readers, Dialect.SQLITE);
    }

    /**
     * Opens the journal in a folder to write and read; makes both where they are not there.
     *
     * @throws NotOpened when another process has it open, it cannot be written, or it has another format
     */
    public static SqliteJournal open(Path folder) {
        return open(folder, SqliteKeys.Sizes.USUAL);
    }

    static SqliteJournal open(Path folder, SqliteKeys.Sizes sizes) {
        Libraries.hush();
        FolderLock lock = FolderLock.take(folder);
        Path file = folder.resolve(FILE);
        try {
            // The files that SQLite puts beside it are as this one is.
            OwnFiles.makeFile(file);
            prepare(file, false);
            return new SqliteJournal(file, lock, keys(file, sizes));
        } catch (IOException failure) {
            lock.close();
            throw NotOpened.because("cannot write " + file, failure);
        } catch (RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    /**
     * Opens the journal in a folder to read, whether or not a floor is writing to it.
     *
     * @throws NotOpened when there is none, or it has another format
     */
    public static SqliteJournal openReadOnly(Path folder) {
        Libraries.hush();
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) throw new NotOpened("no floor in " + folder + ": expected a file " + FILE);
        prepare(file, true);
        return new SqliteJournal(file, null, null);
    }

    private static SqliteKeys keys(Path file, SqliteKeys.Sizes sizes) {
        try (Connection connection = source(file, false).getConnection()) {
            connection.setAutoCommit(false);
            return new SqliteKeys(connection, sizes);
        } catch (SQLException failure) {
            throw NotOpened.because("cannot open " + file, failure);
        }
    }

    private static void prepare(Path file, boolean readOnly) {
        try {
            if (!readOnly) SCHEMA.make(source(file, false));
            Format.check(source(file, readOnly), file.toString());
        } catch (SQLException failure) {
            throw NotOpened.because("cannot open " + file, failure);
        }
    }

    private static SQLiteDataSource source(Path file, boolean readOnly) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(readOnly);
        config.setGetGeneratedKeys(false); // asked for after every insert otherwise, at a third of its cost
        config.setBusyTimeout(10_000);
        config.setPragma(SQLiteConfig.Pragma.MMAP_SIZE, Long.toString(1L << 30));
        if (!readOnly) {
            config.setPageSize(4096);
            config.setJournalMode(SQLiteConfig.JournalMode.WAL);
            config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
            config.setCacheSize(-64 * 1024);
            config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, CHECKPOINT_PAGES);
        }
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private Writer connect() throws SQLException {
        Connection connection = source(file, false).getConnection();
        try (Statement pragma = connection.createStatement()) {
            pragma.execute("pragma max_page_count = " + pages);
            connection.setAutoCommit(false);
            return new SqliteWriter(connection, writing());
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
    }

    /** The most pages the database may have from now on, for trying out a full disk. Belongs to who appends. */
    public void limitPages(long most) {
        pages = most;
        appender.close();
    }

    @Override
    public List<Fate> append(List<Unit> units, List<Snapshot> snapshots) {
        var _ = writing();
        return appender.append(units, snapshots);
    }

    private SqliteKeys writing() {
        if (keys == null) throw new IllegalStateException(file + " was opened to read only");
        return keys;
    }

    /** No other process can write, so what is found is always sure. */
    @Override
    public List<Row> under(String by, String id, long at, boolean surely) {
        SqliteKeys known = writing();
        if (known.isInDoubt()) reads.with(known::read);
        long mark = Mark.of(by, id);
        long since = at - IDS_HOLD_MICROS;
        SqliteKeys.Suspects suspects = known.suspects(mark, since);
        if (suspects.none()) return List.of();
        List<Row> rows = new ArrayList<>(1);
        reads.with(connection -> {
            for (long place : suspects.places()) Reads.at(connection, place, rows::add);
            for (long run : suspects.runs())
                for (long place : SqliteKeys.places(connection, run, mark)) Reads.at(connection, place, rows::add);
        });
        rows.removeIf(row -> row.at() < since || !Mark.is(row, by, id));
        return rows;
    }

    /** Nothing to do: no other process can write. */
    @Override
    public void hold() {}

    @Override
    public void letGo() {}

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
        String pages = reads.answer("pragma quick_check(1)");
        if (!pages.equals("ok")) throw new Damaged(0, "", 0, pages.lines().reduce("", (_, line) -> line));
        reads.check();
    }

    @Override
    public void walk(long after, BiConsumer<Batch, List<Row>> each) {
        reads.walk(after, each);
    }

    /** The folder is locked for this process. */
    @Override
    public boolean isAlone() {
        return true;
    }

    @Override
    public boolean isAway() {
        return false;
    }

    @Override
    public @Nullable Instant time() {
        return null;
    }

    /** Never calls back: no other process can write. */
    @Override
    public void listen(Listener listener) {}

    @Override
    public void close() {
        readers.close();
        appender.close();
        if (lock != null) lock.close();
    }
}
