package baize.lab.exact;

import static baize.games.threecard.ThreeCardShowdown.QUALIFIER;

import baize.core.card.ThreeCardHand;
import baize.core.chance.Combinations;
import baize.games.threecard.ThreeCardShowdown;

/**
 * All deals of Three Card Poker: for each of the player's 22,100 hands, in how many of the dealer's 18,424 it ends in
 * each row of the settlement table. Hands stand in order of strength, so that one sweep over them knows how many weaker
 * ones there are.
 */
public final class ThreeCardDeals {
    public static final int HANDS = 22_100;
    public static final int DEALER_HANDS = 18_424;
    public static final long COUNT = (long) HANDS * DEALER_HANDS;

    private static final int ROWS = ThreeCardPayoffs.ROWS.size();
    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;

    private final int[] hands = new int[HANDS];

    /** The place of the first hand of each strength, and at the end the number of hands. */
    private final int[] firsts = new int[ThreeCardHand.STRENGTHS + 1];

    private final int[] counts = new int[HANDS * ROWS];
    private final int[] countsOfStrength = new int[ThreeCardHand.STRENGTHS * ROWS];

    private ThreeCardDeals() {}

    public static ThreeCardDeals enumerate() {
        ThreeCardDeals deals = new ThreeCardDeals();
        deals.order();
        deals.sweep();
        return deals;
    }

    /** Sorts the hands by strength, by counting. */
    private void order() {
        Combinations.threes((a, b, c) -> firsts[ThreeCardHand.strength(a, b, c) + 1]++);
        for (int strength = 0; strength < ThreeCardHand.STRENGTHS; strength++) firsts[strength + 1] += firsts[strength];
        int[] next = firsts.clone();
        Combinations.threes(
                (a, b, c) -> hands[next[ThreeCardHand.strength(a, b, c)]++] = a | b << BITS | c << 2 * BITS);
    }

    private void sweep() {
        SeenHands seen = new SeenHands();
        int[] unqualified = new int[HANDS];
        int[] weaker = new int[HANDS];
        int[] notStronger = new int[HANDS];
        for (int strength = 0; strength < ThreeCardHand.STRENGTHS; strength++) {
            int from = firsts[strength];
            int to = firsts[strength + 1];
            if (strength == QUALIFIER) countApart(seen, 0, HANDS, unqualified);
            countApart(seen, from, to, weaker);
            for (int hand = from; hand < to; hand++) seen.add(first(hand), second(hand), third(hand));
            countApart(seen, from, to, notStronger);
        }
        for (int strength = 0; strength < ThreeCardHand.STRENGTHS; strength++)
            for (int hand = firsts[strength]; hand < firsts[strength + 1]; hand++)
                countRows(hand, strength, unqualified[hand], weaker[hand], notStronger[hand]);
    }

    /** Counts the dealer's hands among those seen, which are seen in order, beside each of the player's. */
    private void countApart(SeenHands seen, int from, int to, int[] into) {
        for (int hand = from; hand < to; hand++)
            into[hand] = seen.apartFrom(first(hand), second(hand), third(hand), hand < seen.count());
    }

    /** Splits the dealer's hands where the row can change, and asks the table for the row of each part. */
    private void countRows(int hand, int player, int unqualified, int weaker, int notStronger) {
        int below = Math.max(weaker, unqualified);
        int through = Math.max(notStronger, unqualified);
        add(hand, player, 0, unqualified);
        add(hand, player, QUALIFIER, below - unqualified);
        add(hand, player, player, through - below);
        add(hand, player, ThreeCardHand.STRENGTHS - 1, DEALER_HANDS - through);
    }

    private void add(int hand, int player, int dealer, int dealerHands) {
        int row = ThreeCardShowdown.of(player, dealer).ordinal();
        counts[hand * ROWS + row] += dealerHands;
        countsOfStrength[player * ROWS + row] += dealerHands;
    }

    /** In how many of the dealer's hands a hand that is played ends in the row of this ordinal. */
    public int count(int hand, int row) {
        return counts[hand * ROWS + row];
    }

    /** The same, over all hands of a strength. */
    public int countOfStrength(int strength, int row) {
        return countsOfStrength[strength * ROWS + row];
    }

    /** How many hands there are of a strength. */
    public int handsOf(int strength) {
        return firsts[strength + 1] - firsts[strength];
    }

    /** The place of the first hand of a strength; the hands of {@code STRENGTHS} would start at the end. */
    public int firstOf(int strength) {
        return firsts[strength];
    }

    /** The lowest card of the hand at a place, by index. */
    public int first(int hand) {
        return hands[hand] & MASK;
    }

    public int second(int hand) {
        return hands[hand] >> BITS & MASK;
    }

    public int third(int hand) {
        return hands[hand] >> 2 * BITS;
    }
}
