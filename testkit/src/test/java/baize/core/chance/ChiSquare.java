package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

/** Counts of values by place, and whether each place saw all values about as often. */
final class ChiSquare {
    private final long[][] counts;

    ChiSquare(int places, int values) {
        counts = new long[places][values];
    }

    void add(int place, int value) {
        counts[place][value]++;
    }

    /**
     * Fails when a place's chi-square is more than six standard deviations off its mean. Seeds are fixed, so that the
     * answer is too; the margin is for those who change a seed.
     */
    void assertUniform() {
        for (int place = 0; place < counts.length; place++) {
            double total = 0;
            for (long count : counts[place]) total += count;
            double expected = total / counts[place].length;
            double square = 0;
            for (long count : counts[place]) square += (count - expected) * (count - expected) / expected;
            double freedom = counts[place].length - 1;
            assertThat(Math.abs(square - freedom)).as("place " + place).isLessThan(6 * Math.sqrt(2 * freedom));
        }
    }
}
