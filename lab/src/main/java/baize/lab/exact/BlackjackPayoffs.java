package baize.lab.exact;

import static baize.games.blackjack.BlackjackShowdown.*;

import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackShowdown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the ends of a box mean for its wager. An end is a row of the settlement table for a hand that was neither
 * doubled nor split, or for one that was doubled; of a split box it is what all its hands net together.
 */
public final class BlackjackPayoffs {
    /** The wager that figures are for: one that every odds of the game can be paid on, so that nothing is rounded. */
    public static final long UNIT = 200;

    /** Three hands, each doubled. */
    private static final int MOST_NET = 6;

    private static final List<BlackjackShowdown> SINGLE = List.of(
            BLACKJACK_PAID,
            BLACKJACK,
            BOTH_BLACKJACK,
            DEALER_BUST,
            DEALER_BEATEN,
            EQUAL,
            DEALER_WINS,
            BUSTED,
            DEALER_BLACKJACK);

    private static final List<BlackjackShowdown> DOUBLED =
            List.of(DEALER_BUST, DEALER_BEATEN, EQUAL, DEALER_WINS, DEALER_BLACKJACK);

    private static final int SPLIT = SINGLE.size() + DOUBLED.size();

    /** How many ends there are. */
    public static final int OUTCOMES = SPLIT + 2 * MOST_NET + 1;

    private static final int[] SINGLE_PLACES = places(SINGLE, 0);
    private static final int[] DOUBLED_PLACES = places(DOUBLED, SINGLE.size());

    /** The wager with what is added to it, per wager. */
    @Rule({"blackjack 15.1", "blackjack 9.1.1", "R-93", "R-94"})
    public static final Payoff MAIN = new Payoff("main", "main", UNIT, cells());

    private BlackjackPayoffs() {}

    private static int[] places(List<BlackjackShowdown> rows, int from) {
        int[] places = new int[BlackjackShowdown.values().length];
        Arrays.fill(places, -1);
        for (int at = 0; at < rows.size(); at++) places[rows.get(at).ordinal()] = from + at;
        return places;
    }

    /** The number of an end of one hand, from the ordinal of its row. */
    public static int outcome(int row, boolean doubled) {
        return (doubled ? DOUBLED_PLACES : SINGLE_PLACES)[row];
    }

    /** The number of an end of a split box, from what it nets in wagers. */
    public static int split(int net) {
        return SPLIT + MOST_NET + net;
    }

    private static List<Payoff.Cell> cells() {
        List<Payoff.Cell> cells = new ArrayList<>(OUTCOMES);
        for (BlackjackShowdown row : SINGLE)
            cells.add(new Payoff.Cell(row.id(), row.originalReturned(UNIT) - UNIT, UNIT));
        for (BlackjackShowdown row : DOUBLED)
            cells.add(new Payoff.Cell(
                    "doubled-" + row.id(), row.originalReturned(UNIT) + row.addedReturned(UNIT) - 2 * UNIT, 2 * UNIT));
        for (int net = -MOST_NET; net <= MOST_NET; net++) cells.add(new Payoff.Cell(named(net), net * UNIT, 2 * UNIT));
        return cells;
    }

    private static String named(int net) {
        return net == 0 ? "split-even" : (net > 0 ? "split-wins-" : "split-loses-") + Math.abs(net);
    }
}
