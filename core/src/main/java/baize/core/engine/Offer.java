package baize.core.engine;

import baize.core.money.Money;
import org.jspecify.annotations.Nullable;

/**
 * A command that would be accepted now. Where it has a stake, {@code command} carries the smallest and {@code stakes}
 * says which others are as good.
 */
public record Offer<C>(C command, @Nullable Stakes stakes) {
    public static <C> Offer<C> of(C command) {
        return new Offer<>(command, null);
    }

    /** From {@code min} up to {@code max} in steps of {@code unit}. */
    public record Stakes(Money min, Money max, Money unit) {
        public Stakes {
            if (max.isBelow(min)) throw new IllegalArgumentException(max + " is below " + min);
        }

        public boolean contains(Money stake) {
            return !stake.isBelow(min)
                    && !stake.isAbove(max)
                    && stake.minus(min).isMultipleOf(unit);
        }
    }
}
