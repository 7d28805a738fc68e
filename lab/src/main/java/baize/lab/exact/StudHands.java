package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.core.chance.Combinations;

/**
 * The 134,459 hands of five cards that no exchange of suits turns into one another, in order of strength; of one
 * strength, such as differ in the lowest card alone stand together. Each stands for up to 24 hands.
 */
public final class StudHands {
    public static final int COUNT = 134_459;

    private static final int TOP = Card.COUNT - 1;
    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;

    private final int[] hands = new int[COUNT];
    private final char[] strengths = new char[COUNT];
    private final byte[] alike = new byte[COUNT];

    /** The place of the first hand of each strength, and at the end the number of hands. */
    private final int[] firsts = new int[PokerHand.STRENGTHS + 1];

    StudHands() {
        Found found = new Found();
        Combinations.fives(found::add);
        if (found.count != COUNT) throw new IllegalStateException(found.count + " hands");
        for (int hand = 0; hand < COUNT; hand++) firsts[found.strengths[hand] + 1]++;
        for (int strength = 0; strength < PokerHand.STRENGTHS; strength++) firsts[strength + 1] += firsts[strength];
        int[] next = firsts.clone();
        for (int hand = 0; hand < COUNT; hand++) {
            int place = next[found.strengths[hand]]++;
            hands[place] = found.hands[hand];
            strengths[place] = found.strengths[hand];
            alike[place] = found.alike[hand];
        }
    }

    /** The hands as they are found: the highest card changes last, the lowest first. */
    private static final class Found {
        private final int[] hands = new int[COUNT];
        private final char[] strengths = new char[COUNT];
        private final byte[] alike = new byte[COUNT];
        private int count;

        /** Takes cards counted down from the deck's highest. One that alone is highest must be of the first suit. */
        void add(int first, int second, int third, int fourth, int fifth) {
            int e = TOP - first;
            int d = TOP - second;
            if ((e & 3) == 0 || e >> 2 == d >> 2) add(e, d, TOP - third, TOP - fourth, TOP - fifth, count);
        }

        private void add(int e, int d, int c, int b, int a, int at) {
            long suits = Suits.with(Suits.with(Suits.with(Suits.with(Suits.with(0, a), b), c), d), e);
            if (!Suits.isSorted(suits)) return;
            hands[at] = a | b << BITS | c << 2 * BITS | d << 3 * BITS | e << 4 * BITS;
            strengths[at] = (char) PokerHand.strength(a, b, c, d, e);
            alike[at] = (byte) (SuitClasses.EXCHANGES / Suits.symmetries(suits));
            count++;
        }
    }

    /** A card of the hand at a place, by index; the cards ascend from 0 to 4. */
    public int card(int hand, int at) {
        return hands[hand] >> at * BITS & MASK;
    }

    public int strength(int hand) {
        return strengths[hand];
    }

    /** How many hands this one stands for, itself among them. */
    public int alike(int hand) {
        return alike[hand];
    }

    /** The place of the first hand of a strength; the hands of {@code STRENGTHS} would start at the end. */
    public int firstOf(int strength) {
        return firsts[strength];
    }
}
