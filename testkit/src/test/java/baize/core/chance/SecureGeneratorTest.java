package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecureGeneratorTest {
    private static final int BYTES = 64;

    /** Seeds that differ in their first byte only, counted from 1. */
    private static final class CountedSeeds implements Supplier<byte[]> {
        private int given;

        @Override
        public byte[] get() {
            return seed(++given);
        }

        static byte[] seed(int number) {
            byte[] seed = new byte[CtrDrbg.SEED];
            seed[0] = (byte) number;
            return seed;
        }
    }

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text);
    }

    private static byte[] generate(CtrDrbg drbg, int bytes) {
        byte[] into = new byte[bytes + CtrDrbg.SEED];
        drbg.generate(into);
        return Arrays.copyOf(into, bytes);
    }

    /**
     * NIST CAVP, CTR_DRBG.rsp without reseeding, AES-256 no df, no inputs, counts 0 and 1: the second request's bits.
     */
    @ParameterizedTest
    @CsvSource({
        "df5d73faa468649edda33b5cca79b0b05600419ccb7a879ddfec9db32ee494e5531b51de16a30f769262474c73bec010,"
                + "d1c07cd95af8a7f11012c84ce48bb8cb87189e99d40fccb1771c619bdf82ab22"
                + "80b1dc2f2581f39164f7ac0c510494b3a43c41b7db17514c87b107ae793e01c5",
        "3b6fb634d35bb386927374f991c1cbc9fafba3a43c432dc411b7b2fa96cfcce8d305e135ff9bc460dbc7ba3990bf8060,"
                + "083a836fe1cde053164555529409337dc4fec6844594fdf15083ba9d1001eb94"
                + "5c3b96a1bcee3990e1e51f85c80e9f4e04de34e57b640f6cae8ed68e99624712"
    })
    void the_drbg_gives_the_bits_that_nist_published(String entropy, String published) {
        CtrDrbg drbg = new CtrDrbg(hex(entropy));
        generate(drbg, BYTES);
        assertThat(generate(drbg, BYTES)).isEqualTo(hex(published));
    }

    /** NIST CAVP, CTR_DRBG.rsp with reseeding, no prediction resistance, AES-256 no df, no other inputs, count 0. */
    @Test
    void the_drbg_reseeds_as_nist_published() {
        CtrDrbg drbg = new CtrDrbg(hex(
                "e4bc23c5089a19d86f4119cb3fa08c0a4991e0a1def17e101e4c14d9c323460a7c2fb58e0b086c6c57b55f56cae25bad"));
        drbg.reseed(hex(
                "fd85a836bba85019881e8c6bad23c9061adc75477659acaea8e4a01dfe07a1832dad1c136f59d70f8653a5dc118663d6"));
        generate(drbg, BYTES);
        assertThat(generate(drbg, BYTES))
                .isEqualTo(hex("b2cb8905c05e5950ca31895096be29ea3d5a3b82b269495554eb80fe07de43e1"
                        + "93b9e7c3ece73b80e062b1c1f68202fbb1c52a040ea2478864295282234aaada"));
    }

    @Test
    void the_new_state_is_not_left_in_what_is_given_out() {
        byte[] into = new byte[BYTES + CtrDrbg.SEED];
        new CtrDrbg(CountedSeeds.seed(1)).generate(into);
        assertThat(Arrays.copyOfRange(into, BYTES, into.length)).containsOnly(0);
    }

    @Test
    void a_seed_is_wiped_once_it_is_mixed_in() {
        byte[] seed = CountedSeeds.seed(7);
        CtrDrbg drbg = new CtrDrbg(seed);
        assertThat(seed).containsOnly(0);
        assertThat(generate(drbg, BYTES)).isEqualTo(generate(new CtrDrbg(CountedSeeds.seed(7)), BYTES));
    }

    @Test
    void the_drbg_refuses_part_blocks_and_more_than_the_standard_allows() {
        CtrDrbg drbg = new CtrDrbg(CountedSeeds.seed(1));
        assertThatThrownBy(() -> generate(drbg, 15)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> generate(drbg, CtrDrbg.REQUEST + 16)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> drbg.generate(new byte[16])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new CtrDrbg(new byte[32])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void words_run_on_over_buffers_and_a_fresh_seed_comes_in_when_it_is_due() {
        CountedSeeds seeds = new CountedSeeds();
        SecureGenerator generator = new SecureGenerator(seeds, BYTES, 2);
        CtrDrbg twin = new CtrDrbg(CountedSeeds.seed(1));
        for (int buffer = 0; buffer < 6; buffer++) {
            if (buffer > 0 && buffer % 2 == 0) twin.reseed(CountedSeeds.seed(1 + buffer / 2));
            ByteBuffer expected = ByteBuffer.wrap(generate(twin, BYTES));
            while (expected.hasRemaining()) assertThat(generator.nextLong()).isEqualTo(expected.getLong());
            assertThat(seeds.given).isEqualTo(1 + buffer / 2);
        }
    }

    @Test
    void words_given_out_are_wiped() {
        SecureGenerator generator = new SecureGenerator(new CountedSeeds(), BYTES, 2);
        for (int word = 0; word < 20; word++) {
            assertThat(generator.nextLong()).isNotZero();
            assertThat(generator.isWiped()).isTrue();
        }
    }

    /** By chance alone this fails once in 2^40 runs or so. */
    @Test
    void generators_seeded_by_the_platform_share_no_word() {
        Set<Long> words = new HashSet<>();
        for (int generator = 0; generator < 3; generator++) {
            SecureGenerator secure = new SecureGenerator();
            for (int word = 0; word < 1_500; word++) words.add(secure.nextLong());
        }
        assertThat(words).hasSize(4_500);
    }
}
