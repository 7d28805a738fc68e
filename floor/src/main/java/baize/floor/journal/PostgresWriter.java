package baize.floor.journal;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One of several writers of a PostgreSQL database. It locks the head of the chain before anything else, so that
 * writers wait for each other in the order they came and never in a circle.
 */
final class PostgresWriter implements Writer {
    static final String CHANNEL = "baize_journal";

    /** Asked while the head is locked, so that nobody uses an id between the question and the commit. */
    private static final String IS_USED = """
            exists (select 1 from rows r where r.id = u.id and sender(r.body) = u.sender
                and r.at >= u.at - %d)""".formatted(Journal.IDS_HOLD_MICROS);

    private final Connection connection;
    private final PreparedStatement versions;
    private final PreparedStatement insertRows;
    private final PreparedStatement used;
    private final PreparedStatement upsertSnapshot;
    private final PreparedStatement insertCheckpoint;
    private final PreparedStatement selectHead;
    private final PreparedStatement advance;

    /**
     * Takes the connection over.
     *
     * @param me what the announcement of a batch says, so that a process knows its own
     */
    PostgresWriter(Connection connection, String me) throws SQLException {
        this.connection = connection;
        prepareSession();
        versions = connection.prepareStatement("""
                select s, coalesce((select max(version) from rows where stream = s), 0) from unnest(?) s""");
        insertRows = connection.prepareStatement("""
                insert into rows (stream, version, id, at, body, hash)
                select u.stream, u.version, u.id, u.at, u.body, u.hash
                from unnest(?, ?, ?, ?, ?, ?, ?) u (stream, version, id, at, body, hash, sender)
                where not %s
                on conflict (stream, version) do nothing""".formatted(IS_USED));
        used = connection.prepareStatement(
                "select u.sender, u.id from unnest(?, ?, ?) u (id, at, sender) where " + IS_USED);
        upsertSnapshot = connection.prepareStatement("""
                insert into snapshots as kept (stream, version, body, hash) values (?, ?, ?, ?)
                on conflict (stream) do update
                set version = excluded.version, body = excluded.body, hash = excluded.hash
                where excluded.version > kept.version""");
        insertCheckpoint = connection.prepareStatement("""
                insert into checkpoints (stream, version, body, hash)
                select s.stream, s.version, s.body, s.hash
                from (values (?, ?, ?, ?)) s (stream, version, body, hash)
                where s.version >= %1$d and not exists (select 1 from checkpoints c
                  where c.stream = s.stream and c.version >= s.version / %1$d * %1$d)
                """.formatted(CHECKPOINT_EVERY));
        selectHead = connection.prepareStatement("select number, hash from head for update");
        advance = connection.prepareStatement("""
                with batch as (insert into batches (number, at, parts, hash) values (?, ?, ?, ?)),
                     moved as (update head set number = ?, hash = ?)
                select pg_notify(?, ?)""");
        advance.setString(7, CHANNEL);
        advance.setString(8, me);
    }

    /**
     * A commit means durable here, and a process that stands still does not hold the head for long. What it asks is
     * always
     * of a few rows among many, whatever the database believes of the size of its tables.
     */
    private void prepareSession() throws SQLException {
        try (Statement session = connection.createStatement()) {
            session.execute("""
                    select set_config('synchronous_commit', 'on', false)
                    where current_setting('synchronous_commit') in ('off', 'local', 'remote_write')""");
            session.execute("set idle_in_transaction_session_timeout = '30s'");
            for (String slow : List.of("enable_seqscan", "enable_hashjoin", "enable_mergejoin", "jit"))
                session.execute("set " + slow + " = off");
        }
        connection.setAutoCommit(false);
    }

    @Override
    public Map<String, Long> versions(Collection<String> streams) throws SQLException {
        Map<String, Long> found = new HashMap<>();
        versions.setArray(1, array("text", streams.toArray()));
        try (ResultSet each = versions.executeQuery()) {
            while (each.next()) found.put(each.getString(1), each.getLong(2));
        }
        return found;
    }

    @Override
    public boolean insert(List<Row> rows) throws SQLException {
        if (rows.isEmpty()) return true;
        insertRows.setArray(1, array("text", rows.stream().map(Row::stream).toArray()));
        insertRows.setArray(2, array("int8", rows.stream().map(Row::version).toArray()));
        insertRows.setArray(3, array("text", rows.stream().map(Row::id).toArray()));
        insertRows.setArray(4, array("int8", rows.stream().map(Row::at).toArray()));
        insertRows.setArray(5, array("bytea", rows.stream().map(Row::body).toArray(byte[][]::new)));
        insertRows.setArray(
                6, array("bytea", rows.stream().map(row -> row.hash().bytes()).toArray(byte[][]::new)));
        insertRows.setArray(7, senders(rows));
        return insertRows.executeUpdate() == rows.size();
    }

    private Array senders(List<Row> rows) throws SQLException {
        return array("text", rows.stream().map(row -> Mark.sender(row.body())).toArray());
    }

    @Override
    public Set<String> used(List<Row> rows) throws SQLException {
        Set<String> keys = new HashSet<>();
        used.setArray(1, array("text", rows.stream().map(Row::id).toArray()));
        used.setArray(2, array("int8", rows.stream().map(Row::at).toArray()));
        used.setArray(3, senders(rows));
        try (ResultSet each = used.executeQuery()) {
            while (each.next()) keys.add(Mark.key(each.getString(1), each.getString(2)));
        }
        return keys;
    }

    private Array array(String type, Object[] values) throws SQLException {
        return connection.createArrayOf(type, values);
    }

    @Override
    public void keep(List<Snapshot> snapshots) throws SQLException {
        for (Snapshot snapshot : snapshots.stream()
                .sorted(Comparator.comparing(Snapshot::stream))
                .toList()) {
            for (PreparedStatement each : List.of(upsertSnapshot, insertCheckpoint)) {
                each.setString(1, snapshot.stream());
                each.setLong(2, snapshot.version());
                each.setBytes(3, snapshot.body());
                each.setBytes(4, snapshot.hash().bytes());
                each.executeUpdate();
            }
        }
    }

    @Override
    public Head head() throws SQLException {
        try (ResultSet found = selectHead.executeQuery()) {
            return Reads.head(found);
        }
    }

    @Override
    public void advance(Batch batch) throws SQLException {
        byte[] hash = batch.hash().bytes();
        advance.setLong(1, batch.number());
        advance.setLong(2, batch.at());
        advance.setString(3, Parts.pack(batch.parts()));
        advance.setBytes(4, hash);
        advance.setLong(5, batch.number());
        advance.setBytes(6, hash);
        advance.executeQuery().close();
    }

    @Override
    public void touch() throws SQLException {
        try (Statement update = connection.createStatement()) {
            update.executeUpdate("update head set number = number");
        }
    }

    @Override
    public void commit() throws SQLException {
        connection.commit();
    }

    @Override
    public void rollback() throws SQLException {
        connection.rollback();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
