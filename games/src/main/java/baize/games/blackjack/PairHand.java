package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.card.Rank;
import baize.core.card.Suit;
import baize.core.rule.Rule;

/** What a box's first two cards are to the wagers on pairs, which look at the rank and not at the points. */
@Rule({"14.11", "14.11.1", "14.11.2", "14.14", "14.14.1", "14.14.2", "14.29", "14.29.1", "14.29.2", "R-102"})
public enum PairHand {
    NO_PAIR,
    MIXED,
    SAME_COLOUR,
    SUITED,
    /** Two aces, whatever else they are; only one wager tells them apart. */
    MIXED_ACES,
    SAME_COLOUR_ACES,
    SUITED_ACES;

    private static final PairHand[] BY_ALIKE = {MIXED, SAME_COLOUR, SUITED};
    private static final PairHand[] ACES_BY_ALIKE = {MIXED_ACES, SAME_COLOUR_ACES, SUITED_ACES};

    public static PairHand of(Card one, Card other) {
        if (one.rank() != other.rank()) return NO_PAIR;
        int alike = one.suit() == other.suit() ? 2 : isRed(one.suit()) == isRed(other.suit()) ? 1 : 0;
        return one.rank() == Rank.ACE ? ACES_BY_ALIKE[alike] : BY_ALIKE[alike];
    }

    static boolean isRed(Suit suit) {
        return suit == Suit.DIAMONDS || suit == Suit.HEARTS;
    }
}
