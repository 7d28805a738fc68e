package baize.lab.randomness;

import java.util.Arrays;

/** How often each cell was seen, beside how likely it is. */
final class Counts {
    /** Stands for the expectation of a cell that cannot be, so that seeing it once is enough, and is still a number. */
    private static final double IMPOSSIBLE = 1e-9;

    private final double[] probabilities;
    private final long[] counts;
    private long total;

    /** Of cells with these probabilities; those that cannot be have zero. */
    Counts(double[] probabilities) {
        this.probabilities = probabilities;
        counts = new long[probabilities.length];
    }

    static Counts uniform(int cells) {
        double[] probabilities = new double[cells];
        Arrays.fill(probabilities, 1.0 / cells);
        return new Counts(probabilities);
    }

    void add(int cell) {
        counts[cell]++;
        total++;
    }

    double chiSquare() {
        double square = 0;
        for (int cell = 0; cell < counts.length; cell++) {
            double expected = total * probabilities[cell];
            double off = counts[cell] - expected;
            square += off * off / Math.max(IMPOSSIBLE, expected);
        }
        return square;
    }

    /** One less than the cells that can be. */
    long degreesOfFreedom() {
        long possible = 0;
        for (double probability : probabilities) if (probability > 0) possible++;
        return possible - 1;
    }
}
