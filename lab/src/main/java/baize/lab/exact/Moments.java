package baize.lab.exact;

import java.math.BigInteger;

/**
 * What a wager comes to when its outcomes weigh so much each, all per unit of stake.
 *
 * @param mean the player's expected net
 * @param variance of that net
 * @param staked how many units are put at risk on average
 * @param hit how often the net is above zero
 */
public record Moments(Fraction mean, Fraction variance, Fraction staked, Fraction hit) {
    public static Moments of(Payoff payoff, long[] weights) {
        BigInteger total = BigInteger.ZERO;
        BigInteger net = BigInteger.ZERO;
        BigInteger squares = BigInteger.ZERO;
        BigInteger staked = BigInteger.ZERO;
        BigInteger hits = BigInteger.ZERO;
        for (int outcome = 0; outcome < weights.length; outcome++) {
            Payoff.Cell cell = payoff.cells().get(outcome);
            BigInteger weight = BigInteger.valueOf(weights[outcome]);
            BigInteger won = weight.multiply(BigInteger.valueOf(cell.net()));
            total = total.add(weight);
            net = net.add(won);
            squares = squares.add(won.multiply(BigInteger.valueOf(cell.net())));
            staked = staked.add(weight.multiply(BigInteger.valueOf(cell.staked())));
            if (cell.net() > 0) hits = hits.add(weight);
        }
        BigInteger units = total.multiply(BigInteger.valueOf(payoff.unit()));
        Fraction mean = new Fraction(net, units);
        Fraction meanSquare = new Fraction(squares, units.multiply(BigInteger.valueOf(payoff.unit())));
        return new Moments(
                mean, meanSquare.minus(mean.times(mean)), new Fraction(staked, units), new Fraction(hits, total));
    }
}
