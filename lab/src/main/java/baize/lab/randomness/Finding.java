package baize.lab.randomness;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * What one test found. Every statistic is chi-square when the draws are chance: a test of counts by its nature, a test
 * of runs or of correlation as the sum of squares of standard normal deviations, one for each sequence it looks at.
 *
 * @param outcome what was drawn, such as {@code cards by place}
 * @param test {@code chi-square}, {@code runs} or {@code serial correlation}
 * @param p how likely chance is to stray as far, or farther
 * @param holds whether it holds at {@link #LEVEL}
 */
public record Finding(String outcome, String test, double statistic, long degreesOfFreedom, double p, boolean holds) {
    /** How often a test fails a good generator: each is at 99 %. */
    public static final double LEVEL = 0.01;

    static final String CHI_SQUARE = "chi-square";
    static final String RUNS = "runs";
    static final String SERIAL = "serial correlation";

    /** Of counts beside what was expected. Counts that are too even are as little chance as uneven ones: both tails. */
    static Finding ofCounts(String outcome, double statistic, long freedom) {
        ChiSquaredDistribution chance = ChiSquaredDistribution.of((double) freedom);
        double tail = Math.min(chance.cumulativeProbability(statistic), chance.survivalProbability(statistic));
        return of(outcome, CHI_SQUARE, statistic, freedom, Math.min(1, 2 * tail));
    }

    /** Of deviations in either direction. */
    static Finding ofDeviations(String outcome, String test, double... deviations) {
        double statistic = 0;
        for (double deviation : deviations) statistic += deviation * deviation;
        double p = ChiSquaredDistribution.of(deviations.length).survivalProbability(statistic);
        return of(outcome, test, statistic, deviations.length, p);
    }

    private static Finding of(String outcome, String test, double statistic, long freedom, double p) {
        return new Finding(outcome, test, statistic, freedom, p, p >= LEVEL);
    }
}
