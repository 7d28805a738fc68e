package baize.lab.exact;

import baize.core.rule.Rule;
import baize.games.blackjack.Points;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;

/**
 * How a dealer's hand can end from its first card: each set of cards with which the dealer stops, and in how many
 * orders it can come. The chance of a set hangs on its cards alone, so that the orders are counted once and for all.
 *
 * <p>Sets are the ends of paths that take cards in order of value; a path is a step longer than the one before it by a
 * factor for its last card. Hands that go over are what is left to one.
 */
final class DealerDraws {
    /** How the dealer's hand ends: 17 to 21, over, and blackjack. */
    static final int ENDS = 7;

    static final int BUST = 5;
    static final int BLACKJACK = 6;

    private static final int SEVENTEEN = 17;

    /** No hand of a dealer has more cards of one value, or more cards. */
    private static final int MOST = 18;

    /** Counted when first asked for, several at a time. */
    private static final Map<Integer, DealerDraws> BY_UPCARD = new ConcurrentHashMap<>();

    private final int[] before;
    private final int[] factor;
    private final int[] end;
    private final double[] orders;
    private final int steps;
    private final int[] mostOf = new int[BlackjackHands.VALUES + 1];
    private int mostCards;

    /** The total of an end, of which one over is any above twenty-one. */
    static int total(int end) {
        return end == BLACKJACK ? Points.TWENTY_ONE : SEVENTEEN + end;
    }

    static DealerDraws from(int up) {
        return BY_UPCARD.computeIfAbsent(up, first -> new DealerDraws(first, Points::dealerDraws));
    }

    /** From a first card, where the dealer draws to certain points. */
    DealerDraws(int up, IntPredicate draws) {
        Map<Long, Long> ways = ways(up, draws);
        Map<Long, Integer> places = new TreeMap<>();
        for (long cards : ways.keySet()) for (long rest = cards; rest != 0; rest = less(rest)) places.put(rest, 0);
        int place = 1;
        for (Map.Entry<Long, Integer> entry : places.entrySet()) entry.setValue(place++);
        steps = place;
        before = new int[steps];
        factor = new int[steps];
        end = new int[steps];
        orders = new double[steps];
        places.forEach((cards, at) -> put(up, cards, at, places, ways.getOrDefault(cards, 0L)));
    }

    /** The orders in which each set of cards can come that ends the dealer's hand at seventeen or more. */
    @Rule({"blackjack 13.2", "blackjack 2.2.3.2"})
    private static Map<Long, Long> ways(int up, IntPredicate draws) {
        Map<Long, Long> ended = new TreeMap<>();
        Map<Long, Long> drawn = new TreeMap<>(Map.of(0L, 1L));
        while (!drawn.isEmpty()) {
            Map<Long, Long> more = new TreeMap<>();
            drawn.forEach((cards, ways) -> {
                for (int value = 1; value <= BlackjackHands.VALUES; value++) {
                    long with = cards + BlackjackHands.one(value);
                    int points = points(up, with);
                    if (Points.isBust(points)) break;
                    (draws.test(points) ? more : ended).merge(with, ways, Math::addExact);
                }
            });
            drawn = more;
        }
        return ended;
    }

    private static int points(int up, long cards) {
        int points = Points.with(Points.NONE, up);
        for (int value = 1; value <= BlackjackHands.VALUES; value++)
            for (int count = BlackjackHands.count(cards, value); count > 0; count--)
                points = Points.with(points, value);
        return points;
    }

    private void put(int up, long cards, int at, Map<Long, Integer> places, long ways) {
        int top = top(cards);
        before[at] = places.getOrDefault(less(cards), 0);
        factor[at] = top * MOST + BlackjackHands.count(cards, top) - 1;
        orders[at] = ways;
        int size = size(cards);
        mostOf[top] = Math.max(mostOf[top], BlackjackHands.count(cards, top));
        mostCards = Math.max(mostCards, size);
        int total = Points.total(points(up, cards));
        boolean blackjack = size == 1 && total == Points.TWENTY_ONE;
        end[at] = ways == 0 ? 0 : (blackjack ? BLACKJACK : total - SEVENTEEN) * MOST + size;
    }

    private static int top(long cards) {
        int value = BlackjackHands.VALUES;
        while (BlackjackHands.count(cards, value) == 0) value--;
        return value;
    }

    private static long less(long cards) {
        return cards - BlackjackHands.one(top(cards));
    }

    private static int size(long cards) {
        int size = 0;
        for (int value = 1; value <= BlackjackHands.VALUES; value++) size += BlackjackHands.count(cards, value);
        return size;
    }

    Room room() {
        return new Room(steps);
    }

    /** Room to work in, for one thread. */
    static final class Room {
        private final double[] factors = new double[(BlackjackHands.VALUES + 1) * MOST];
        private final double[] paths;
        private final double[] sums = new double[ENDS * MOST];

        /** One over the ways to draw so many cards, of a shoe of this size. */
        private final double[] shares = new double[MOST];

        private int size;

        private Room(int steps) {
            paths = new double[steps];
        }

        private void of(int size) {
            if (this.size == size) return;
            this.size = size;
            shares[0] = 1;
            for (int cards = 1; cards < MOST; cards++) shares[cards] = shares[cards - 1] / (size - cards + 1);
        }
    }

    /**
     * Writes the chances of each end.
     *
     * @param left by value, the cards that can come
     * @param size how many these are
     */
    void chances(int[] left, int size, Room room, double[] into, int at) {
        room.of(size);
        for (int value = 1; value <= BlackjackHands.VALUES; value++)
            for (int taken = 0; taken < mostOf[value]; taken++)
                room.factors[value * MOST + taken] = Math.max(0, left[value] - taken);
        Arrays.fill(room.sums, 0);
        walk(room.factors, room.paths, room.sums);
        double over = 1;
        for (int end = 0; end < ENDS; end++) {
            if (end == BUST) continue;
            double chance = 0;
            for (int cards = 1; cards <= mostCards; cards++)
                chance += room.sums[end * MOST + cards] * room.shares[cards];
            into[at + end] = chance;
            over -= chance;
        }
        into[at + BUST] = over;
    }

    private void walk(double[] factors, double[] paths, double[] sums) {
        paths[0] = 1;
        for (int at = 1; at < steps; at++) {
            double path = paths[before[at]] * factors[factor[at]];
            paths[at] = path;
            sums[end[at]] += orders[at] * path;
        }
    }
}
