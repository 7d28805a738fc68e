package baize.games.table;

import baize.core.engine.Offer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What can be paid in the chips of a table. */
public final class Chips {
    /** Where any amount can be paid exactly. */
    public static final Chips ANY = new Chips(List.of());

    /** How many of the common measure the smallest chip may be: beyond that nobody means it. */
    private static final int FINEST = 100_000;

    private static final long NEVER = Long.MAX_VALUE;
    private static final long LARGEST = Limits.OPEN.maximum().cents();

    private final List<Money> denominations;
    private final long smallest;
    /** What every amount that can be paid is a multiple of. */
    private final long measure;
    /** The least amount that can be paid for each remainder by the smallest chip, in measures. */
    private final long[] least;
    /** From here on every multiple of the measure can be paid. */
    private final long all;

    /**
     * Chips of these denominations.
     *
     * @param denominations none where any amount can be paid exactly
     */
    public Chips(List<Money> denominations) {
        this.denominations = denominations.stream().sorted().toList();
        this.smallest =
                denominations.isEmpty() ? 1 : this.denominations.getFirst().cents();
        long common = smallest;
        for (Money chip : denominations) common = gcd(common, chip.cents());
        this.measure = common;
        if (smallest / measure > FINEST)
            throw new IllegalArgumentException("expected denominations that have more in common");
        this.least = new long[(int) (smallest / measure)];
        Arrays.fill(least, NEVER);
        least[0] = 0;
        for (Money chip : this.denominations) reach(chip.cents() / measure);
        this.all = Arrays.stream(least).max().orElse(0) * measure;
    }

    /** With this chip too: remainders that it leads into one another lie on circles, each gone round twice. */
    private void reach(long chip) {
        int circles = (int) gcd(least.length, chip);
        for (int first = 0; first < circles; first++) {
            int at = first;
            for (int step = 0; step < 2 * (least.length / circles); step++) {
                int next = (int) ((at + chip) % least.length);
                if (least[at] != NEVER) least[next] = Math.min(least[next], least[at] + chip);
                at = next;
            }
        }
    }

    private static long gcd(long one, long other) {
        return other == 0 ? one : gcd(other, one % other);
    }

    public List<Money> denominations() {
        return denominations;
    }

    /** Whether this is an amount of whole chips. */
    @Rule("R-199")
    public boolean canPay(Money amount) {
        long cents = amount.cents();
        if (cents < 0 || cents % measure != 0) return false;
        return cents / measure >= least[(int) (cents / measure % least.length)];
    }

    /** The next highest amount that can be paid. */
    @Rule({"blackjack 5.12", "R-89"})
    public Money up(Money amount) {
        long cents = Math.ceilDiv(amount.cents(), measure) * measure;
        while (!canPay(Money.cents(cents))) cents += measure;
        return Money.cents(cents);
    }

    /** The next lower amount that can be paid; nothing of less than nothing. */
    @Rule({"R-92", "R-199"})
    public Money down(Money amount) {
        long cents = Math.max(0, amount.cents()) / measure * measure;
        while (!canPay(Money.cents(cents))) cents -= measure;
        return Money.cents(cents);
    }

    /**
     * Stakes that these limits allow up to {@code most} and that can be paid, in even steps from the highest down, if
     * there are any. All there are, unless the chips leave gaps between the lowest.
     */
    @Rule("R-199")
    public Offer.@Nullable Stakes within(Limits limits, Money most) {
        Offer.Stakes plain = limits.upTo(most);
        if (plain == null || denominations.isEmpty()) return plain;
        long unit = limits.unit().cents();
        long min = plain.min().cents();
        long step = step(unit);
        long max = inMeasure(min, plain.max().cents(), unit);
        while (max >= min && !canPay(Money.cents(max))) max -= step;
        if (max < min) return null;
        long low = max - Math.max(0, max - Math.max(min, all)) / step * step;
        while (low - step >= min && canPay(Money.cents(low - step))) low -= step;
        return new Offer.Stakes(Money.cents(low), Money.cents(max), Money.cents(step));
    }

    /** Every stake that these limits allow up to {@code most} and that can be paid, from the highest down. */
    @Rule("R-199")
    public Stream<Money> payable(Limits limits, Money most) {
        Offer.Stakes plain = limits.upTo(most);
        if (plain == null) return Stream.empty();
        long unit = limits.unit().cents();
        long min = plain.min().cents();
        long step = step(unit);
        return LongStream.iterate(inMeasure(min, plain.max().cents(), unit), at -> at >= min, at -> at - step)
                .mapToObj(Money::cents)
                .filter(this::canPay);
    }

    /** The least number of units that is a multiple of the measure, or more than anybody can stake. */
    private long step(long unit) {
        long units = measure / gcd(unit, measure);
        return units > LARGEST / unit ? LARGEST : units * unit;
    }

    /** The highest of these that is a multiple of the measure; negative where none is. */
    private long inMeasure(long min, long max, long unit) {
        if (max % measure == 0) return max;
        long common = gcd(unit, measure);
        if (max % common != 0) return -1;
        BigInteger circle = BigInteger.valueOf(measure / common);
        long units = BigInteger.valueOf(unit / common)
                .modInverse(circle)
                .multiply(BigInteger.valueOf(max / common))
                .mod(circle)
                .longValueExact();
        return units > (max - min) / unit ? -1 : max - units * unit;
    }

    /** {@code 5.00, 25.00}. */
    @Override
    public String toString() {
        return denominations.stream().map(Money::toString).collect(Collectors.joining(", "));
    }
}
