package baize.lab.exact;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How one wager of craps ends, how often, and after how many rolls. */
public final class CrapsOdds {
    private final Payoff payoff;
    private final long[] weights;
    private final Moments moments;
    private final Fraction rolls;

    CrapsOdds(CrapsBet bet, long unit, Walk<Integer, CrapsEnd> walk) {
        Map<CrapsEnd, Fraction> ends = new TreeMap<>(CrapsEnd.IN_ORDER);
        ends.putAll(walk.endings());
        List<Payoff.Cell> cells = ends.keySet().stream().map(CrapsEnd::cell).toList();
        payoff = new Payoff(bet.id(), bet.per(), unit, cells);
        weights = weights(List.copyOf(ends.values()));
        moments = Moments.of(payoff, weights);
        rolls = walk.meanSteps();
    }

    /** Probabilities as whole numbers in the same proportion. */
    private static long[] weights(List<Fraction> probabilities) {
        BigInteger common = BigInteger.ONE;
        for (Fraction probability : probabilities) {
            BigInteger other = probability.denominator();
            common = common.divide(common.gcd(other)).multiply(other);
        }
        Fraction all = new Fraction(common, BigInteger.ONE);
        return probabilities.stream()
                .mapToLong(each -> each.times(all).numerator().longValueExact())
                .toArray();
    }

    public Payoff payoff() {
        return payoff;
    }

    /** What each cell of the payoff weighs. */
    public long[] weights() {
        return weights.clone();
    }

    public Fraction value() {
        return moments.mean();
    }

    public Fraction win() {
        return moments.hit();
    }

    public Fraction draw() {
        long drawn = 0;
        long all = 0;
        for (int at = 0; at < weights.length; at++) {
            if (payoff.net(at) == 0) drawn += weights[at];
            all += weights[at];
        }
        return Fraction.of(drawn, all);
    }

    public Fraction lose() {
        return Fraction.ONE.minus(win()).minus(draw());
    }

    /** The value of a wager that is not drawn. */
    public Fraction valueResolved() {
        return value().over(Fraction.ONE.minus(draw()));
    }

    /** How many rolls it stands on average, the last one counted. */
    public Fraction rolls() {
        return rolls;
    }
}
