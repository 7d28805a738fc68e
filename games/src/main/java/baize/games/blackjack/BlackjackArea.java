package baize.games.blackjack;

import baize.core.rule.Id;
import baize.core.rule.Rule;
import org.jspecify.annotations.Nullable;

/** Where a wager lies. Doubles and splits lie on the hand itself. */
@Rule({"2.2.1", "2.2.2", "2.2.4", "2.3.4.2", "14.3", "14.4"})
public enum BlackjackArea {
    MAIN(null),
    PERFECT_PAIRS(SideWager.PERFECT_PAIRS),
    ANY_PAIRS(SideWager.ANY_PAIRS),
    STAR_PAIRS(SideWager.STAR_PAIRS),
    LUCKY_LUCKY(SideWager.LUCKY_LUCKY),
    BLAZING_7S(SideWager.BLAZING_7S);

    /** The lines of what is added to a wager, which have no area of their own. */
    public static final String DOUBLE = "double";

    public static final String INSURANCE = "insurance";

    private final @Nullable SideWager side;
    private final String id = Id.of(this);

    BlackjackArea(@Nullable SideWager side) {
        this.side = side;
    }

    /** The optional wager that is placed here, if it is one. */
    public @Nullable SideWager side() {
        return side;
    }

    public String id() {
        return id;
    }
}
