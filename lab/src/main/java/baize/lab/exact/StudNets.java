package baize.lab.exact;

import baize.core.card.HandCategory;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudShowdown;
import java.math.BigInteger;

/** What ante and bet net by row and category, in the largest unit that keeps them whole, for loops. */
final class StudNets {
    private static final int CATEGORIES = HandCategory.values().length;

    /** Sums over all that a hand meets stay within a long below this. */
    private static final long MOST = Long.MAX_VALUE / (4 * StudMet.ALL);

    private final long[] noHand = new long[CATEGORIES];
    private final long[] beaten = new long[CATEGORIES];
    private final long[] lost = new long[CATEGORIES];
    private final long[] equal = new long[CATEGORIES];
    private final long[] folded = new long[CATEGORIES];

    StudNets(Payoff anteBet) {
        long unit = unit(anteBet);
        for (int category = 0; category < CATEGORIES; category++) {
            noHand[category] = net(anteBet, StudShowdown.NO_HAND, category) / unit;
            beaten[category] = net(anteBet, StudShowdown.DEALER_BEATEN, category) / unit;
            lost[category] = net(anteBet, StudShowdown.DEALER_WINS, category) / unit;
            equal[category] = net(anteBet, StudShowdown.EQUAL, category) / unit;
            folded[category] = net(anteBet, StudShowdown.FOLDED, category) / unit;
        }
    }

    private static long net(Payoff payoff, StudShowdown row, int category) {
        return payoff.net(StudPayoffs.outcome(row.ordinal(), category));
    }

    private static long unit(Payoff payoff) {
        BigInteger common = BigInteger.ZERO;
        long largest = 0;
        for (Payoff.Cell cell : payoff.cells()) {
            common = common.gcd(BigInteger.valueOf(cell.net()));
            largest = Math.max(largest, Math.abs(cell.net()));
        }
        long unit = Math.max(1, common.longValueExact());
        if (largest / unit > MOST)
            throw new IllegalArgumentException(
                    "expected smaller amounts in minimum, maximumPayout and betPays: a bet could win " + largest
                            + " cents");
        return unit;
    }

    /** Whether a bet on all that a hand meets comes to more than to fold it as often. */
    @Rule({"caribbean-stud 8.1", "caribbean-stud 8.5"})
    boolean isWorthBetting(long met, int category) {
        long none = StudMet.noHand(met);
        long won = StudMet.beaten(met);
        long tied = StudMet.equal(met);
        long bet = none * noHand[category]
                + won * beaten[category]
                + tied * equal[category]
                + (StudMet.ALL - none - won - tied) * lost[category];
        return bet > StudMet.ALL * folded[category];
    }
}
