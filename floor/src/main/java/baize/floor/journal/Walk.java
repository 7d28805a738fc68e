package baize.floor.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** The batches after a number: few, as a rule, so the rows of each are looked up by their streams and versions. */
final class Walk {
    static final String BATCHES = "select number, at, parts, hash from batches where number > ? order by number";
    private static final int PARTS_A_QUERY = 64;

    private final Connection connection;
    private final Dialect dialect;

    Walk(Connection connection, Dialect dialect) {
        this.connection = connection;
        this.dialect = dialect;
    }

    void run(long after, BiConsumer<Batch, List<Row>> each) throws SQLException {
        try (PreparedStatement select = Reads.prepare(connection, BATCHES, after);
                ResultSet batches = select.executeQuery()) {
            while (batches.next()) {
                Batch batch = Reads.batch(batches);
                each.accept(batch, rows(batch));
            }
        }
    }

    private List<Row> rows(Batch batch) throws SQLException {
        List<Row> rows = new ArrayList<>();
        List<Batch.Part> parts =
                batch.parts().stream().filter(part -> !part.isSnapshot()).toList();
        for (int from = 0; from < parts.size(); from += PARTS_A_QUERY) {
            List<Batch.Part> some = parts.subList(from, Math.min(from + PARTS_A_QUERY, parts.size()));
            List<Row> found = find(some);
            found.sort(Parts.ORDER);
            match(batch, some, found);
            rows.addAll(found);
        }
        return rows;
    }

    private List<Row> find(List<Batch.Part> parts) throws SQLException {
        Object[] values = parts.stream()
                .<Object>mapMulti((part, value) -> {
                    value.accept(part.stream());
                    value.accept(part.first());
                    value.accept(part.last());
                })
                .toArray();
        List<Row> rows = new ArrayList<>();
        try (PreparedStatement select =
                        Reads.prepare(connection, dialect.ranges().of(parts.size()), values);
                ResultSet found = select.executeQuery()) {
            while (found.next()) rows.add(Reads.row(found));
        }
        return rows;
    }

    private static void match(Batch batch, List<Batch.Part> parts, List<Row> rows) {
        int next = 0;
        for (Batch.Part part : parts)
            for (long version = part.first(); version <= part.last(); version++, next++) {
                Row row = next < rows.size() ? rows.get(next) : null;
                if (row == null || row.version() != version || !row.stream().equals(part.stream()))
                    throw missing(batch, part, version);
            }
    }

    static Damaged missing(Batch batch, Batch.Part part, long version) {
        return new Damaged(batch.number(), part.stream(), version, "the batch names it, but it is not there");
    }
}
