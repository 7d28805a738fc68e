package baize.core.card;

import java.util.ArrayList;
import java.util.List;

/**
 * The ranks of a hand without its suits, as the number of cards and the ranks themselves: a nibble each, those held
 * most often first, then the highest first. So pairs stand before their kickers and patterns of one shape compare as
 * numbers.
 */
record RankPattern(int size, int order) {
    private static final int RANKS = 13;
    private static final int SUITS = 4;
    private static final int ACE = RANKS - 1;

    /** Every pattern of this many cards of one deck. */
    static List<RankPattern> all(int size) {
        List<RankPattern> patterns = new ArrayList<>();
        collect(new int[RANKS], 0, size, size, patterns);
        return patterns;
    }

    private static void collect(int[] copies, int rank, int left, int size, List<RankPattern> into) {
        if (left == 0) into.add(of(copies, size));
        else if (rank < RANKS)
            for (int held = 0; held <= Math.min(left, SUITS); held++) {
                copies[rank] = held;
                collect(copies, rank + 1, left - held, size, into);
                copies[rank] = 0;
            }
    }

    private static RankPattern of(int[] copies, int size) {
        int order = 0;
        for (int held = SUITS; held > 0; held--)
            for (int rank = ACE; rank >= 0; rank--)
                if (copies[rank] == held) for (int card = 0; card < held; card++) order = order << 4 | rank;
        return new RankPattern(size, order);
    }

    int rank(int at) {
        return order >> 4 * (size - 1 - at) & 15;
    }

    /** How often the rank at this place is held. */
    private int copies(int at) {
        int copies = 0;
        for (int other = 0; other < size; other++) if (rank(other) == rank(at)) copies++;
        return copies;
    }

    /** How many cards the largest group of one rank has. */
    int most() {
        return copies(0);
    }

    /** How many cards the second largest group has, 0 when there is one group alone. */
    int second() {
        return most() == size ? 0 : copies(most());
    }

    /** Consecutive ranks; the ace may stand below the two, never between king and two. */
    boolean isStraight() {
        return most() == 1 && (isWheel() || rank(0) - rank(size - 1) == size - 1);
    }

    private boolean isWheel() {
        return most() == 1 && rank(0) == ACE && rank(1) == size - 2;
    }

    /** The rank that names the hand: its highest, except where the ace counts low. */
    int top() {
        return isWheel() ? rank(1) : rank(0);
    }

    /** What decides between hands of one category. */
    int weight() {
        return isStraight() ? top() : order;
    }

    /** The sum of a key for each card. */
    int sum(int[] keys) {
        int sum = 0;
        for (int at = 0; at < size; at++) sum += keys[rank(at)];
        return sum;
    }
}
