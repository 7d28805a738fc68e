package baize.core.engine;

import baize.core.money.Money;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A command that would be accepted now. Where it has a stake, {@code command} carries the smallest and {@code stakes}
 * says which others are as good. Where it names one of several numbers, it carries the first of {@code numbers}, each
 * of which is as good; without such a choice there are none.
 */
public record Offer<C>(C command, @Nullable Stakes stakes, List<Integer> numbers) {
    public Offer(C command, @Nullable Stakes stakes) {
        this(command, stakes, List.of());
    }

    public static <C> Offer<C> of(C command) {
        return new Offer<>(command, null);
    }

    /** A command with the first of these numbers, as good with any other of them. */
    public static <C> Offer<C> ofNumbers(C command, List<Integer> numbers) {
        if (numbers.isEmpty()) throw new IllegalArgumentException(command + " has no number");
        return new Offer<>(command, null, List.copyOf(numbers));
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
