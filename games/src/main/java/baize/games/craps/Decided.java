package baize.games.craps;

import baize.core.pay.Line;
import java.util.ArrayList;
import java.util.List;

/** A wager that the dice have decided, as it stood and as it was settled. */
public record Decided(Bet bet, Line line) {
    /** What these lines decided of what stands on a layout. */
    static List<Decided> of(Layout layout, List<Line> lines) {
        List<Decided> all = new ArrayList<>(lines.size());
        for (Line line : lines) {
            Terminal terminal = layout.at(line.box());
            if (terminal == null) throw new IllegalStateException("corrupt history: no wager at " + line.box());
            all.add(new Decided(terminal.at(Spot.parse(line.wager())), line));
        }
        return List.copyOf(all);
    }
}
