package baize.lab.exact;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of cards as four masks of ranks, one a suit, in the sixteen bits each of a word. Sets that an exchange of suits
 * turns into each other have the same masks in another order.
 */
final class Suits {
    private static final int LANE = 16;
    private static final int COUNT = 4;
    private static final long MASK = (1L << LANE) - 1;
    private static final int[] ARRANGEMENTS = {1, 1, 2, 6, 24};

    private static final List<int[]> EXCHANGES = arrange();

    private Suits() {}

    /** All ways to exchange suits: for each suit the one that it becomes. */
    static List<int[]> exchanges() {
        return EXCHANGES;
    }

    private static List<int[]> arrange() {
        List<int[]> exchanges = new ArrayList<>();
        for (int a = 0; a < COUNT; a++)
            for (int b = 0; b < COUNT; b++)
                for (int c = 0; c < COUNT; c++)
                    if (a != b && a != c && b != c) exchanges.add(new int[] {a, b, c, 6 - a - b - c});
        return List.copyOf(exchanges);
    }

    /** The set with one more card. */
    static long with(long suits, int card) {
        return suits | 1L << LANE * (card & 3) + (card >> 2);
    }

    private static long lane(long suits, int suit) {
        return suits >>> LANE * suit & MASK;
    }

    /** Whether the masks do not ascend: of sets that are alike but for suits exactly one has them so. */
    static boolean isSorted(long suits) {
        long clubs = lane(suits, 0);
        long diamonds = lane(suits, 1);
        long hearts = lane(suits, 2);
        return clubs >= diamonds && diamonds >= hearts && hearts >= lane(suits, 3);
    }

    /** The set of its kind whose masks do not ascend. */
    static long sorted(long suits) {
        long a = Math.max(lane(suits, 0), lane(suits, 1));
        long b = Math.min(lane(suits, 0), lane(suits, 1));
        long c = Math.max(lane(suits, 2), lane(suits, 3));
        long d = Math.min(lane(suits, 2), lane(suits, 3));
        long high = Math.min(a, c);
        long low = Math.max(b, d);
        return Math.max(a, c)
                | Math.max(high, low) << LANE
                | Math.min(high, low) << 2 * LANE
                | Math.min(b, d) << 3 * LANE;
    }

    /** How many exchanges of suits leave the set as it is; its masks do not ascend. */
    static int symmetries(long sorted) {
        int symmetries = 1;
        int alike = 1;
        for (int suit = 1; suit < COUNT; suit++) {
            boolean same = lane(sorted, suit) == lane(sorted, suit - 1);
            if (same) alike++;
            if (!same || suit == COUNT - 1) {
                symmetries *= ARRANGEMENTS[alike];
                alike = 1;
            }
        }
        return symmetries;
    }
}
