package baize.floor.journal;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** How units are stored, on either database. Belongs to the thread that appends. */
final class Appender {
    private static final int REMEMBERED = 1 << 16;

    private final String place;
    private final Writer.Connect connect;
    private final LongConsumer committing;
    private final Map<String, Long> versions = new BoundedMap<>(REMEMBERED);
    private @Nullable Writer writer;

    /**
     * @param place what error messages call the database
     * @param committing told the number of each batch before it is committed
     */
    Appender(String place, Writer.Connect connect, LongConsumer committing) {
        this.place = place;
        this.connect = connect;
        this.committing = committing;
    }

    List<Fate> append(List<Unit> units, List<Snapshot> snapshots) {
        try {
            Writer.Head head = begin();
            Writer open = open();
            Admission admission = admit(open, units, snapshots, Set.of());
            while (!open.insert(admission.rows())) {
                // What was remembered is old: another process has gone on. The units that lost are found out by
                // reading.
                open.rollback();
                versions.clear();
                head = open.head();
                admission = admit(open, units, snapshots, used(open, units));
            }
            finish(open, head, admission, snapshots);
            return admission.fates();
        } catch (SQLException failure) {
            close();
            throw new StoreDown("cannot write to " + place + ": " + failure.getMessage(), failure);
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /** A connection may have been lost while nobody wrote. Nothing was done over it yet: another does as well. */
    private Writer.Head begin() throws SQLException {
        if (writer == null) return open().head();
        try {
            return open().head();
        } catch (SQLException lost) {
            close();
            return open().head();
        }
    }

    /** Begins the transaction of the next append: until it ends, nobody else stores anything. */
    void hold() {
        try {
            versions.clear();
            open().head();
        } catch (SQLException failure) {
            close();
            throw new StoreDown("cannot write to " + place + ": " + failure.getMessage(), failure);
        }
    }

    /** Ends what {@link #hold} began where nothing is appended after all. */
    void letGo() {
        try {
            open().rollback();
        } catch (SQLException failure) {
            close();
        }
    }

    /** A transaction of its own that changes nothing. */
    void probe() {
        try {
            Writer open = open();
            open.head();
            open.touch();
            open.commit();
        } catch (SQLException failure) {
            close();
            throw new StoreDown("cannot write to " + place + ": " + failure.getMessage(), failure);
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /** Connects now rather than at the first append. */
    Writer open() throws SQLException {
        Writer open = writer;
        if (open == null) {
            open = connect.connect();
            writer = open;
        }
        return open;
    }

    private static Set<String> used(Writer open, List<Unit> units) throws SQLException {
        return open.used(units.stream().map(unit -> unit.rows().getFirst()).toList());
    }

    private Admission admit(Writer open, List<Unit> units, List<Snapshot> snapshots, Set<String> used)
            throws SQLException {
        Map<String, Long> at = new HashMap<>(2 * units.size());
        Map<String, Long> unknown = new HashMap<>();
        for (Unit unit : units)
            for (Row row : unit.rows()) {
                if (at.containsKey(row.stream()) || unknown.containsKey(row.stream())) continue;
                know(row.stream(), row.version() - 1, at, unknown);
            }
        for (Snapshot snapshot : snapshots)
            if (!at.containsKey(snapshot.stream()) && !unknown.containsKey(snapshot.stream()))
                know(snapshot.stream(), snapshot.version(), at, unknown);
        if (!unknown.isEmpty()) at.putAll(open.versions(unknown.keySet()));
        return Admission.of(units, at, used);
    }

    /** A remembered version may be old, but what it names is stored: it serves where it is the one expected. */
    private void know(String stream, long expected, Map<String, Long> at, Map<String, Long> unknown) {
        Long remembered = versions.get(stream);
        if (remembered != null && remembered == expected) at.put(stream, remembered);
        else unknown.put(stream, expected);
    }

    private void finish(Writer open, Writer.Head head, Admission admission, List<Snapshot> snapshots)
            throws SQLException {
        List<Row> rows = admission.rows();
        if (rows.isEmpty()) {
            open.rollback();
            return;
        }
        List<Snapshot> backed = snapshots.stream().filter(admission::backs).toList();
        if (!backed.isEmpty()) open.keep(backed);
        List<Batch.Part> parts = Parts.of(rows, backed);
        long number = head.number() + 1;
        committing.accept(number);
        open.advance(Chain.batch(head.hash(), number, newest(rows), parts, rows));
        open.commit();
        for (Batch.Part part : parts) if (!part.isSnapshot()) versions.put(part.stream(), part.last());
    }

    private static long newest(List<Row> rows) {
        long newest = Long.MIN_VALUE;
        for (Row row : rows) newest = Math.max(newest, row.at());
        return newest;
    }

    /** Lets go of the connection; the next append makes a new one. */
    void close() {
        versions.clear();
        Writer open = writer;
        writer = null;
        if (open == null) return;
        try {
            open.close();
        } catch (SQLException broken) {
            // It is given up either way.
        }
    }
}
