package baize.floor.audit;

import baize.core.engine.Patron;
import baize.core.pay.Line;
import baize.core.pay.Result;
import java.time.Instant;
import java.util.List;

/**
 * A round that is over, in short.
 *
 * @param at when it ended
 * @param lines how its wagers were settled
 */
public record PastRound(String table, int number, Instant at, List<Line> lines) {
    public PastRound {
        lines = List.copyOf(lines);
    }

    /** Its id, {@code 4-1183}. */
    public String id() {
        return table + "-" + number;
    }

    /** Whether every wager was void. */
    public boolean isVoid() {
        return !lines.isEmpty() && lines.stream().allMatch(line -> line.result() == Result.VOID);
    }

    /** The same with the lines of one patron alone. */
    PastRound of(Patron patron) {
        return new PastRound(
                table,
                number,
                at,
                lines.stream().filter(line -> line.patron().equals(patron)).toList());
    }
}
