package baize.core.money;

/** An amount of whole cents. Arithmetic is exact: an overflow is an exception, never a wrong amount. */
public record Money(long cents) implements Comparable<Money> {
    public static final Money ZERO = new Money(0);

    public static Money cents(long cents) {
        return cents == 0 ? ZERO : new Money(cents);
    }

    public static Money dollars(long dollars) {
        return cents(Math.multiplyExact(dollars, 100));
    }

    /** Reads {@code "12.50"}: digits, a point, two digits, with a minus in front of a debt. */
    public static Money parse(String text) {
        int at = text.startsWith("-") ? 1 : 0;
        int point = text.length() - 3;
        if (point <= at
                || text.charAt(point) != '.'
                || !digits(text, at, point)
                || !digits(text, point + 1, text.length()))
            throw new IllegalArgumentException("expected an amount like \"12.50\", got \"" + text + "\"");
        try {
            return cents(Long.parseLong(text.substring(0, point) + text.substring(point + 1)));
        } catch (NumberFormatException tooLarge) {
            throw new IllegalArgumentException(
                    "expected an amount below 92 quadrillion dollars, got " + text, tooLarge);
        }
    }

    private static boolean digits(String text, int from, int to) {
        for (int i = from; i < to; i++) if (text.charAt(i) < '0' || text.charAt(i) > '9') return false;
        return true;
    }

    public Money plus(Money other) {
        return cents(Math.addExact(cents, other.cents));
    }

    public Money minus(Money other) {
        return cents(Math.subtractExact(cents, other.cents));
    }

    public Money times(long factor) {
        return cents(Math.multiplyExact(cents, factor));
    }

    public Money negated() {
        return cents(Math.negateExact(cents));
    }

    public Money min(Money other) {
        return cents <= other.cents ? this : other;
    }

    public Money max(Money other) {
        return cents >= other.cents ? this : other;
    }

    public boolean isZero() {
        return cents == 0;
    }

    public boolean isPositive() {
        return cents > 0;
    }

    public boolean isBelow(Money other) {
        return cents < other.cents;
    }

    public boolean isAbove(Money other) {
        return cents > other.cents;
    }

    /** Whether it is made up of whole units. */
    public boolean isMultipleOf(Money unit) {
        return cents % unit.cents == 0;
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(cents, other.cents);
    }

    /** {@code 12.50}, the form of every file and message. */
    @Override
    public String toString() {
        // The smallest amount has no positive counterpart, so the sign goes from the digits.
        String digits = Long.toString(cents).substring(cents < 0 ? 1 : 0);
        String padded = "0".repeat(Math.max(0, 3 - digits.length())) + digits;
        int point = padded.length() - 2;
        return (cents < 0 ? "-" : "") + padded.substring(0, point) + "." + padded.substring(point);
    }

    /** {@code +12.50}, {@code -5.00} or {@code 0.00}: a net result. */
    public String signed() {
        return (cents > 0 ? "+" : "") + this;
    }
}
