package baize.lab.par;

import baize.lab.exact.Fraction;
import baize.lab.exact.Moments;
import baize.lab.exact.Payoff;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * The odds of one wager, seen by the player.
 *
 * @param per whose stake one unit is
 * @param expectedValue net per unit
 * @param houseEdge what the house keeps of a unit
 * @param elementOfRisk what the house keeps of all that is staked, later wagers included
 * @param hitFrequency how often the net is above zero
 * @param outcomes all that can happen, in the order of the settlement table
 */
public record WagerSheet(
        String wager,
        String per,
        Figure expectedValue,
        Figure houseEdge,
        Figure elementOfRisk,
        Figure variance,
        double standardDeviation,
        Figure hitFrequency,
        List<Outcome> outcomes) {
    /**
     * One way the wager can end.
     *
     * @param pays net per unit
     */
    public record Outcome(String outcome, Figure probability, Figure pays) {}

    public WagerSheet {
        outcomes = List.copyOf(outcomes);
    }

    /** The sheet of a wager whose outcomes have been counted. */
    public static WagerSheet of(Payoff payoff, long[] weights) {
        Moments moments = Moments.of(payoff, weights);
        Fraction edge = moments.mean().negated();
        return new WagerSheet(
                payoff.wager(),
                payoff.per(),
                Figure.exactly(moments.mean()),
                Figure.exactly(edge),
                Figure.exactly(edge.over(moments.staked())),
                Figure.exactly(moments.variance()),
                Math.sqrt(moments.variance().toDouble()),
                Figure.exactly(moments.hit()),
                outcomes(payoff, weights));
    }

    private static List<Outcome> outcomes(Payoff payoff, long[] weights) {
        BigInteger total = BigInteger.valueOf(Arrays.stream(weights).reduce(0, Math::addExact));
        return payoff.merged(weights).entrySet().stream()
                .map(entry -> new Outcome(
                        entry.getKey().outcome(),
                        Figure.exactly(new Fraction(BigInteger.valueOf(entry.getValue()), total)),
                        Figure.exactly(Fraction.of(entry.getKey().net(), payoff.unit()))))
                .toList();
    }
}
