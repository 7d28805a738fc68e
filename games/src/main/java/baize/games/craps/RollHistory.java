package baize.games.craps;

import baize.core.dice.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What the dice of a game have shown, for its displays.
 *
 * @param last the latest rolls, the newest first
 * @param totals how often each total from 2 to 12 has come
 * @param rolls how often the dice were thrown
 * @param pointsMade how many points were made
 * @param sevenOuts how often a seven came before the point
 * @param turn rolls since the dice last passed
 * @param longestTurn the most there have been
 */
public record RollHistory(
        List<Dice> last, List<Integer> totals, long rolls, long pointsMade, long sevenOuts, int turn, int longestTurn) {
    static final RollHistory NONE = new RollHistory(List.of(), Collections.nCopies(11, 0), 0, 0, 0, 0, 0);

    private static final int KEPT = 40;

    /** After one more roll. */
    RollHistory with(Dice dice, int point, boolean passes) {
        List<Dice> newest = new ArrayList<>(last.size() + 1);
        newest.add(dice);
        newest.addAll(last.subList(0, Math.min(last.size(), KEPT - 1)));
        List<Integer> counts = new ArrayList<>(totals);
        counts.set(dice.total() - 2, counts.get(dice.total() - 2) + 1);
        int length = turn + 1;
        return new RollHistory(
                List.copyOf(newest),
                List.copyOf(counts),
                rolls + 1,
                point > 0 && dice.total() == point ? pointsMade + 1 : pointsMade,
                point > 0 && dice.total() == 7 ? sevenOuts + 1 : sevenOuts,
                passes ? 0 : length,
                Math.max(longestTurn, length));
    }
}
