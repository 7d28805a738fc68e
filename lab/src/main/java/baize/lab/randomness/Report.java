package baize.lab.randomness;

import java.util.List;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * All findings about one generator, and what they say together. One test in a hundred fails a good generator, so the
 * whole holds when no more fail than chance accounts for in 999 runs of a thousand, and when none fails so badly that
 * chance would account for it in fewer than one run of a thousand. The second catches a fault that one test alone can
 * see; together they fail a good generator in about two runs of a thousand.
 *
 * @param draws of each kind
 */
public record Report(long draws, List<Finding> findings) {
    private static final double OVERALL = 0.001;

    public Report {
        findings = List.copyOf(findings);
    }

    /** How many tests fail. */
    public long failing() {
        return findings.stream().filter(finding -> !finding.holds()).count();
    }

    /** How many may: the 99.9 % quantile of Binomial(tests, 0.01). */
    public int mayFail() {
        return BinomialDistribution.of(findings.size(), Finding.LEVEL).inverseSurvivalProbability(OVERALL);
    }

    /** The smallest p of all tests. */
    public double leastP() {
        return findings.stream().mapToDouble(Finding::p).min().orElse(1);
    }

    /** How small it may be: one in a thousand, shared among the tests. */
    public double mayBeP() {
        return OVERALL / findings.size();
    }

    /** Whether the generator holds. */
    public boolean holds() {
        return failing() <= mayFail() && leastP() >= mayBeP();
    }

    public Finding finding(String outcome, String test) {
        return findings.stream()
                .filter(finding ->
                        finding.outcome().equals(outcome) && finding.test().equals(test))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no test \"" + test + "\" of \"" + outcome + "\""));
    }
}
