package baize.lab.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact number: a fraction in lowest terms, its sign in the numerator. */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {
    public static final Fraction ZERO = of(0);
    public static final Fraction ONE = of(1);

    public Fraction {
        if (denominator.signum() == 0) throw new ArithmeticException(numerator + "/0");
        BigInteger common = numerator.gcd(denominator);
        if (denominator.signum() < 0) common = common.negate();
        numerator = numerator.divide(common);
        denominator = denominator.divide(common);
    }

    public static Fraction of(long whole) {
        return of(whole, 1);
    }

    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negated());
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public Fraction over(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public Fraction negated() {
        return new Fraction(numerator.negate(), denominator);
    }

    public int signum() {
        return numerator.signum();
    }

    public double toDouble() {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), MathContext.DECIMAL128)
                .doubleValue();
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** {@code -128/5525}; a whole number is over one. */
    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }
}
