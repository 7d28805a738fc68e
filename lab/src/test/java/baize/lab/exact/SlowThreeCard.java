package baize.lab.exact;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Three Card Poker's order of hands and comparison with the dealer, as plainly as it can be written down. */
final class SlowThreeCard {
    /** In the order of the settlement table's first rows. */
    enum Ending {
        NO_HAND,
        DEALER_BEATEN,
        DEALER_WINS,
        EQUAL
    }

    private static final int QUEEN = 12;
    private static final int ACE = 14;

    private SlowThreeCard() {}

    /** How a played hand ends against each hand the other 49 cards make. */
    static int[] endings(int a, int b, int c) {
        int[] endings = new int[Ending.values().length];
        int player = score(a, b, c);
        int[] rest = IntStream.range(0, 52)
                .filter(card -> card != a && card != b && card != c)
                .toArray();
        for (int x = 0; x < rest.length; x++)
            for (int y = x + 1; y < rest.length; y++)
                for (int z = y + 1; z < rest.length; z++)
                    endings[ending(player, score(rest[x], rest[y], rest[z])).ordinal()]++;
        return endings;
    }

    private static Ending ending(int player, int dealer) {
        if (dealer < QUEEN * 10_000) return Ending.NO_HAND;
        if (player == dealer) return Ending.EQUAL;
        return player > dealer ? Ending.DEALER_BEATEN : Ending.DEALER_WINS;
    }

    /** Category in millions, then three ranks of two digits each, the one that matters most first. */
    static int score(int a, int b, int c) {
        int[] ranks = {a / 4 + 2, b / 4 + 2, c / 4 + 2};
        Arrays.sort(ranks);
        int low = ranks[0];
        int middle = ranks[1];
        int high = ranks[2];
        boolean flush = a % 4 == b % 4 && b % 4 == c % 4;
        boolean wheel = low == 2 && middle == 3 && high == ACE;
        boolean straight = wheel || low + 1 == middle && middle + 1 == high;
        if (straight) return (flush ? 5_000_000 : 3_000_000) + (wheel ? 3 : high);
        if (low == high) return 4_000_000 + high;
        if (low == middle || middle == high) return 1_000_000 + middle * 100 + (low == middle ? high : low);
        return (flush ? 2_000_000 : 0) + high * 10_000 + middle * 100 + low;
    }
}
