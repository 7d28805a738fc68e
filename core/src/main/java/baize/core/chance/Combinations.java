package baize.core.chance;

import baize.core.card.Card;
import java.util.Arrays;

/** Every choice of a few cards from a deck, by index, in ascending order. */
public final class Combinations {
    /** Receives three cards. */
    @FunctionalInterface
    public interface Triple {
        void accept(int a, int b, int c);
    }

    /** Receives five cards. */
    @FunctionalInterface
    public interface Quintuple {
        void accept(int a, int b, int c, int d, int e);
    }

    private Combinations() {}

    /** How many ways there are to choose {@code k} of {@code n}. */
    public static long count(int n, int k) {
        if (k < 0 || k > n) return 0;
        long count = 1;
        for (int chosen = 1; chosen <= k; chosen++) count = Math.multiplyExact(count, n - k + chosen) / chosen;
        return count;
    }

    /** The cards of a deck that are not among these, in ascending order. */
    public static int[] without(int... dealt) {
        long gone = 0;
        for (int card : dealt) gone |= 1L << card;
        int[] left = new int[Card.COUNT - Long.bitCount(gone)];
        int at = 0;
        for (int card = 0; card < Card.COUNT; card++) if ((gone >> card & 1) == 0) left[at++] = card;
        return left;
    }

    /** All 22,100 choices of three cards. */
    public static void threes(Triple each) {
        threes(without(), each);
    }

    /** All choices of three of these cards. */
    public static void threes(int[] cards, Triple each) {
        for (int a = 0; a < cards.length; a++)
            for (int b = a + 1; b < cards.length; b++)
                for (int c = b + 1; c < cards.length; c++) each.accept(cards[a], cards[b], cards[c]);
    }

    /** All 2,598,960 choices of five cards. */
    public static void fives(Quintuple each) {
        fives(without(), each);
    }

    /** All choices of five of these cards. */
    public static void fives(int[] cards, Quintuple each) {
        for (int a = 0; a < cards.length; a++)
            for (int b = a + 1; b < cards.length; b++)
                threes(Arrays.copyOfRange(cards, b + 1, cards.length), join(cards[a], cards[b], each));
    }

    private static Triple join(int a, int b, Quintuple each) {
        return (c, d, e) -> each.accept(a, b, c, d, e);
    }
}
