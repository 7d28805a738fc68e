package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratorTest {
    /** The words of a number are one run; its ends are tried, and its length is the same for all numbers. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6, 7, 36, 52, 90, 312, 416, 1_000})
    void every_number_below_a_bound_has_exactly_the_same_number_of_words(int bound) {
        for (int value = 0; value < bound; value++) {
            BigInteger first = Words.firstKept(value, bound);
            BigInteger last = Words.last(value, bound);
            assertThat(last.subtract(first).add(BigInteger.ONE)).isEqualTo(Words.share(bound));
            assertThat(new Words(first.longValue()).below(bound)).isEqualTo(value);
            assertThat(new Words(last.longValue()).below(bound)).isEqualTo(value);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 3, 90, 1L << 40, (1L << 55) - 1, Long.MAX_VALUE})
    void large_bounds_share_the_words_as_evenly(long bound) {
        BigInteger words = BigInteger.ONE.shiftLeft(Long.SIZE);
        for (long value : new long[] {0, bound / 3, bound - 1}) {
            BigInteger of = BigInteger.valueOf(bound);
            BigInteger last = BigInteger.valueOf(value)
                    .add(BigInteger.ONE)
                    .multiply(words)
                    .subtract(BigInteger.ONE)
                    .divide(of);
            BigInteger first = last.subtract(words.divide(of)).add(BigInteger.ONE);
            assertThat(new Words(last.longValue()).below(bound)).isEqualTo(value);
            assertThat(new Words(first.longValue()).below(bound)).isEqualTo(value);
            boolean leftOver = first.multiply(of).divide(words).longValue() == value
                    && first.signum() > 0
                    && first.subtract(BigInteger.ONE).multiply(of).divide(words).longValue() == value;
            if (leftOver)
                assertThat(new Words(first.longValue() - 1, 0).below(bound)).isZero();
        }
        assertThatThrownBy(() -> new Words(0).below(0L)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 7, 36, 52, 90, 312, Integer.MAX_VALUE})
    void words_left_over_are_drawn_again(int bound) {
        int drawnAgain = 0;
        for (int value : new int[] {0, 1, bound / 2, bound - 1}) {
            BigInteger kept = Words.firstKept(value, bound);
            boolean leftOver = !kept.equals(Words.last(value - 1, bound).add(BigInteger.ONE));
            Words words = new Words(kept.longValue() - 1, kept.longValue());
            assertThat(words.below(bound)).isEqualTo(leftOver ? value : value - 1);
            assertThat(words.given()).isEqualTo(leftOver ? 2 : 1);
            drawnAgain += words.given() - 1;
        }
        assertThat(drawnAgain).isPositive();
    }

    @Test
    void nothing_is_below_zero() {
        assertThatThrownBy(() -> new Words(0).below(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Words(0).below(-5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void rolls_use_all_36_equally() {
        int[] counts = new int[36];
        for (int value = 0; value < 36; value++)
            counts[Rolls.next(new Words(Words.firstKept(value, 36).longValue()))]++;
        assertThat(counts).containsOnly(1);
        assertThat(Rolls.roll(new Words(Words.last(35, 36).longValue()))).hasToString("6-6");
    }
}
