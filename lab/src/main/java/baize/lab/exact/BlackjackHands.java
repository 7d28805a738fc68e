package baize.lab.exact;

import baize.games.blackjack.Points;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * Every hand of points up to twenty-one, by how many cards of each value it holds: the hands that a player can have,
 * and which one a card makes of which. A hand comes after all that it can be made from.
 */
final class BlackjackHands {
    /** Values are 1 for the ace to 10. */
    static final int VALUES = 10;

    /** The hand without cards. */
    static final int EMPTY = 0;

    /** Where a card leads over twenty-one. */
    static final int BUST = -1;

    static final BlackjackHands ALL = new BlackjackHands();

    private static final int BITS = 5;
    private static final int STRIDE = VALUES + 1;

    private final long[] held;
    private final int[] points;
    private final int[] size;
    private final int[] next;

    private BlackjackHands() {
        LongStream.Builder found = LongStream.builder();
        add(found, Points.NONE, 0, 1);
        long[] keys = found.build().sorted().toArray();
        held = new long[keys.length];
        points = new int[keys.length];
        size = new int[keys.length];
        next = new int[keys.length * STRIDE];
        for (int hand = 0; hand < keys.length; hand++) read(hand, keys);
    }

    /** All hands with cards of this value and above added. */
    private static void add(LongStream.Builder found, int points, long held, int from) {
        found.add(key(points, held));
        for (int value = from; value <= VALUES; value++) {
            int with = Points.with(points, value);
            if (!Points.isBust(with)) add(found, with, held + one(value), value);
        }
    }

    /** A hand by its hard total first, then by its cards. */
    private static long key(int points, long held) {
        return (long) Points.hard(points) << BITS * VALUES | held;
    }

    private void read(int hand, long[] keys) {
        held[hand] = keys[hand] & (1L << BITS * VALUES) - 1;
        for (int value = 1; value <= VALUES; value++)
            for (int count = count(held[hand], value); count > 0; count--) {
                points[hand] = Points.with(points[hand], value);
                size[hand]++;
            }
        for (int value = 1; value <= VALUES; value++) {
            int with = Points.with(points[hand], value);
            next[hand * STRIDE + value] =
                    Points.isBust(with) ? BUST : Arrays.binarySearch(keys, key(with, held[hand] + one(value)));
        }
    }

    /** A card of a value, as {@link #held} counts them. */
    static long one(int value) {
        return 1L << BITS * (value - 1);
    }

    /** How many cards of a value there are among these. */
    static int count(long held, int value) {
        return (int) (held >>> BITS * (value - 1)) & (1 << BITS) - 1;
    }

    int count() {
        return held.length;
    }

    /** The cards of a hand, five bits for each value. */
    long held(int hand) {
        return held[hand];
    }

    int points(int hand) {
        return points[hand];
    }

    int size(int hand) {
        return size[hand];
    }

    /** The hand with one more card, or {@link #BUST}. */
    int with(int hand, int value) {
        return next[hand * STRIDE + value];
    }

    /** The hand of two cards. */
    int of(int one, int other) {
        return with(with(EMPTY, one), other);
    }

    /** The value of which a hand is two cards; 0 where it is no pair. */
    int pairOf(int hand) {
        for (int value = 1; value <= VALUES; value++) if (hand == of(value, value)) return value;
        return 0;
    }
}
