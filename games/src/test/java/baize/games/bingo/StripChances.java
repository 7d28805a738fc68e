package baize.games.bingo;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Counts of what happened beside what each should weigh, compared by chi-square, in whole numbers. */
final class StripChances {
    private static final long FEWEST = 5;
    private static final BigInteger THOUSAND = BigInteger.valueOf(1_000);

    private StripChances() {}

    /**
     * Fails when chi-square is more than six standard deviations off its mean, or when something happened that cannot.
     * What is expected less than five times is put together.
     */
    static <K> void assertAsOften(Map<K, Long> counts, Map<K, BigInteger> weights, String as) {
        assertThat(weights.keySet()).as(as).containsAll(counts.keySet());
        long total = counts.values().stream().mapToLong(count -> count).sum();
        BigInteger sum = weights.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        List<BigInteger> squares = new ArrayList<>();
        BigInteger few = BigInteger.ZERO;
        long fewCounted = 0;
        for (Map.Entry<K, BigInteger> entry : weights.entrySet()) {
            long count = counts.getOrDefault(entry.getKey(), 0L);
            BigInteger expected = entry.getValue().multiply(BigInteger.valueOf(total));
            if (expected.compareTo(sum.multiply(BigInteger.valueOf(FEWEST))) < 0) {
                few = few.add(expected);
                fewCounted += count;
            } else squares.add(square(count, expected, sum));
        }
        if (few.compareTo(sum) > 0) squares.add(square(fewCounted, few, sum));
        long square = squares.stream()
                .reduce(BigInteger.ZERO, BigInteger::add)
                .divide(THOUSAND)
                .longValueExact();
        long freedom = squares.size() - 1L;
        assertThat((square - freedom) * (square - freedom))
                .as("%s: chi-square %d with %d degrees of freedom", as, square, freedom)
                .isLessThan(6 * 6 * 2 * freedom);
    }

    /** The square of what a count is off over what is expected, in thousandths. */
    private static BigInteger square(long count, BigInteger expected, BigInteger sum) {
        BigInteger off = BigInteger.valueOf(count).multiply(sum).subtract(expected);
        return off.multiply(off).multiply(THOUSAND).divide(expected.multiply(sum));
    }
}
