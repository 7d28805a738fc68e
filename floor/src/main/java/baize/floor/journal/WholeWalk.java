package baize.floor.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * All batches, with the rows read once in the order they were inserted. Where several processes store at once, rows of
 * a later batch may come before those of an earlier one: they wait. No more can wait than were being stored together.
 */
final class WholeWalk {
    private static final int WAITING = 100_000;

    private final Connection connection;
    private final Dialect dialect;
    private final Map<Place, Row> waiting = new LinkedHashMap<>();

    WholeWalk(Connection connection, Dialect dialect) {
        this.connection = connection;
        this.dialect = dialect;
    }

    void run(BiConsumer<Batch, List<Row>> each) throws SQLException {
        try (PreparedStatement selectBatches = Reads.prepare(connection, Walk.BATCHES, 0L);
                PreparedStatement selectRows = Reads.prepare(connection, dialect.everything());
                ResultSet batches = selectBatches.executeQuery();
                ResultSet rows = selectRows.executeQuery()) {
            while (batches.next()) {
                Batch batch = Reads.batch(batches);
                each.accept(batch, rows(batch, rows));
            }
            if (!waiting.isEmpty()) throw stray(waiting.keySet().iterator().next());
            if (rows.next()) throw stray(Place.of(Reads.row(rows)));
        }
    }

    private List<Row> rows(Batch batch, ResultSet from) throws SQLException {
        List<Row> rows = new ArrayList<>();
        for (Batch.Part part : batch.parts())
            if (!part.isSnapshot())
                for (long version = part.first(); version <= part.last(); version++)
                    rows.add(row(batch, part, version, from));
        return rows;
    }

    private Row row(Batch batch, Batch.Part part, long version, ResultSet from) throws SQLException {
        Row early = waiting.remove(new Place(part.stream(), version));
        if (early != null) return early;
        while (from.next()) {
            Row row = Reads.row(from);
            if (row.version() == version && row.stream().equals(part.stream())) return row;
            waiting.put(Place.of(row), row);
            if (waiting.size() > WAITING && exists(part.stream(), version))
                throw stray(waiting.keySet().iterator().next());
            if (waiting.size() > WAITING) break;
        }
        throw Walk.missing(batch, part, version);
    }

    private boolean exists(String stream, long version) throws SQLException {
        try (PreparedStatement select = Reads.prepare(connection, dialect.range(), stream, version, version);
                ResultSet found = select.executeQuery()) {
            return found.next();
        }
    }

    private static Damaged stray(Place place) {
        return new Damaged(0, place.stream(), place.version(), "it belongs to no batch");
    }

    private record Place(String stream, long version) {
        static Place of(Row row) {
            return new Place(row.stream(), row.version());
        }
    }
}
