package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.card.Rank;
import baize.core.card.Suit;
import baize.core.rule.Id;
import baize.core.rule.Rule;

/** What a box's first two cards and the dealer's first are to Blazing 7's, from the lowest event to the highest. */
@Rule({"14.21", "14.22", "14.24", "14.24.1", "R-108"})
public enum BlazingHand {
    NOTHING,
    ONE_EACH,
    TWO_PLAYER_SEVENS,
    THREE_SEVENS,
    THREE_SAME_COLOUR,
    THREE_SUITED,
    THREE_DIAMONDS;

    public String id() {
        return Id.of(this);
    }

    /** The highest event that three cards are; a seven of the dealer's alone is none. */
    public static BlazingHand of(Card one, Card two, Card dealers) {
        int players = seven(one) + seven(two);
        if (seven(dealers) == 0) return players == 2 ? TWO_PLAYER_SEVENS : NOTHING;
        return switch (players) {
            case 2 -> three(one.suit(), two.suit(), dealers.suit());
            case 1 -> ONE_EACH;
            default -> NOTHING;
        };
    }

    private static BlazingHand three(Suit one, Suit two, Suit dealers) {
        if (one == two && two == dealers) return one == Suit.DIAMONDS ? THREE_DIAMONDS : THREE_SUITED;
        boolean red = PairHand.isRed(dealers);
        return PairHand.isRed(one) == red && PairHand.isRed(two) == red ? THREE_SAME_COLOUR : THREE_SEVENS;
    }

    private static int seven(Card card) {
        return card.rank() == Rank.SEVEN ? 1 : 0;
    }
}
