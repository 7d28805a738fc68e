package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.card.Rank;
import baize.core.rule.Rule;
import java.util.List;

/** What a box's first two cards and the dealer's first are to Lucky Lucky, from the lowest event to the highest. */
@Rule({"14.17", "14.18", "14.20", "R-106"})
public enum LuckyHand {
    NOTHING,
    NINETEEN,
    TWENTY,
    UNSUITED_TWENTY_ONE,
    SUITED_TWENTY_ONE,
    UNSUITED_678,
    UNSUITED_777,
    SUITED_678,
    SUITED_777;

    private static final int SIX_SEVEN_EIGHT = bit(Rank.SIX) | bit(Rank.SEVEN) | bit(Rank.EIGHT);

    /** The highest event that three cards are. */
    public static LuckyHand of(Card one, Card two, Card dealers) {
        boolean suited = one.suit() == two.suit() && two.suit() == dealers.suit();
        int ranks = bit(one.rank()) | bit(two.rank()) | bit(dealers.rank());
        if (ranks == bit(Rank.SEVEN)) return suited ? SUITED_777 : UNSUITED_777;
        if (ranks == SIX_SEVEN_EIGHT) return suited ? SUITED_678 : UNSUITED_678;
        return switch (Points.total(Points.of(List.of(one, two, dealers)))) {
            case 21 -> suited ? SUITED_TWENTY_ONE : UNSUITED_TWENTY_ONE;
            case 20 -> TWENTY;
            case 19 -> NINETEEN;
            default -> NOTHING;
        };
    }

    private static int bit(Rank rank) {
        return 1 << rank.ordinal();
    }
}
