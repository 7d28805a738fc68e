package baize.cli.bench;

import java.util.Arrays;

/** How long answers took, in classes a sixty-fourth of a power of two wide. */
public final class Latencies {
    private static final int BITS = 6;

    private final long[] counts = new long[64 << BITS];

    public synchronized void add(long nanos) {
        counts[place(Math.max(1, nanos))]++;
    }

    private static int place(long nanos) {
        int power = 63 - Long.numberOfLeadingZeros(nanos);
        long within = power < BITS ? 0 : nanos >>> power - BITS & (1 << BITS) - 1;
        return power << BITS | (int) within;
    }

    /** The milliseconds within which each of these shares was answered, since this was last asked. */
    public synchronized double[] millis(double... shares) {
        long all = 0;
        for (long count : counts) all += count;
        double[] millis = new double[shares.length];
        for (int at = 0; at < shares.length; at++) millis[at] = millis(shares[at] * all);
        Arrays.fill(counts, 0);
        return millis;
    }

    private double millis(double count) {
        long sum = 0;
        for (int place = 0; place < counts.length; place++) {
            sum += counts[place];
            if (sum > 0 && sum >= count) return top(place) / 1e6;
        }
        return 0;
    }

    /** Where the class ends. */
    private static double top(int place) {
        int power = place >> BITS;
        int within = place & (1 << BITS) - 1;
        return Math.scalb(1.0 + (within + 1) / (double) (1 << BITS), power);
    }
}
