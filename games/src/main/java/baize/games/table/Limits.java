package baize.games.table;

import baize.core.engine.Offer;
import baize.core.money.Money;
import org.jspecify.annotations.Nullable;

/** The smallest and largest wager on an area, and the unit in which wagers above the smallest are made. */
public record Limits(Money minimum, Money maximum, Money unit) {
    /** Wide open: what a round script has unless it says otherwise. */
    public static final Limits OPEN = new Limits(Money.cents(1), Money.dollars(1_000_000_000), Money.cents(1));

    public Limits {
        if (!minimum.isPositive()) throw new IllegalArgumentException("expected a minimum above 0.00, got " + minimum);
        if (maximum.isBelow(minimum))
            throw new IllegalArgumentException("expected a maximum of at least " + minimum + ", got " + maximum);
        if (!unit.isPositive()) throw new IllegalArgumentException("expected a unit above 0.00, got " + unit);
    }

    public Limits withMinimum(Money minimum) {
        return new Limits(minimum, maximum, unit);
    }

    /** The stakes these limits allow up to {@code most}, if any: the unit is counted from the minimum up. */
    public Offer.@Nullable Stakes upTo(Money most) {
        Money bound = most.min(maximum);
        if (bound.isBelow(minimum)) return null;
        Money over = Money.cents((bound.cents() - minimum.cents()) % unit.cents());
        return new Offer.Stakes(minimum, bound.minus(over), unit);
    }
}
