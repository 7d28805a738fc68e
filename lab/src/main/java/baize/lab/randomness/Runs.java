package baize.lab.randomness;

/**
 * A sequence of highs and lows, each as likely as the other, and how often it changes. In a sequence of chance the
 * number of changes, which is one less than the number of runs, is that of heads in as many tosses.
 */
final class Runs {
    private long tosses = -1;
    private long changes;
    private boolean last;

    void add(boolean high) {
        if (tosses >= 0 && high != last) changes++;
        last = high;
        tosses++;
    }

    /** How many standard deviations the changes are from half. */
    double deviation() {
        return tosses < 1 ? 0 : (2.0 * changes - tosses) / Math.sqrt((double) tosses);
    }
}
