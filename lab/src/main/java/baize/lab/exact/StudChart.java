package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import java.util.Arrays;
import java.util.function.IntToLongFunction;

/**
 * When to bet, as a small table for loops. Below one strength every hand is folded and from another on every hand is
 * bet; in between the upcards that bet are looked up by strength and suits. Suits are told apart as they differ from
 * that of the highest card, which all exchanges of suits by exclusive or leave alone.
 */
public final class StudChart {
    private static final int SUITS = 1 << 8;
    private static final long DECK = (1L << Card.COUNT) - 1;

    private final int from;
    private final int below;
    private final long[] upcards;

    private StudChart(int from, int below) {
        this.from = from;
        this.below = below;
        upcards = new long[(below - from) * SUITS];
    }

    /** Bets from a strength on. */
    static StudChart from(int weakest) {
        return new StudChart(weakest, weakest);
    }

    /** Bets each hand with the upcards of its mask. */
    static StudChart of(StudHands hands, IntToLongFunction bets) {
        int from = foldedBelow(hands, bets);
        int below = Math.max(from, betFrom(hands, bets));
        StudChart chart = new StudChart(from, below);
        for (int hand = hands.firstOf(from); hand < hands.firstOf(below); hand++)
            chart.put(hands, hand, bets.applyAsLong(hand));
        return chart;
    }

    /** The strength below which every hand is folded with every upcard. */
    static int foldedBelow(StudHands hands, IntToLongFunction bets) {
        int strength = 0;
        while (strength < PokerHand.STRENGTHS && all(hands, bets, strength, 0)) strength++;
        return strength;
    }

    /** The strength from which on every hand is bet with every upcard. */
    static int betFrom(StudHands hands, IntToLongFunction bets) {
        int strength = PokerHand.STRENGTHS;
        while (strength > 0 && all(hands, bets, strength - 1, DECK)) strength--;
        return strength;
    }

    /** Whether all hands of a strength have this mask, the cards they hold aside. */
    private static boolean all(StudHands hands, IntToLongFunction bets, int strength, long mask) {
        for (int hand = hands.firstOf(strength); hand < hands.firstOf(strength + 1); hand++) {
            long others = DECK;
            for (int at = 0; at < 5; at++) others &= ~(1L << hands.card(hand, at));
            if ((bets.applyAsLong(hand) & others) != (mask & others)) return false;
        }
        return true;
    }

    /** Enters a hand under each exchange of suits. */
    private void put(StudHands hands, int hand, long bets) {
        int[] cards = new int[5];
        for (int[] suits : Suits.exchanges()) {
            for (int at = 0; at < cards.length; at++) cards[at] = exchanged(hands.card(hand, at), suits);
            Arrays.sort(cards);
            int top = cards[4] & 3;
            long mask = 0;
            for (long left = bets; left != 0; left &= left - 1)
                mask |= 1L << (exchanged(Long.numberOfTrailingZeros(left), suits) ^ top);
            upcards[place(hands.strength(hand), cards[0], cards[1], cards[2], cards[3], top)] = mask;
        }
    }

    private static int exchanged(int card, int[] suits) {
        return card & ~3 | suits[card & 3];
    }

    /** Where the upcards of a hand stand, whose four lower cards ascend; by the suit of the highest. */
    private int place(int strength, int a, int b, int c, int d, int top) {
        int suits = (a & 3) << 6 | (b & 3) << 4 | (c & 3) << 2 | d & 3;
        return (strength - from) * SUITS + (suits ^ top * 0b01010101);
    }

    /** Whether the first five of these cards, of this strength, are bet against an upcard. */
    public boolean bets(int strength, int[] cards, int upcard) {
        if (strength < from) return false;
        return strength >= below || looked(strength, cards[0], cards[1], cards[2], cards[3], cards[4], upcard);
    }

    /** Sorts the cards as a network does, each step putting two in order. */
    private boolean looked(int strength, int a, int b, int c, int d, int e, int upcard) {
        int a1 = Math.min(a, b);
        int b1 = Math.max(a, b);
        int d1 = Math.min(d, e);
        int e1 = Math.max(d, e);
        int c2 = Math.min(c, e1);
        int e2 = Math.max(c, e1);
        int c3 = Math.min(c2, d1);
        int d3 = Math.max(c2, d1);
        int a4 = Math.min(a1, d3);
        int d4 = Math.max(a1, d3);
        int a5 = Math.min(a4, c3);
        int c5 = Math.max(a4, c3);
        int b6 = Math.min(b1, e2);
        int e6 = Math.max(b1, e2);
        int b7 = Math.min(b6, d4);
        int d7 = Math.max(b6, d4);
        int b8 = Math.min(b7, c5);
        int c8 = Math.max(b7, c5);
        int top = e6 & 3;
        return (upcards[place(strength, a5, b8, c8, d7, top)] >>> (upcard ^ top) & 1) != 0;
    }
}
