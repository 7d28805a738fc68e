package baize.floor.audit;

import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Where a round is in its table's stream. Rounds only go up, and each is preceded by a commitment that names it, so a
 * few looks find it among millions of rows.
 *
 * @param committed the row that committed to the round's seed; the round comes after it
 * @param last the row that ended it, or the stream's last while it goes on
 */
record RoundRows(long committed, long last) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String COMMITTED = "house/seed-committed/";

    /** Rows looked at together, a round's worth or so. */
    private static final int LOOK = 16;

    private record Commitment(long version, int round) {}

    static @Nullable RoundRows find(Journal journal, String stream, int round) {
        long end = journal.version(stream);
        long low = 1;
        long high = end + 1;
        while (low < high) {
            long middle = low + (high - low) / 2;
            Commitment next = next(journal, stream, middle, end);
            if (next == null || next.round() >= round) high = middle;
            else low = next.version() + 1;
        }
        Commitment found = next(journal, stream, low, end);
        if (found == null || found.round() != round) return null;
        Commitment after = next(journal, stream, found.version() + 1, end);
        return new RoundRows(found.version(), after == null ? end : after.version());
    }

    /** The first commitment at a version or after it. */
    private static @Nullable Commitment next(Journal journal, String stream, long from, long end) {
        for (long first = from; first <= end; first += LOOK) {
            List<Commitment> found = new ArrayList<>(1);
            journal.rows(stream, first, first + LOOK - 1, row -> {
                Commitment commitment = found.isEmpty() ? commitment(row) : null;
                if (commitment != null) found.add(commitment);
            });
            if (!found.isEmpty()) return found.getFirst();
        }
        return null;
    }

    private static @Nullable Commitment commitment(Row row) {
        for (JsonNode event : MAPPER.readTree(row.body()).path("events"))
            if (event.path("event").asString("").startsWith(COMMITTED))
                return new Commitment(
                        row.version(), event.path("committed").path("round").asInt(0));
        return null;
    }
}
