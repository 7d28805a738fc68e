package baize.lab.par;

import baize.core.money.Money;
import baize.games.jackpot.JackpotRules;
import baize.lab.exact.JackpotReturn;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The jackpot of a table at several meters, the one of its settings among them. */
record JackpotMeters(JackpotRules rules, Money meter, JackpotReturn jackpot) {
    private static final int STEPS = 8;

    JackpotSheet sheet() {
        Money breakEven = jackpot.breakEven();
        List<JackpotSheet.Point> points = new ArrayList<>();
        for (Money each : meters(breakEven))
            points.add(new JackpotSheet.Point(each, Figure.exactly(jackpot.returned(each))));
        return new JackpotSheet(rules.stake(), meter, breakEven, rules.bonus(), points);
    }

    /** Eight round meters, up to twice the highest of those that matter and more, and these. */
    private List<Money> meters(Money breakEven) {
        Money highest = meter.max(breakEven).max(rules.seed()).max(Money.dollars(1));
        Money step = Money.cents(round(Math.ceilDiv(2 * highest.cents(), STEPS)));
        TreeSet<Money> meters = new TreeSet<>(List.of(meter, breakEven));
        for (int count = 1; count <= STEPS; count++) meters.add(step.times(count));
        meters.remove(Money.ZERO);
        return List.copyOf(meters);
    }

    /** The next 1, 2 or 5 followed by zeros. */
    private static long round(long cents) {
        long power = 1;
        while (power * 10 <= cents) power *= 10;
        if (cents <= power) return power;
        return cents <= 2 * power ? 2 * power : cents <= 5 * power ? 5 * power : 10 * power;
    }
}
