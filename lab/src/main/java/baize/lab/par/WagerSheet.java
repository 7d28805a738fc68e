package baize.lab.par;

import baize.lab.exact.Fraction;
import baize.lab.exact.Moments;
import baize.lab.exact.Payoff;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The odds of one wager, seen by the player.
 *
 * @param per whose stake one unit is
 * @param expectedValue net per unit
 * @param houseEdge what the house keeps of a unit
 * @param elementOfRisk what the house keeps of all that is staked, later wagers included
 * @param hitFrequency how often the net is above zero
 * @param outcomes all that can happen, in the order of the settlement table
 * @param resolution how it fares over several rolls, where it may stand for more than one
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
        List<Outcome> outcomes,
        Optional<Resolution> resolution) {
    /**
     * One way the wager can end.
     *
     * @param pays net per unit
     */
    public record Outcome(String outcome, Figure probability, Figure pays) {}

    /**
     * How a wager on dice is resolved.
     *
     * @param resolved net per unit, drawn wagers left out
     * @param rolls it stands on average, the last one counted
     */
    public record Resolution(Figure win, Figure lose, Figure draw, Figure resolved, Figure rolls) {}

    public WagerSheet {
        outcomes = List.copyOf(outcomes);
    }

    /** The sheet of a wager whose outcomes have been counted. */
    public static WagerSheet of(Payoff payoff, long[] weights) {
        return of(payoff, weights, Optional.empty());
    }

    static WagerSheet of(Payoff payoff, long[] weights, Optional<Resolution> resolution) {
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
                outcomes(payoff, weights),
                resolution);
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
