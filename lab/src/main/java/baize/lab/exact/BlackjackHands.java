package baize.lab.exact;

import baize.games.blackjack.Points;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Every hand of points up to twenty-one, by how many cards of each value it holds: the hands that a player can have, and
 * which one a card makes of which. A hand comes after all that it can be made from.
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

    private record Hand(long held, int points, int size) {}

    private BlackjackHands() {
        List<Hand> hands = new ArrayList<>();
        add(hands, new Hand(0, Points.NONE, 0), 1);
        hands.sort(
                Comparator.comparingInt((Hand hand) -> Points.hard(hand.points)).thenComparingLong(Hand::held));
        held = hands.stream().mapToLong(Hand::held).toArray();
        points = hands.stream().mapToInt(Hand::points).toArray();
        size = hands.stream().mapToInt(Hand::size).toArray();
        next = links();
    }

    /** All hands with cards of this value and above added. */
    private static void add(List<Hand> hands, Hand hand, int from) {
        hands.add(hand);
        for (int value = from; value <= VALUES; value++) {
            int points = Points.with(hand.points, value);
            if (!Points.isBust(points)) add(hands, new Hand(hand.held + one(value), points, hand.size + 1), value);
        }
    }

    private int[] links() {
        Map<Long, Integer> places = new HashMap<>();
        for (int hand = 0; hand < held.length; hand++) places.put(held[hand], hand);
        int[] links = new int[held.length * STRIDE];
        for (int hand = 0; hand < held.length; hand++)
            for (int value = 1; value <= VALUES; value++)
                links[hand * STRIDE + value] = places.getOrDefault(held[hand] + one(value), BUST);
        return links;
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
