package baize.lab.exact;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Caribbean Stud's order of hands and comparison with the dealer, as plainly as it can be written down. */
final class SlowStud {
    /** In the order of the settlement table's first rows. */
    enum Ending {
        NO_HAND,
        DEALER_BEATEN,
        DEALER_WINS,
        EQUAL
    }

    private static final int ACE = 14;
    private static final int KING = 13;
    private static final long DIGITS = 100_000_000_00L;

    private SlowStud() {}

    /** How a hand that is bet ends against each hand that an upcard and four of the other 46 cards make. */
    static int[] endings(int[] hand, int upcard) {
        int[] endings = new int[Ending.values().length];
        long player = score(hand);
        int[] rest = IntStream.range(0, 52)
                .filter(card -> card != upcard && Arrays.stream(hand).noneMatch(held -> held == card))
                .toArray();
        int[] dealer = {upcard, 0, 0, 0, 0};
        for (int a = 0; a < rest.length; a++)
            for (int b = a + 1; b < rest.length; b++)
                for (int c = b + 1; c < rest.length; c++)
                    for (int d = c + 1; d < rest.length; d++) {
                        dealer[1] = rest[a];
                        dealer[2] = rest[b];
                        dealer[3] = rest[c];
                        dealer[4] = rest[d];
                        endings[ending(player, score(dealer)).ordinal()]++;
                    }
        return endings;
    }

    private static Ending ending(long player, long dealer) {
        if (dealer < ACE * 100_000_000L + KING * 1_000_000L) return Ending.NO_HAND;
        if (player == dealer) return Ending.EQUAL;
        return player > dealer ? Ending.DEALER_BEATEN : Ending.DEALER_WINS;
    }

    /** Category first, then five ranks of two digits each: those held most often first, then the highest. */
    static long score(int[] cards) {
        int[] copies = new int[15];
        for (int card : cards) copies[card / 4 + 2]++;
        long ranks = 0;
        int pairs = 0;
        int most = 0;
        for (int held = 4; held > 0; held--)
            for (int rank = ACE; rank >= 2; rank--)
                if (copies[rank] == held) {
                    for (int card = 0; card < held; card++) ranks = ranks * 100 + rank;
                    most = Math.max(most, held);
                    if (held == 2) pairs++;
                }
        boolean flush = Arrays.stream(cards).allMatch(card -> card % 4 == cards[0] % 4);
        long straight = most == 1 ? straight(ranks) : 0;
        if (straight > 0) return (flush ? 8 : 4) * DIGITS + straight;
        return category(most, pairs, flush) * DIGITS + ranks;
    }

    /** The highest rank of five in a row, the ace below the two or above the king; 0 for none. */
    private static long straight(long ranks) {
        if (ranks == 14_05_04_03_02L) return 5;
        long highest = ranks / 100_000_000;
        return highest - ranks % 100 == 4 ? highest : 0;
    }

    private static long category(int most, int pairs, boolean flush) {
        if (most == 4) return 7;
        if (most == 3) return pairs == 1 ? 6 : 3;
        if (flush) return 5;
        return pairs;
    }
}
