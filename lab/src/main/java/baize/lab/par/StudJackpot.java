package baize.lab.par;

import baize.core.money.Money;
import baize.games.caribbeanstud.StudRules;
import baize.lab.exact.JackpotReturn;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The jackpot of a Caribbean Stud table at several meters. */
final class StudJackpot {
    private static final int STEPS = 8;

    private final StudRules rules;
    private final JackpotReturn jackpot;

    StudJackpot(StudRules rules) {
        this.rules = rules;
        jackpot = new JackpotReturn(rules.jackpot());
    }

    JackpotSheet sheet() {
        Money meter = rules.pool().amount();
        Money breakEven = jackpot.breakEven();
        List<JackpotSheet.Point> points = new ArrayList<>();
        for (Money each : meters(meter, breakEven))
            points.add(new JackpotSheet.Point(each, Figure.exactly(jackpot.returned(each))));
        return new JackpotSheet(
                rules.jackpot().stake(), meter, breakEven, rules.jackpot().bonus(), points);
    }

    /** Eight round meters, up to twice the highest of those that matter and more, and these. */
    private List<Money> meters(Money meter, Money breakEven) {
        Money highest = meter.max(breakEven).max(rules.jackpot().seed()).max(Money.dollars(1));
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
