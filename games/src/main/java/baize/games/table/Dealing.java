package baize.games.table;

import baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;

/** How the cards of one deck reach the hands: one at a time from a shoe, a hand at a time from a device. */
public final class Dealing {
    private Dealing() {}

    /** Whether these are so many different cards of one deck. */
    public static boolean isFromOneDeck(List<Card> cards, int expected) {
        long seen = 0;
        for (Card card : cards) seen |= 1L << card.index();
        return cards.size() == expected && Long.bitCount(seen) == expected;
    }

    /** The cards of the hand at one place of a deal to so many hands, the dealer's being 0. */
    public static List<Card> hand(List<Card> cards, int place, int hands, Device device) {
        int each = cards.size() / hands;
        boolean inTurn = device == Device.SHOE;
        List<Card> hand = new ArrayList<>(each);
        for (int i = 0; i < each; i++) hand.add(cards.get(inTurn ? place + i * hands : place * each + i));
        return List.copyOf(hand);
    }
}
