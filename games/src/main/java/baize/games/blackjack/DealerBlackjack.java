package baize.games.blackjack;

import baize.core.rule.Rule;

/** What a dealer's blackjack takes of a hand that was split, where some of it has gone over twenty-one. */
@Rule({"10.5", "11.4", "12.7", "15.1.6", "15.1.10", "R-93"})
public enum DealerBlackjack {
    /** Busted hands are lost, and of those still on the table one amount equal to the original wager. */
    BUSTED_BETS_PLUS_ONE("BB+1"),

    /** The original wager only: nothing more is taken once a hand has gone over. */
    ORIGINAL_BETS_ONLY("OBO");

    private final String id;

    DealerBlackjack(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** Whether one more amount is taken from the hands still standing, where so many have gone over. */
    public boolean takesOneMore(int busted) {
        return this == BUSTED_BETS_PLUS_ONE || busted == 0;
    }
}
