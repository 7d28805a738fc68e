package baize.games.blackjack;

import baize.core.pay.Ending;
import java.util.List;

/** How an optional wager ends, by the first cards alone. */
public enum SideEnding implements Ending {
    SIDE_WON("14.3"),
    SIDE_LOST("14.3"),
    /** The jackpot's equipment failed. */
    JACKPOT_FAILED("16.18.1");

    private final String clause;

    SideEnding(String clause) {
        this.clause = clause;
    }

    @Override
    public List<String> cites() {
        return List.of(clause);
    }
}
