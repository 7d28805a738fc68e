package baize.floor.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the commands of the last 30 days are, by sender and id. An index over all rows would cost as much as the rows,
 * and a look into it for every command that is new more than the command. Instead the marks of the latest rows are in
 * memory, and are stored some thousands at a time; when they are many they become a run in order, of which a filter
 * stays in memory. All of it follows from the rows, and what is missing is read from them again.
 */
final class SqliteKeys {
    /**
     * How many marks are stored at a time.
     *
     * @param chunk marks that are read from their rows again after a crash
     * @param run marks that are in memory before they become a run
     * @param filters runs whose filters are in memory; older ones are looked up in
     */
    record Sizes(int chunk, int run, int filters) {
        static final Sizes USUAL = new Sizes(1 << 12, 1 << 18, 128);
    }

    /** @param newest the time of its newest row */
    private record Run(long number, long newest, @Nullable MarkFilter filter) {}

    /** Where a mark may be: places known from memory, and runs to look into. */
    record Suspects(List<Long> places, List<Long> runs) {
        boolean none() {
            return places.isEmpty() && runs.isEmpty();
        }
    }

    private final Sizes sizes;
    private MarkTable fresh = new MarkTable();
    private int stored;
    private List<Run> runs = new ArrayList<>();
    private long last;
    private long newest;
    private boolean inDoubt;
    private @Nullable Run sealing;
    private int storing;

    /** Reads what is stored, and from rows what is not; a journal that has none of it yet gets it. */
    SqliteKeys(Connection connection, Sizes sizes) throws SQLException {
        this.sizes = sizes;
        readStored(connection);
        while (readRows(connection, sizes.run())) {
            save(connection);
            connection.commit();
            saved();
        }
    }

    /** Reads everything again; what was stored is certain then. */
    synchronized void read(Connection connection) throws SQLException {
        readStored(connection);
        readRows(connection, Integer.MAX_VALUE);
        inDoubt = false;
    }

    private void readStored(Connection connection) throws SQLException {
        fresh = new MarkTable();
        runs = new ArrayList<>();
        last = 0;
        newest = 0;
        readRuns(connection);
        readChunks(connection);
        if (last == 0) last = lastBefore(connection, newestRow(connection) - Journal.IDS_HOLD_MICROS);
    }

    private void readRuns(Connection connection) throws SQLException {
        try (Statement select = connection.createStatement();
                ResultSet found = select.executeQuery("select number, last, newest from key_runs order by number")) {
            while (found.next()) {
                runs.add(new Run(found.getLong(1), found.getLong(3), null));
                last = Math.max(last, found.getLong(2));
                newest = Math.max(newest, found.getLong(3));
            }
        }
        for (int at = Math.max(0, runs.size() - sizes.filters()); at < runs.size(); at++) {
            Run run = runs.get(at);
            runs.set(at, new Run(run.number(), run.newest(), filter(connection, run.number())));
        }
    }

    private static MarkFilter filter(Connection connection, long run) throws SQLException {
        try (PreparedStatement select = Reads.prepare(connection, "select filter from key_runs where number = ?", run);
                ResultSet found = select.executeQuery()) {
            if (!found.next()) throw new SQLException("no run " + run);
            return MarkFilter.read(found.getBytes(1));
        }
    }

    private void readChunks(Connection connection) throws SQLException {
        try (Statement select = connection.createStatement();
                ResultSet found = select.executeQuery("select last, newest, body from key_chunks order by last")) {
            while (found.next()) {
                last = Math.max(last, found.getLong(1));
                newest = Math.max(newest, found.getLong(2));
                MarkPages.read(found.getBytes(3), fresh);
            }
        }
        stored = fresh.size();
    }

    private static long newestRow(Connection connection) throws SQLException {
        return number(connection, "select at from rows order by seq desc limit 1");
    }

