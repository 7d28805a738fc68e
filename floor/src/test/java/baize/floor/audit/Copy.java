package baize.floor.audit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.journal.SqliteJournal;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A copy of a floor's database without its guards, to be damaged behind the journal's back. */
final class Copy implements AutoCloseable {
    private final Path folder;
    private final Connection connection;
    private final Map<String, Long> batches = new HashMap<>();

    Copy(Path of, Path folder) throws SQLException {
        this.folder = PlayedFloor.copy(of, folder);
        try (SqliteJournal journal = SqliteJournal.openReadOnly(of)) {
            journal.walk(
                    0,
                    (batch, rows) ->
                            rows.forEach(row -> batches.put(row.stream() + ' ' + row.version(), batch.number())));
        }
        connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("floor.db"));
        for (List<Object> guard : rows("select type, name from sqlite_master where sql is not null"))
            if (!guard.getFirst().equals("table")) run("drop " + guard.getFirst() + " \"" + guard.getLast() + '"');
    }

    int run(String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int at = 0; at < values.length; at++) statement.setObject(at + 1, values[at]);
            return statement.executeUpdate();
        }
    }

    List<List<Object>> rows(String sql) throws SQLException {
        List<List<Object>> rows = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            int columns = found.getMetaData().getColumnCount();
            while (found.next()) {
                List<Object> row = new ArrayList<>();
                for (int at = 1; at <= columns; at++) row.add(found.getObject(at));
                rows.add(row);
            }
        }
        return rows;
    }

    Object value(String sql) throws SQLException {
        return rows(sql).getFirst().getFirst();
    }

    long number(String sql) throws SQLException {
        return ((Number) value(sql)).longValue();
    }

    /** The batch that a row was stored in. */
    long batch(String stream, long version) {
        return batches.getOrDefault(stream + ' ' + version, 0L);
    }

    /** What the audit says. */
    Audit.Verdict verdict() throws SQLException {
        connection.close();
        return PlayedFloor.audit(folder);
    }

    /** What the audit finds; to find nothing fails the test. */
    Finding finding(String damage) throws SQLException {
        Audit.Verdict verdict = verdict();
        assertThat(verdict).as(damage).isInstanceOf(Audit.Verdict.Broken.class);
        return ((Audit.Verdict.Broken) verdict).finding();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
