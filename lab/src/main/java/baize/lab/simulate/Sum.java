package baize.lab.simulate;

import java.math.BigInteger;

/** How many values there were, their sum and the sum of their squares: whole numbers that merge by addition. */
public record Sum(long count, long sum, BigInteger squares) {
    Sum plus(Sum other) {
        return new Sum(Math.addExact(count, other.count), Math.addExact(sum, other.sum), squares.add(other.squares));
    }

    double mean() {
        return (double) sum / count;
    }

    /** The standard deviation of a value, worked out in whole numbers up to the root. */
    double deviation() {
        BigInteger spread = squares.multiply(BigInteger.valueOf(count))
                .subtract(BigInteger.valueOf(sum).pow(2));
        return Math.sqrt(spread.doubleValue()) / count;
    }
}
