package baize.games.craps;

import baize.core.pay.Line;
import baize.core.pay.Result;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A wager that the dice have decided, as it stood and as it was settled.
 *
 * @param lastRoll of what is held: whether the last roll decided it
 */
public record Decided(Bet bet, Line line, boolean lastRoll) {
    /** What these lines decided of what stands on a layout. */
    static List<Decided> of(Layout layout, List<Line> lines) {
        List<Decided> all = new ArrayList<>(lines.size());
        for (Line line : lines) {
            Terminal terminal = layout.at(line.box());
            if (terminal == null) throw new IllegalStateException("corrupt history: no wager at " + line.box());
            all.add(new Decided(terminal.at(Spot.parse(line.wager())), line, false));
        }
        return List.copyOf(all);
    }

    Decided of(boolean last) {
        return new Decided(bet, line, last);
    }

    /** As it was paid when its terminal worked again; none where it was not. */
    @Nullable
    Decided paid(List<Line> lines) {
        for (Line paid : lines) {
            boolean same = paid.wager().equals(line.wager()) && paid.stake().equals(line.stake());
            if (same && paid.result() != Result.VOID && paid.ending().equals(line.ending()))
                return new Decided(bet, paid, false);
        }
        return null;
    }
}