    /** The place before the first row that is not older; rows lie nearly in the order of their times. */
    private static long lastBefore(Connection connection, long time) throws SQLException {
        long low = 0;
        long high = number(connection, "select max(seq) from rows");
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (number(connection, "select at from rows where seq = " + middle) < time) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    private static long number(Connection connection, String question) throws SQLException {
        try (Statement select = connection.createStatement();
                ResultSet found = select.executeQuery(question)) {
            return found.next() ? found.getLong(1) : 0;
        }
    }

    /** Reads rows that are not known yet; whether there were as many as were asked for. */
    private boolean readRows(Connection connection, int most) throws SQLException {
        int count = 0;
        try (PreparedStatement select = Reads.prepare(
                        connection,
                        "select seq, at, id, substr(body, 1, 80) from rows where seq > ? order by seq limit ?",
                        last,
                        most);
                ResultSet found = select.executeQuery()) {
            for (; found.next(); count++) {
                String by = Mark.sender(found.getBytes(4));
                if (by != null) fresh.add(Mark.of(by, found.getString(3)), found.getLong(1));
                last = found.getLong(1);
                newest = Math.max(newest, found.getLong(2));
            }
        }
        return count == most;
    }

    /** Whether rows may be stored that are not known. */
    synchronized boolean isInDoubt() {
        return inDoubt;
    }

    /** A transaction failed, and it is not certain that it did. */
    synchronized void doubt() {
        inDoubt = true;
        sealing = null;
        storing = 0;
    }

    /** A row is durable. */
    synchronized void add(long mark, long place, long at) {
        if (mark != 0) fresh.add(mark, place);
        last = place;
        newest = Math.max(newest, at);
    }

    /** Where a mark may be, in rows that are not older than a time. */
    synchronized Suspects suspects(long mark, long since) {
        List<Long> suspected = List.of();
        for (Run run : runs) {
            if (run.newest() < since || run.filter() != null && !run.filter().mayHold(mark)) continue;
            if (suspected.isEmpty()) suspected = new ArrayList<>(2);
            suspected.add(run.number());
        }
        return new Suspects(fresh.places(mark), suspected);
    }

    /** The places of a mark in a run. */
    static List<Long> places(Connection connection, long run, long mark) throws SQLException {
        try (PreparedStatement select = Reads.prepare(
                        connection,
                        "select body from key_pages where run = ? and low <= ? order by low desc limit 1",
                        run,
                        MarkPages.rank(mark));
                ResultSet found = select.executeQuery()) {
            return found.next() ? MarkPages.places(found.getBytes(1), mark) : List.of();
        }
    }

    /** Stores, in the transaction at hand, what has become due; {@link #saved} once that is durable. */
    synchronized void save(Connection connection) throws SQLException {
        if (fresh.size() >= sizes.run()) seal(connection);
        else if (fresh.size() - stored >= sizes.chunk()) storeChunk(connection);
    }

    private void storeChunk(Connection connection) throws SQLException {
        change(
                connection,
                "insert into key_chunks (last, newest, body) values (?, ?, ?)",
                last,
                newest,
                MarkPages.chunk(fresh, stored));
        storing = fresh.size();
    }

    private void seal(Connection connection) throws SQLException {
        MarkFilter filter = new MarkFilter(fresh.size());
        for (int at = 0; at < fresh.size(); at++) filter.add(fresh.mark(at));
        long number = runs.isEmpty() ? 1 : runs.getLast().number() + 1;
        change(
                connection,
                "insert into key_runs (number, last, newest, filter) values (?, ?, ?, ?)",
                number,
                last,
                newest,
                filter.bytes());
        for (MarkPages.Page page : MarkPages.of(fresh))
            change(
                    connection,
                    "insert into key_pages (run, low, body) values (?, ?, ?)",
                    number,
                    page.low(),
                    page.body());
        change(connection, "delete from key_chunks");
        for (Run run : runs) if (isOver(run)) forget(connection, run);
        sealing = new Run(number, newest, filter);
    }

    private boolean isOver(Run run) {
        return run.newest() < newest - Journal.IDS_HOLD_MICROS;
    }

    private static void forget(Connection connection, Run run) throws SQLException {
        change(connection, "delete from key_pages where run = ?", run.number());
        change(connection, "delete from key_runs where number = ?", run.number());
    }

    private static void change(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement change = Reads.prepare(connection, sql, values)) {
            change.executeUpdate();
        }
    }

    /** What was stored last is durable. */
    synchronized void saved() {
        if (storing > 0) stored = storing;
        storing = 0;
        Run sealed = sealing;
        if (sealed == null) return;
        sealing = null;
        runs.removeIf(this::isOver);
        runs.add(sealed);
        int bare = runs.size() - sizes.filters() - 1;
        if (bare >= 0)
            runs.set(bare, new Run(runs.get(bare).number(), runs.get(bare).newest(), null));
        fresh = new MarkTable();
        stored = 0;
    }
}
