package baize.lab.simulate;

import java.math.BigInteger;

/**
 * Where a tally adds up values that are too many to be counted one by one: how many there were, their sum and the sum
 * of their squares, in parts so small that they add up over any number of blocks that can be counted.
 *
 * @param at its first place in the tally
 */
record Summed(int at) {
    /** How many places of the tally it takes. */
    static final int PLACES = 8;

    private static final int SUM = 1;
    private static final int SQUARES = 2;
    private static final int PART_BITS = 16;
    private static final long PART = (1L << PART_BITS) - 1;
    private static final int LOW_PARTS = Long.SIZE / PART_BITS;

    /** One more value; its square has six parts, the last of them with whatever is left. */
    void add(long value, long[] tally) {
        long high = Math.multiplyHigh(value, value);
        long low = value * value;
        tally[at]++;
        tally[at + SUM] += value;
        for (int part = 0; part < LOW_PARTS; part++) tally[at + SQUARES + part] += low >>> part * PART_BITS & PART;
        tally[at + SQUARES + LOW_PARTS] += high & PART;
        tally[at + SQUARES + LOW_PARTS + 1] += high >>> PART_BITS;
    }

    Sum of(long[] tally) {
        return new Sum(tally[at], tally[at + SUM], squares(tally));
    }

    private BigInteger squares(long[] tally) {
        BigInteger squares = BigInteger.ZERO;
        for (int place = at + PLACES - 1; place >= at + SQUARES; place--)
            squares = squares.shiftLeft(PART_BITS).add(BigInteger.valueOf(tally[place]));
        return squares;
    }
}
