package baize.lab.exact;

import baize.core.card.HandCategory;
import baize.core.card.PokerHand;
import baize.core.chance.Combinations;
import baize.games.caribbeanstud.StudPrize;
import baize.games.jackpot.JackpotRules;
import java.util.Arrays;

/** How many of all 2,598,960 hands of five cards are of each category, which is what the jackpot of Stud looks at. */
public final class StudHandCounts {
    private StudHandCounts() {}

    /** By ordinal; counted when first asked for. */
    private static final class Hands {
        private static final long[] COUNTS = new long[HandCategory.values().length];

        static {
            Combinations.fives(
                    (a, b, c, d, e) -> COUNTS[PokerHand.categoryOrdinal(PokerHand.strength(a, b, c, d, e))]++);
        }
    }

    public static long of(HandCategory category) {
        return Hands.COUNTS[category.ordinal()];
    }

    /** What a jackpot wager returns. */
    public static JackpotReturn jackpot(JackpotRules rules) {
        return new JackpotReturn(
                rules,
                Arrays.stream(HandCategory.values())
                        .map(category -> new JackpotReturn.Ways(of(category), StudPrize.of(category)))
                        .toList());
    }
}
