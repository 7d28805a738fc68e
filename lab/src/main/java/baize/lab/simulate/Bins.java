package baize.lab.simulate;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Where a tally sorts values that are too many to be counted one by one: a bin for each value near zero, and 256 bins
 * for each doubling beyond, so that a bin is narrower than a 256th of what is in it. A bin has the number of its values
 * and their sum, hence their mean, which is exact where they are all the same.
 *
 * @param at its first place in the tally
 */
record Bins(int at) {
    private static final int STEP_BITS = 8;
    private static final int STEPS = 1 << STEP_BITS;

    /** Values as far from zero as this or farther, ten billion dollars in cents, are in the last bin. */
    private static final int FAR_BITS = 40;

    private static final int COUNT = STEPS * (1 + FAR_BITS - STEP_BITS);

    /** How many places of the tally they take: two for each bin on either side of zero. */
    static final int PLACES = 4 * COUNT;

    /** One more value. */
    void add(long value, long[] tally) {
        int place = place(value);
        tally[place]++;
        tally[place + 1] += value;
    }

    private int place(long value) {
        return at + 2 * (value < 0 ? COUNT + bin(-value) : bin(value));
    }

    private static int bin(long size) {
        if (size < STEPS) return (int) size;
        if (size >= 1L << FAR_BITS) return COUNT - 1;
        int doublings = Long.SIZE - 1 - STEP_BITS - Long.numberOfLeadingZeros(size);
        return (doublings + 1) * STEPS + (int) (size >>> doublings & STEPS - 1);
    }

    /** The value of a bin that is nearest to zero: its name. */
    static long name(long value) {
        int bin = bin(Math.abs(value));
        long least = bin < STEPS ? bin : (long) (STEPS + bin % STEPS) << bin / STEPS - 1;
        return value < 0 ? -least : least;
    }

    /** What is in the bins that are not empty, by their names. */
    SortedMap<Long, ValueCounts.Bin> of(long[] tally) {
        SortedMap<Long, ValueCounts.Bin> bins = new TreeMap<>();
        for (int place = at; place < at + PLACES; place += 2) {
            if (tally[place] == 0) continue;
            long sum = tally[place + 1];
            // The values of a bin are all on one side of zero, and so is their mean, which is in the bin.
            bins.put(name(sum / tally[place]), new ValueCounts.Bin(tally[place], sum));
        }
        return bins;
    }
}
