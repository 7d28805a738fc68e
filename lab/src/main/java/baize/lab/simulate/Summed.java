package baize.lab.simulate;

import java.math.BigInteger;

/**
 * Where a tally adds up values that are too many to be counted one by one: how many there were, their sum and the sum
 * of their squares, in parts that add up across blocks without overflowing.
 *
 * @param at its first place in the tally
 */
record Summed(int at) {
    /** How many places of the tally it takes. */
    static final int PLACES = 5;

    private static final int SUM = 1;
    private static final int SQUARES = 2;
    private static final int PART_BITS = 32;
    private static final long PART = (1L << PART_BITS) - 1;

    /** One more value; its square has three parts of 32 bits. */
    void add(long value, long[] tally) {
        long high = Math.multiplyHigh(value, value);
        long low = value * value;
        tally[at]++;
        tally[at + SUM] += value;
        tally[at + SQUARES] += low & PART;
        tally[at + SQUARES + 1] += low >>> PART_BITS;
        tally[at + SQUARES + 2] += high;
    }

    Sum of(long[] tally) {
        return new Sum(tally[at], tally[at + SUM], squares(tally));
    }

    private BigInteger squares(long[] tally) {
        BigInteger squares = BigInteger.ZERO;
        for (int part = 2; part >= 0; part--)
            squares = squares.shiftLeft(PART_BITS).add(BigInteger.valueOf(tally[at + SQUARES + part]));
        return squares;
    }
}
