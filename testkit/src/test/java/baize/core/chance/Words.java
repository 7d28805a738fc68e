package baize.core.chance;

import java.math.BigInteger;

/** A generator that gives the words it was made of, in order, and then fails. */
final class Words implements Generator {
    static final BigInteger ALL = BigInteger.ONE.shiftLeft(64);

    private final long[] words;
    private int given;

    Words(long... words) {
        this.words = words.clone();
    }

    @Override
    public long nextLong() {
        return words[given++];
    }

    int given() {
        return given;
    }

    /** The words whose product with the bound has this whole part: the first of them that is kept. */
    static BigInteger firstKept(long value, long bound) {
        BigInteger leftOver = ALL.mod(BigInteger.valueOf(bound));
        return ceiling(BigInteger.valueOf(value).multiply(ALL).add(leftOver), bound);
    }

    /** The last word whose product with the bound has this whole part. */
    static BigInteger last(long value, long bound) {
        return ceiling(BigInteger.valueOf(value + 1).multiply(ALL), bound).subtract(BigInteger.ONE);
    }

    private static BigInteger ceiling(BigInteger dividend, long divisor) {
        BigInteger by = BigInteger.valueOf(divisor);
        return dividend.add(by).subtract(BigInteger.ONE).divide(by);
    }

    static BigInteger share(long bound) {
        return ALL.divide(BigInteger.valueOf(bound));
    }
}
