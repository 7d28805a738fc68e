package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HealthTest {
    private static final long SEED = 25;

    /** The DRBG as play has it. */
    private static byte[] answer(byte[]... seeds) {
        CtrDrbg drbg = new CtrDrbg(seeds[0]);
        for (int at = 1; at < seeds.length; at++) drbg.reseed(seeds[at]);
        byte[] into = new byte[Health.ANSWER + CtrDrbg.SEED];
        drbg.generate(into);
        drbg.generate(into);
        return Arrays.copyOf(into, Health.ANSWER);
    }

    private static Generator good() {
        return FastGenerator.stream(SEED, 1);
    }

    /** Seeds filled from a generator's words. */
    private static Supplier<byte[]> seeds(Generator generator) {
        return () -> {
            ByteBuffer seed = ByteBuffer.allocate(CtrDrbg.SEED);
            while (seed.hasRemaining()) seed.putLong(generator.nextLong());
            return seed.array();
        };
    }

    private static Supplier<byte[]> goodSeeds() {
        return seeds(FastGenerator.stream(SEED, 2));
    }

    private static void assertRefused(ThrowingCallable check, String reason) {
        assertThatThrownBy(check)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the generator of chance must not be used: " + reason);
    }

    private static void assertSeedsRefused(Supplier<byte[]> seeds, String reason) {
        assertRefused(() -> Health.check(HealthTest::answer, seeds, good()), reason);
    }

    private static void assertWordsRefused(Generator words, String reason) {
        assertRefused(() -> Health.check(HealthTest::answer, goodSeeds(), words), reason);
    }

    /** By chance alone this fails once in 2^29 runs or so. */
    @Test
    void the_generator_in_play_passes() {
        assertThatCode(Health::check).doesNotThrowAnyException();
    }

    @Test
    void good_stand_ins_pass_whatever_their_seed() {
        for (int seed = 0; seed < 500; seed++)
            Health.check(HealthTest::answer, seeds(FastGenerator.stream(seed, 1)), FastGenerator.stream(seed, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 31, 63})
    void one_wrong_bit_of_the_known_answer_is_seen(int at) {
        Health.Answers wrong = seeds -> {
            byte[] answer = answer(seeds);
            answer[at] ^= 1;
            return answer;
        };
        assertRefused(
                () -> Health.check(wrong, goodSeeds(), good()), "the DRBG does not give the bits that NIST published");
    }

    @Test
    void a_drbg_that_does_not_reseed_is_seen() {
        Health.Answers deaf = seeds -> answer(seeds[0]);
        assertRefused(
                () -> Health.check(deaf, goodSeeds(), good()),
                "the DRBG does not give the bits that NIST published after a reseeding");
    }

    @Test
    void stuck_seeds_are_seen() {
        assertSeedsRefused(() -> new byte[CtrDrbg.SEED], "the platform's seeds repeat a byte 6 times");
    }

    /** The run begins in one seed and ends in the next. */
    @Test
    void six_equal_bytes_in_a_row_are_too_many_and_five_are_not() {
        Health.check(HealthTest::answer, withRun(5), good());
        assertSeedsRefused(withRun(6), "the platform's seeds repeat a byte 6 times");
    }

    private static Supplier<byte[]> withRun(int length) {
        byte[] bytes = distinct();
        int from = 4 * CtrDrbg.SEED - 2;
        for (int at = 0; at < length; at++) bytes[from + at] = bytes[from];
        bytes[from + length] = (byte) ~bytes[from];
        bytes[from - 1] = (byte) ~bytes[from];
        return parts(bytes);
    }

    @Test
    void nineteen_equal_bytes_in_a_window_are_too_many_and_eighteen_are_not() {
        for (int window = 0; window < 2; window++) {
            Health.check(HealthTest::answer, withCount(window, Health.PROPORTION - 1), good());
            assertSeedsRefused(
                    withCount(window, Health.PROPORTION), "the platform's seeds hold one byte far too often");
        }
    }

    /** All bytes but one value in turn, so that it comes exactly as often as it is put in. */
    private static byte[] distinct() {
        byte[] bytes = new byte[Health.SEEDS * CtrDrbg.SEED];
        for (int at = 0; at < bytes.length; at++) bytes[at] = (byte) (at % 255);
        return bytes;
    }

    private static Supplier<byte[]> withCount(int window, int count) {
        byte[] bytes = distinct();
        for (int at = 0; at < count; at++) bytes[window * Health.WINDOW + 20 * at + 7] = (byte) 255;
        return parts(bytes);
    }

    private static Supplier<byte[]> parts(byte[] bytes) {
        ByteBuffer all = ByteBuffer.wrap(bytes);
        return () -> {
            byte[] seed = new byte[CtrDrbg.SEED];
            all.get(seed);
            return seed;
        };
    }

    @Test
    void seeds_with_a_lean_are_seen() {
        Generator generator = good();
        Generator other = FastGenerator.stream(SEED, 3);
        assertSeedsRefused(
                seeds(() -> generator.nextLong() | other.nextLong()),
                "the platform's seeds hold one byte far too often");
    }

    @Test
    void a_seed_that_comes_twice_is_seen() {
        byte[] seed = goodSeeds().get();
        assertSeedsRefused(seed::clone, "the platform gives the same seed twice");
    }

    /** The cut-off is the least number that is reached with at most 2^-40, worked out without rounding. */
    @Test
    void the_cut_off_of_the_proportion_is_the_binomial_quantile() {
        assertThat(isRare(Health.PROPORTION)).isTrue();
        assertThat(isRare(Health.PROPORTION - 1)).isFalse();
    }

    private static boolean isRare(int atLeast) {
        BigInteger ways = BigInteger.ZERO;
        BigInteger choices = BigInteger.ONE;
        for (int count = 0; count <= Health.WINDOW; count++) {
            if (count >= atLeast)
                ways = ways.add(choices.multiply(BigInteger.valueOf(255).pow(Health.WINDOW - count)));
            choices =
                    choices.multiply(BigInteger.valueOf(Health.WINDOW - count)).divide(BigInteger.valueOf(count + 1L));
        }
        return ways.shiftLeft(40).compareTo(BigInteger.ONE.shiftLeft(8 * Health.WINDOW)) <= 0;
    }

    /** Likewise, of the number of ones among 2^16 bits. */
    @Test
    void the_bound_of_the_ones_is_passed_with_at_most_one_in_2_to_the_40() {
        int bits = Health.WORDS * Long.SIZE;
        BigInteger ways = BigInteger.ZERO;
        BigInteger choices = BigInteger.ONE;
        for (int count = 0; count <= bits / 2 - Health.ONES; count++) {
            ways = ways.add(choices);
            choices = choices.multiply(BigInteger.valueOf(bits - count)).divide(BigInteger.valueOf(count + 1L));
        }
        assertThat(ways.shiftLeft(41).compareTo(BigInteger.ONE.shiftLeft(bits))).isNegative();
    }

    @Test
    void a_word_twice_in_a_row_is_seen() {
        assertWordsRefused(() -> 7, "it gives the same word twice in a row");
    }

    @Test
    void words_with_too_many_ones_or_too_few_are_seen() {
        Generator generator = good();
        Generator other = FastGenerator.stream(SEED, 3);
        String reason = "its words hold too many ones or too few";
        assertWordsRefused(() -> generator.nextLong() | 1L << generator.below(64) | 1L << generator.below(64), reason);
        assertWordsRefused(() -> generator.nextLong() & other.nextLong(), reason);
        long[] count = new long[1];
        assertWordsRefused(() -> count[0]++, reason);
    }

    /** Half of the bits are ones, and yet. */
    @Test
    void words_of_a_pattern_are_seen() {
        String reason = "the groups of four bits in its words are not alike";
        Generator generator = good();
        assertWordsRefused(() -> balanced(generator), reason);
        int[] turns = new int[1];
        assertWordsRefused(() -> Long.rotateLeft(0x0123456789abcdefL, 4 * turns[0]++), reason);
    }

    /** A word whose every four bits hold two ones. */
    private static long balanced(Generator generator) {
        long[] halves = {0x3, 0x5, 0x6, 0x9, 0xa, 0xc};
        long word = 0;
        for (int group = 0; group < 16; group++) word = word << 4 | halves[generator.below(halves.length)];
        return word;
    }
}
