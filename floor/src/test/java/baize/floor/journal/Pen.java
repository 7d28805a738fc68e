package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Writes rows that go on from each other, as one process believes the streams to be. */
final class Pen {
    private final Map<String, Row> last = new HashMap<>();
    private long clock = 1_700_000_000_000_000L;

    /** The next row of a stream. */
    Row row(String stream, String id) {
        return row(stream, id, "{\"did\":\"" + id + "\"}");
    }

    /** The next row of a stream, which says whose it is. */
    Row row(String by, String stream, String id, long at) {
        clock = at - 1;
        return row(stream, id, "{\"by\":\"" + by + "\"}");
    }

    private Row row(String stream, String id, String text) {
        Row before = last.get(stream);
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        Row row = Chain.row(
                before == null ? Chain.start(stream) : before.hash(),
                stream,
                before == null ? 1 : before.version() + 1,
                id,
                ++clock,
                body);
        last.put(stream, row);
        return row;
    }

    /** A unit of the next row of each stream. */
    Unit unit(String id, String... streams) {
        List<Row> rows = new ArrayList<>();
        for (String stream : streams) rows.add(row(stream, id));
        return new Unit(rows);
    }

    /** Believes what the journal says of a stream. */
    void read(Journal journal, String stream) {
        last.remove(stream);
        long version = journal.version(stream);
        journal.rows(stream, version, version, row -> last.put(stream, row));
    }

    /** The snapshot after the last row written. */
    Snapshot snapshot(String stream, String state) {
        Row row = Objects.requireNonNull(last.get(stream));
        return Chain.snapshot(row.hash(), stream, row.version(), state.getBytes(StandardCharsets.UTF_8));
    }

    /** Every row of a journal, in the order of the batches, after checking each hash of both chains. */
    static List<Row> verified(Journal journal) {
        List<Row> all = new ArrayList<>();
        Map<String, Row> before = new HashMap<>();
        List<Batch> batches = new ArrayList<>();
        journal.walk(0, (batch, rows) -> {
            Hash head = batches.isEmpty() ? Chain.GENESIS : batches.getLast().hash();
            assertThat(batch).isEqualTo(Chain.batch(head, batches.size() + 1L, batch.at(), batch.parts(), rows));
            for (Row row : rows) {
                Row previous = before.put(row.stream(), row);
                assertThat(row.version()).isEqualTo(previous == null ? 1 : previous.version() + 1);
                assertThat(Chain.follows(previous == null ? Chain.start(row.stream()) : previous.hash(), row))
                        .isTrue();
            }
            batches.add(batch);
            all.addAll(rows);
        });
        assertThat(journal.head()).isEqualTo(batches.isEmpty() ? null : batches.getLast());
        return all;
    }

    /** The last batch of a journal that has one. */
    static Batch head(Journal journal) {
        return Objects.requireNonNull(journal.head());
    }

    static List<Row> rows(Journal journal, String stream) {
        List<Row> rows = new ArrayList<>();
        journal.rows(stream, 1, Long.MAX_VALUE, rows::add);
        return rows;
    }

    static List<String> ids(List<Row> rows) {
        return rows.stream().map(Row::id).toList();
    }
}
