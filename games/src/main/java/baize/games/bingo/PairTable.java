package baize.games.bingo;

import baize.core.chance.Generator;
import java.math.BigInteger;
import java.util.List;

/**
 * The {@linkplain PairClasses classes} of what two boxes can have together, by profile. A pair drawn by {@link
 * PairColumns} is kept in proportion to the ways in which it can be divided, over the product of its columns' weights.
 * These weights were fitted so that the proportion is never far from its bound, and so that all of it is done in 64
 * bits; others would be as exact, but slower.
 */
final class PairTable {
    private static final int NIBBLE = 4;
    private static final int BITS = 10;
    private static final int SLOTS = 1 << BITS;
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private final long[] profiles = new long[SLOTS];
    private final long[] ways = new long[SLOTS];
    private final long[] bounds = new long[SLOTS];
    private final long[] mosts = new long[SLOTS];

    PairTable(List<PairClasses.PairClass> classes) {
        int finest = Long.SIZE;
        while (most(classes, finest).multiply(largest(classes)).bitLength() >= Long.SIZE) finest--;
        long most = most(classes, finest).longValueExact();
        for (PairClasses.PairClass each : classes) {
            int slot = first(each.profile());
            while (profiles[slot] != 0) slot = slot + 1 & SLOTS - 1;
            profiles[slot] = each.profile();
            ways[slot] = each.ways() << finest;
            bounds[slot] = most * product(each.profile());
            mosts[slot] = each.most();
        }
    }

    /** The least number that, times its product, is nowhere below the ways of a class, these in finer units. */
    private static BigInteger most(List<PairClasses.PairClass> classes, int finer) {
        BigInteger most = BigInteger.ONE;
        for (PairClasses.PairClass each : classes) {
            BigInteger product = BigInteger.valueOf(product(each.profile()));
            BigInteger ways = BigInteger.valueOf(each.ways()).shiftLeft(finer);
            most = most.max(ways.add(product).subtract(BigInteger.ONE).divide(product));
        }
        return most;
    }

    private static BigInteger largest(List<PairClasses.PairClass> classes) {
        return BigInteger.valueOf(classes.stream()
                .mapToLong(each -> product(each.profile()))
                .max()
                .orElseThrow());
    }

    private static long product(long profile) {
        long product = 1;
        for (int numbers = 0; numbers <= PairClasses.MOST; numbers++)
            for (int column = 0; column < (profile >>> NIBBLE * numbers & 0xF); column++)
                product = Math.multiplyExact(product, PairColumns.weight(numbers));
        return product;
    }

    private static int first(long profile) {
        return (int) (profile * GOLDEN >>> Long.SIZE - BITS);
    }

    /**
     * Where the class of these sums is; negative if they cannot be divided.
     *
     * @param sums none above six
     */
    int slot(long sums) {
        long profile = 0;
        for (int column = 0; column < BingoBox.COLUMNS; column++) profile += 1L << NIBBLE * Lanes.at(sums, column);
        int slot = first(profile);
        while (profiles[slot] != profile) {
            if (profiles[slot] == 0) return -1;
            slot = slot + 1 & SLOTS - 1;
        }
        return slot;
    }

    /** Whether a draw of this class is kept. */
    boolean keeps(Generator generator, int slot) {
        return slot >= 0 && generator.below(bounds[slot]) < ways[slot];
    }

    /** The bound for dividing what is of this class. */
    long most(int slot) {
        return mosts[slot];
    }
}
