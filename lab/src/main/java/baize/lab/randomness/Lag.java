package baize.lab.randomness;

/**
 * The correlation of a sequence with itself one later. Of independent values with mean zero, the products of neighbours
 * have mean zero, the variance squared for their own, and none between them.
 */
final class Lag {
    private final double variance;
    private long products = -1;
    private long sum;
    private int last;

    /** Of a sequence of whole numbers with mean zero and this variance. */
    Lag(double variance) {
        this.variance = variance;
    }

    void add(int value) {
        sum += (long) last * value;
        last = value;
        products++;
    }

    /** How many standard deviations the sum of the products is from zero. */
    double deviation() {
        return products < 1 ? 0 : sum / (variance * Math.sqrt((double) products));
    }
}
