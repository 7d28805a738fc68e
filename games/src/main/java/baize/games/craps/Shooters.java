package baize.games.craps;

import baize.core.engine.Box;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whose turn it is to shoot. */
@Rule({"3.11", "3.11.2", "1.1 \"Shooter\"", "R-80", "R-81"})
record Shooters(CrapsRules rules) {

    /** Who shoots next as things stand: who shot last, or the next clockwise with enough on the line; or nobody. */
    @Nullable
    Box next(Layout layout) {
        Box turn = layout.turn();
        if (turn != null && !layout.passed() && mayShoot(layout, turn)) return turn;
        int from = turn == null ? 0 : turn.number();
        int terminals = rules.table().boxes();
        for (int step = 1; step <= terminals; step++) {
            Box box = Box.of((from + step - 1) % terminals + 1);
            if (mayShoot(layout, box)) return box;
        }
        return null;
    }

    private boolean mayShoot(Layout layout, Box box) {
        Terminal terminal = layout.at(box);
        return terminal != null && terminal.mayShoot(rules, layout.table());
    }

    /** Whether the dice are shot without anyone's doing: nobody may, or who may is not there. */
    @Rule({"3.11.2", "R-81"})
    boolean isAutomatic(Layout layout, @Nullable Box shooter) {
        Terminal terminal = shooter == null ? null : layout.at(shooter);
        return terminal == null || terminal.away() || terminal.failed();
    }

    /** Whether the dice pass on: the shooter's Pass Line has lost or the Don't Pass has won. */
    @Rule({"3.11", "R-80"})
    static boolean passes(@Nullable Box shooter, List<Line> lines) {
        for (Line line : lines)
            if (line.box().equals(shooter)) {
                if (line.wager().equals("pass-line") && line.result() == Result.LOSE) return true;
                if (line.wager().equals("dont-pass") && line.result() == Result.WIN) return true;
            }
        return false;
    }
}
