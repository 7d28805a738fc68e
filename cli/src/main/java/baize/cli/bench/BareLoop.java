package baize.cli.bench;

import baize.floor.journal.Row;
import baize.floor.journal.SqliteJournal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * The least that must be done to make the same rows durable: a prepared insert a row, one for the batch, a commit a
 * transaction, into the journal's own schema under the journal's own settings. It decides nothing, hashes nothing,
 * looks nothing up and answers nobody.
 */
final class BareLoop implements AutoCloseable {
    private final Connection connection;
    private final PreparedStatement insert;
    private final PreparedStatement batch;
    private long streams;
    private long batches;

    BareLoop(Path folder) throws SQLException {
        SqliteJournal.open(folder).close();
        connection = source(folder).getConnection();
        connection.setAutoCommit(false);
        insert = connection.prepareStatement(
                "insert into rows (stream, version, before, id, at, body, hash) values (?, ?, ?, ?, ?, ?, ?)");
        batch = connection.prepareStatement("insert into batches (number, at, parts, hash) values (?, ?, ?, ?)");
    }

    private static SQLiteDataSource source(Path folder) {
        SQLiteConfig config = new SQLiteConfig();
        config.setPageSize(4096);
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setCacheSize(-64 * 1024);
        config.setGetGeneratedKeys(false); // asked for after every insert otherwise, at a third of its cost
        config.setPragma(SQLiteConfig.Pragma.MMAP_SIZE, Long.toString(1L << 30));
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, "1000");
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + folder.resolve("floor.db"));
        return source;
    }

    /** Stores the rows of each transaction once more, as rows of new streams; rows a second. */
    double write(List<BusyFloor.Stored> stored) throws SQLException {
        Map<String, Long> numbers = new HashMap<>();
        for (BusyFloor.Stored one : stored)
            for (Row row : one.rows()) numbers.computeIfAbsent(row.stream(), _ -> ++streams);
        long rows = 0;
        long from = System.nanoTime();
        for (BusyFloor.Stored one : stored) {
            for (Row row : one.rows()) insert(numbers.getOrDefault(row.stream(), 0L), row);
            insert(one);
            connection.commit();
            rows += one.rows().size();
        }
        return rows * 1e9 / (System.nanoTime() - from);
    }

    private void insert(long stream, Row row) throws SQLException {
        insert.setLong(1, stream);
        insert.setLong(2, row.version());
        insert.setLong(3, row.version());
        insert.setString(4, row.id());
        insert.setLong(5, row.at());
        insert.setBytes(6, row.body());
        insert.setBytes(7, row.hash().bytes());
        insert.executeUpdate();
    }

    private void insert(BusyFloor.Stored stored) throws SQLException {
        batch.setLong(1, ++batches);
        batch.setLong(2, stored.batch().at());
        batch.setString(3, stored.parts());
        batch.setBytes(4, stored.batch().hash().bytes());
        batch.executeUpdate();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
