package baize.core.chance;

/** A source of random words. Not for use by several threads at once. */
@FunctionalInterface
public interface Generator {
    /** The next 64 bits. */
    long nextLong();

    /**
     * A number from 0 to {@code bound - 1}, each exactly as likely: the word, read as a fraction of one, times the
     * bound. Words left over after equal shares for all numbers are drawn again.
     */
    default int below(int bound) {
        if (bound < 1) throw new IllegalArgumentException("expected a bound above zero, got " + bound);
        long word = nextLong();
        while (isLeftOver(word * bound, bound)) word = nextLong();
        return (int) Math.unsignedMultiplyHigh(word, bound);
    }

    /** The same for larger bounds. */
    default long below(long bound) {
        if (bound < 1) throw new IllegalArgumentException("expected a bound above zero, got " + bound);
        long word = nextLong();
        while (isLeftOver(word * bound, bound)) word = nextLong();
        return Math.unsignedMultiplyHigh(word, bound);
    }

    /**
     * Whether a word is one of the 2^64 mod {@code product} that must be drawn again.
     *
     * @param fraction the low 64 bits of the word times the product
     * @param product of the bounds that the word was drawn for, in unsigned 64 bits
     */
    static boolean isLeftOver(long fraction, long product) {
        return Long.compareUnsigned(fraction, product) < 0
                && Long.compareUnsigned(fraction, Long.remainderUnsigned(-product, product)) < 0;
    }
}
