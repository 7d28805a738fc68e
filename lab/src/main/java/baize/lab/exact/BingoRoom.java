package baize.lab.exact;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The first of many boxes to show a pattern. Boxes come in groups that share no number: six to a strip, or, for boxes
 * that know nothing of one another, one. Groups are independent of each other once it is known how many numbers have
 * been called. That is exact where every arrangement of a strip is as likely; column ranges make two strips a little
 * more alike than that, and {@link BingoRangedRoom} has their full house.
 */
@Rule({"bingo 7.2", "bingo 5.4", "R-127", "R-134"})
public final class BingoRoom {
    private final BingoCalls calls;
    private final int together;
    private final int groups;
    private final List<BigInteger> alone;
    private final List<BigInteger> without;

    private BingoRoom(BingoCalls calls, int together, int groups) {
        this.calls = calls;
        this.together = together;
        this.groups = groups;
        List<BigInteger> box = new ArrayList<>();
        for (int marks = 0; marks <= BingoBox.NUMBERS; marks++) box.add(calls.failing(marks));
        List<BigInteger> others = rest(together);
        for (int at = 1; at < together; at++) others = product(others, box);
        this.without = others;
        this.alone = product(others, box);
    }

    /** So many strips of six boxes. */
    public static BingoRoom strips(BingoCalls calls, int strips) {
        return new BingoRoom(calls, 6, strips);
    }

    /** So many boxes that have nothing to do with one another. */
    public static BingoRoom boxes(BingoCalls calls, int boxes) {
        return new BingoRoom(calls, 1, boxes);
    }

    /** In how many ways numbers that are on no box of the group can have been called. */
    private static List<BigInteger> rest(int together) {
        int beside = Balls.COUNT - together * BingoBox.NUMBERS;
        List<BigInteger> ways = new ArrayList<>();
        for (int count = 0; count <= beside; count++) ways.add(BingoCalls.choose(beside, count));
        return ways;
    }

    private static List<BigInteger> product(List<BigInteger> first, List<BigInteger> second) {
        List<BigInteger> product = new ArrayList<>();
        for (int sum = 0; sum <= first.size() + second.size() - 2; sum++) {
            BigInteger ways = BigInteger.ZERO;
            for (int at = Math.max(0, sum - second.size() + 1); at <= Math.min(sum, first.size() - 1); at++)
                ways = ways.add(first.get(at).multiply(second.get(sum - at)));
            product.add(ways);
        }
        return product;
    }

    /** The probability that no box of one group shows the pattern after so many calls. */
    private Fraction groupOpen(int call) {
        return new Fraction(alone.get(call), BingoCalls.choose(Balls.COUNT, call));
    }

    private static Fraction power(Fraction base, int exponent) {
        return new Fraction(base.numerator().pow(exponent), base.denominator().pow(exponent));
    }

    /** The probability that some box shows it at the call of this number or before. */
    public Fraction wonBy(int call) {
        return Fraction.ONE.minus(power(groupOpen(call), groups));
    }

    /**
     * The same of every call from 0 to 90, to the precision of floating point: large rooms have very long
     * fractions.
     */
    public double[] wonBy() {
        double[] won = new double[Balls.COUNT + 1];
        for (int call = 0; call <= Balls.COUNT; call++)
            won[call] = 1 - Math.pow(groupOpen(call).toDouble(), groups);
        return won;
    }

    /** What {@link #meanWinners} is, to the precision of floating point. */
    public double aboutWinners() {
        double winners = 0;
        for (int call = 1; call <= Balls.COUNT; call++)
            winners +=
                    completedOn(call).toDouble() * Math.pow(groupOpen(call - 1).toDouble(), groups - 1);
        return winners * groups * together;
    }

    /** The call on which the first box shows it, on average. */
    public Fraction meanCalls() {
        Fraction mean = Fraction.ZERO;
        for (int call = 0; call < Balls.COUNT; call++) mean = mean.plus(power(groupOpen(call), groups));
        return mean;
    }

    /** How many boxes show it for the first time on that call, on average: those that share the prize. */
    @Rule({"bingo 7.2", "R-127"})
    public Fraction meanWinners() {
        Fraction winners = Fraction.ZERO;
        for (int call = 1; call <= Balls.COUNT; call++)
            winners = winners.plus(completedOn(call).times(power(groupOpen(call - 1), groups - 1)));
        return winners.times(Fraction.of((long) groups * together));
    }

    /** The probability that a certain box is completed by this call and none of its group was before. */
    private Fraction completedOn(int call) {
        BigInteger ways = BigInteger.ZERO;
        for (int marks = 0; marks < BingoBox.NUMBERS; marks++) {
            int elsewhere = call - 1 - marks;
            if (elsewhere >= 0 && elsewhere < without.size())
                ways = ways.add(calls.completing(marks).multiply(without.get(elsewhere)));
        }
        BigInteger all = BingoCalls.choose(Balls.COUNT, call - 1).multiply(BigInteger.valueOf(Balls.COUNT - call + 1L));
        return new Fraction(ways, all);
    }
}
