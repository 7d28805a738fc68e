package baize.floor.audit;

import baize.core.engine.Patron;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.stream.Stream;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The visits of a patron to tables, the last first. A card is in one table at a time, so they follow each other. */
final class VisitsBack {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String INSERTED = "patron/card-inserted/";
    private static final String REMOVED = "patron/card-removed/";
    private static final int LOOK = 64;

    private final Journal journal;
    private final String stream;
    private final Deque<Past> found = new ArrayDeque<>();
    private String endedAt;
    private long next;
    private long until;
    private long through;

    /**
     * A visit.
     *
     * @param from when the card was put in
     * @param last the last row of the table while it was in
     */
    record Past(String table, Instant from, long last) {}

    /** From now. */
    private VisitsBack(Journal journal, String stream) {
        this.journal = journal;
        this.stream = stream;
        this.endedAt = "";
        this.next = journal.version(stream);
        this.until = Long.MAX_VALUE;
    }

    /** From the end of a round back, which itself is left out. */
    private VisitsBack(Journal journal, String stream, String table, RoundRows round) {
        this.journal = journal;
        this.stream = stream;
        this.endedAt = table;
        this.until = time(journal, table, round.last());
        this.next = lastUpTo(journal, stream, until);
        this.through = round.committed();
    }

    /** From a round of a table back, or from now; none from a round that never was. */
    static @Nullable VisitsBack of(Journal journal, Patron patron, @Nullable String before) {
        String stream = "patron/" + patron.id();
        if (before == null) return new VisitsBack(journal, stream);
        int dash = before.lastIndexOf('-');
        String table = Replay.TABLE + before.substring(0, Math.max(0, dash));
        RoundRows round = RoundRows.find(journal, table, Replay.number(before.substring(dash + 1)));
        return round == null ? null : new VisitsBack(journal, stream, table, round);
    }

    /** The next visit back. */
    @Nullable
    Past next() {
        while (found.isEmpty() && next > 0) {
            List<Row> rows = new ArrayList<>(LOOK);
            journal.rows(stream, Math.max(1, next - LOOK + 1), next, rows::add);
            for (Row row : rows.reversed()) take(row);
            next = Math.max(0, next - LOOK);
        }
        return found.poll();
    }

    private void take(Row row) {
        JsonNode body = MAPPER.readTree(row.body());
        JsonNode events = body.path("events");
        for (int at = events.size() - 1; at >= 0; at--) {
            String name = events.get(at).path("event").asString("");
            String table = Replay.TABLE + events.get(at).path("table").asString("");
            if (name.startsWith(REMOVED)) {
                until = row.at();
                endedAt = table;
                through = together(row, body.path("by").asString(""), table);
            } else if (name.startsWith(INSERTED)) {
                found.add(new Past(table.substring(Replay.TABLE.length()), Stream.instant(row.at()), last(table)));
                until = row.at();
                through = 0;
            }
        }
    }

    private long last(String table) {
        return through > 0 && table.equals(endedAt) ? through : lastUpTo(journal, table, until);
    }

    /** The row of a table under the same command; 0 where that is too long ago to be looked up. */
    private long together(Row row, String by, String table) {
        for (Row other : journal.under(by, row.id(), row.at(), true))
            if (other.stream().equals(table)) return other.version();
        return 0;
    }

    /** The last row of a stream whose time is no later; times never go back within a stream. */
    private static long lastUpTo(Journal journal, String stream, long at) {
        long low = 0;
        long high = journal.version(stream);
        if (at == Long.MAX_VALUE) return high;
        while (low < high) {
            long middle = low + (high - low + 1) / 2;
            if (time(journal, stream, middle) <= at) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    private static long time(Journal journal, String stream, long version) {
        List<Row> rows = new ArrayList<>(1);
        journal.rows(stream, version, version, rows::add);
        return rows.isEmpty() ? Long.MAX_VALUE : rows.getFirst().at();
    }
}
