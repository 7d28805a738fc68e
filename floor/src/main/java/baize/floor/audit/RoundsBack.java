package baize.floor.audit;

import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.floor.Machines;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.stream.Stream;
import baize.floor.table.TableFact;
import baize.floor.table.TableMachine;
import baize.wire.Malformed;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The rounds of one table, from a row back, the newest first. A round lies between the commitment to its seed and its
 * reveal; one that is not over has no reveal and is not told.
 */
final class RoundsBack {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String COMMITTED = "house/seed-committed/";
    private static final String REVEALED = "house/seed-revealed/";

    /** Rows read together. */
    private static final int LOOK = 128;

    private final Journal journal;
    private final String table;
    private final String stream;
    private final TableMachine<?, ?, ?, ?> machine;
    private final Deque<PastRound> found = new ArrayDeque<>();
    private final List<Line> lines = new ArrayList<>();
    private long next;
    private long looked;
    private int number;
    private Instant ended = Instant.EPOCH;

    /** @param last the row to begin with, going back */
    private RoundsBack(Journal journal, String table, TableMachine<?, ?, ?, ?> machine, long last) {
        this.journal = journal;
        this.table = table;
        this.stream = Replay.TABLE + table;
        this.machine = machine;
        this.next = last;
    }

    /** From a row of a table back; none where there is no such table. */
    static @Nullable RoundsBack from(Journal journal, String table, long last) {
        List<Row> first = new ArrayList<>(1);
        journal.rows(Replay.TABLE + table, 1, 1, first::add);
        return !first.isEmpty() && Machines.of(first.getFirst()) instanceof TableMachine<?, ?, ?, ?> machine
                ? new RoundsBack(journal, table, machine, last)
                : null;
    }

    /** How many rows were looked at so far. */
    long looked() {
        return looked;
    }

    /**
     * The next round back.
     *
     * @param notBefore rounds that ended earlier are not looked for
     */
    @Nullable
    PastRound next(Instant notBefore) {
        while (found.isEmpty() && next > 0) {
            List<Row> rows = new ArrayList<>(LOOK);
            journal.rows(stream, Math.max(1, next - LOOK + 1), next, rows::add);
            if (rows.isEmpty()) throw new Malformed(stream, "expected a row " + next);
            for (Row row : rows.reversed()) take(row);
            looked += rows.size();
            next = rows.getFirst().version() - 1;
            boolean past = Stream.instant(rows.getFirst().at()).isBefore(notBefore);
            if (past && number == 0) next = 0;
        }
        PastRound round = found.poll();
        return round == null || round.at().isBefore(notBefore) ? null : round;
    }

    private void take(Row row) {
        JsonNode events = MAPPER.readTree(row.body()).path("events");
        for (int at = events.size() - 1; at >= 0; at--) take(row, events.get(at));
    }

    private void take(Row row, JsonNode event) {
        String name = event.path("event").asString("");
        if (name.startsWith(REVEALED)) {
            number = event.path("round").asInt(0);
            ended = Stream.instant(row.at());
            lines.clear();
        } else if (name.startsWith(COMMITTED)) {
            if (number != 0) found.add(new PastRound(table, number, ended, lines));
            number = 0;
        } else if (number != 0 && event.has("lines")) {
            lines.addAll(0, lines(event));
        }
    }

    private List<Line> lines(JsonNode event) {
        return machine.codec().event(event) instanceof TableFact.Happened<?>(var happened)
                        && happened instanceof Settles settles
                ? settles.lines()
                : List.of();
    }
}
