package baize.floor.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The writer of a SQLite database. Nobody else writes, so what it remembers stays true; should another process write
 * all the same, around the lock, both give rows the same places, and the later is refused.
 */
final class SqliteWriter implements Writer {
    private static final int REMEMBERED = 1 << 16;

    /** As much as a round takes, in bytes. */
    private static final int ROOM = 1 << 14;

    private final Connection connection;
    private final SqliteKeys keys;
    private final PreparedStatement selectStream;
    private final PreparedStatement insertStream;
    private final PreparedStatement updateStream;
    private final PreparedStatement insertRow;
    private final PreparedStatement upsertSnapshot;
    private final PreparedStatement insertCheckpoint;
    private final PreparedStatement selectHead;
    private final PreparedStatement insertBatch;
    private final PreparedStatement updateHead;
    private final Map<String, Place> places = new HashMap<>();
    private final List<Row> inserted = new ArrayList<>();
    private long seq;
    private @Nullable Head head;

    /** Where a stream stands. */
    private static final class Place {
        final long stream;
        long newest;
        long version;

        Place(long stream, long newest, long version) {
            this.stream = stream;
            this.newest = newest;
            this.version = version;
        }
    }

    /** Takes the connection over, with autocommit off. */
    SqliteWriter(Connection connection, SqliteKeys keys) throws SQLException {
        this.connection = connection;
        this.keys = keys;
        selectStream = connection.prepareStatement("""
                select s.number, s.newest, r.version
                from streams s join rows r on r.seq = s.newest where s.name = ?""");
        insertStream = connection.prepareStatement("insert into streams (name, newest) values (?, 0) returning number");
        updateStream = connection.prepareStatement("update streams set newest = ? where number = ?");
        insertRow = connection.prepareStatement("""
                insert into rows (seq, stream, version, before, id, at, hash, body) values (?, ?, ?, ?, ?, ?, ?, ?)""");
        upsertSnapshot = connection.prepareStatement("""
                insert into snapshots (stream, version, body, hash) values (?, ?, ?, ?)
                on conflict (stream) do update
                set version = excluded.version, body = excluded.body, hash = excluded.hash
                where excluded.version > version""");
        insertCheckpoint = connection.prepareStatement("""
                insert into checkpoints (stream, version, body, hash) select ?1, ?2, ?3, ?4
                where ?2 >= %1$d and not exists (select 1 from checkpoints
                  where stream = ?1 and version >= ?2 / %1$d * %1$d)
                """.formatted(CHECKPOINT_EVERY));
        selectHead = connection.prepareStatement("select number, hash from head");
        insertBatch = connection.prepareStatement("insert into batches (number, at, parts, hash) values (?, ?, ?, ?)");
        updateHead = connection.prepareStatement("update head set number = ?, hash = ?");
        try (Statement select = connection.createStatement();
                ResultSet found = select.executeQuery("select max(seq) from rows")) {
            seq = found.next() ? found.getLong(1) : 0;
        }
        if (keys.isInDoubt()) keys.read(connection);
        connection.rollback();
    }

    @Override
    public Map<String, Long> versions(Collection<String> streams) throws SQLException {
        Map<String, Long> versions = new HashMap<>();
        for (String stream : streams) {
            Place place = find(stream);
            versions.put(stream, place == null ? 0 : place.version);
        }
        return versions;
    }

    private @Nullable Place find(String stream) throws SQLException {
        Place known = places.get(stream);
        if (known != null) return known;
        selectStream.setString(1, stream);
        try (ResultSet found = selectStream.executeQuery()) {
            if (!found.next()) return null;
            return remember(stream, new Place(found.getLong(1), found.getLong(2), found.getLong(3)));
        }
    }

    private Place remember(String stream, Place place) {
        if (places.size() >= REMEMBERED) places.clear();
        places.put(stream, place);
        return place;
    }

    @Override
    public boolean insert(List<Row> rows) throws SQLException {
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            Place place = place(row.stream());
            insert(row, place);
            boolean last = i + 1 == rows.size() || !rows.get(i + 1).stream().equals(row.stream());
            if (last) {
                updateStream.setLong(1, place.newest);
                updateStream.setLong(2, place.stream);
                updateStream.executeUpdate();
            }
        }
        return true;
    }

    /** None: nobody else writes, and what this process has stored was looked up before. */
    @Override
    public Set<String> used(List<Row> rows) {
        return Set.of();
    }

    private void insert(Row row, Place place) throws SQLException {
        insertRow.setLong(1, ++seq);
        insertRow.setLong(2, place.stream);
        insertRow.setLong(3, row.version());
        insertRow.setLong(4, place.newest);
        insertRow.setString(5, row.id());
        insertRow.setLong(6, row.at());
        insertRow.setBytes(7, row.hash().bytes());
        insertRow.setBytes(8, row.body());
        insertRow.executeUpdate();
        inserted.add(row);
        place.newest = seq;
        place.version = row.version();
    }

    private Place place(String stream) throws SQLException {
        Place known = find(stream);
        if (known != null) return known;
        insertStream.setString(1, stream);
        try (ResultSet made = insertStream.executeQuery()) {
            if (!made.next()) throw new SQLException("no number for the stream " + stream);
            return remember(stream, new Place(made.getLong(1), 0, 0));
        }
    }

    @Override
    public void keep(List<Snapshot> snapshots) throws SQLException {
        for (Snapshot snapshot : snapshots)
            for (PreparedStatement each : List.of(upsertSnapshot, insertCheckpoint)) {
                each.setLong(1, place(snapshot.stream()).stream);
                each.setLong(2, snapshot.version());
                each.setBytes(3, snapshot.body());
                each.setBytes(4, snapshot.hash().bytes());
                each.executeUpdate();
            }
    }

    @Override
    public Head head() throws SQLException {
        if (head != null) return head;
        try (ResultSet found = selectHead.executeQuery()) {
            return Reads.head(found);
        }
    }

    @Override
    public void advance(Batch batch) throws SQLException {
        byte[] hash = batch.hash().bytes();
        insertBatch.setLong(1, batch.number());
        insertBatch.setLong(2, batch.at());
        insertBatch.setString(3, Parts.pack(batch.parts()));
        insertBatch.setBytes(4, hash);
        insertBatch.executeUpdate();
        updateHead.setLong(1, batch.number());
        updateHead.setBytes(2, hash);
        updateHead.executeUpdate();
        head = new Head(batch.number(), batch.hash());
    }

    /** A full disk still takes what is written in place, so pages are asked for as well; they are free afterwards. */
    @Override
    public void touch() throws SQLException {
        try (Statement update = connection.createStatement()) {
            update.executeUpdate("insert into key_pages (run, low, body) values (-1, 0, zeroblob(" + ROOM + "))");
            update.executeUpdate("delete from key_pages where run = -1");
            update.executeUpdate("update head set number = number");
        }
    }

    @Override
    public void commit() throws SQLException {
        keys.save(connection);
        connection.commit();
        keys.saved();
        long place = seq - inserted.size();
        for (Row row : inserted) keys.add(Mark.of(row), ++place, row.at());
        inserted.clear();
    }

    /** Asked for only where nothing was inserted, so that what is remembered stays true. */
    @Override
    public void rollback() throws SQLException {
        connection.rollback();
    }

    @Override
    public void close() throws SQLException {
        keys.doubt();
        connection.close();
    }
}
