package baize.lab.exact;

import baize.games.blackjack.Points;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A way to play Star Blackjack by totals.
 *
 * @param name as given on the command line
 * @param text what a player remembers
 * @param columns by upcard, the ace first
 */
public record BlackjackStrategy(String name, String text, List<BlackjackColumn> columns) {
    /** Another name of the best, which every game knows. */
    static final String OPTIMAL = "optimal";

    /** The name of the best. */
    public static final String BASIC = "basic";

    static final BlackjackStrategy MIMIC =
            plain("mimic-the-dealer", "draw and stand as the dealer does, never double or split", Points::dealerDraws);

    private static final BlackjackStrategy NEVER_BUST = plain(
            "never-bust",
            "stand on any hard 12 or more and on soft 18, never double or split",
            points -> Points.isSoft(points) ? Points.total(points) < 18 : Points.hard(points) < 12);

    /** The ways to play that need no solver. */
    static final List<BlackjackStrategy> SIMPLE = List.of(NEVER_BUST, MIMIC);

    public BlackjackStrategy {
        columns = List.copyOf(columns);
    }

    private static BlackjackStrategy plain(String name, String text, IntPredicate draws) {
        BlackjackColumn column = new BlackjackColumn();
        BlackjackHands hands = BlackjackHands.ALL;
        for (int hand = 1; hand < hands.count(); hand++)
            column.hits(BlackjackColumn.cell(hands.points(hand)), draws.test(hands.points(hand)));
        return new BlackjackStrategy(name, text, Collections.nCopies(BlackjackHands.VALUES, column));
    }

    /** What to do against an upcard, 1 for the ace. */
    public BlackjackColumn column(int up) {
        return columns.get(up - 1);
    }
}
