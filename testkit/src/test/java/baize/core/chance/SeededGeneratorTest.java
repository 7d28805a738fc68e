package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class SeededGeneratorTest {
    private static byte[] seed() {
        byte[] seed = new byte[SeededGenerator.SEED];
        for (int at = 0; at < seed.length; at++) seed[at] = (byte) (at + 1);
        return seed;
    }

    /** CTR_DRBG as the standard's text has it, block by block, with nothing of ours. */
    private static final class SlowTwin {
        private static final BigInteger BLOCKS = BigInteger.ONE.shiftLeft(128);

        private byte[] key = new byte[32];
        private BigInteger counter = BigInteger.ZERO;

        SlowTwin(byte[] seed) throws GeneralSecurityException {
            update(seed);
        }

        private byte[] blocks(int count) throws GeneralSecurityException {
            Cipher aes = Cipher.getInstance("AES/ECB/NoPadding");
            aes.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
            byte[] given = new byte[16 * count];
            for (int block = 0; block < count; block++) {
                counter = counter.add(BigInteger.ONE).mod(BLOCKS);
                System.arraycopy(aes.doFinal(bytes(counter)), 0, given, 16 * block, 16);
            }
            return given;
        }

        private static byte[] bytes(BigInteger number) {
            byte[] block = new byte[16];
            for (int at = 0; at < 16; at++)
                block[15 - at] = number.shiftRight(8 * at).byteValue();
            return block;
        }

        private void update(byte[] with) throws GeneralSecurityException {
            byte[] mixed = blocks(3);
            for (int at = 0; at < 48; at++) mixed[at] ^= with[at];
            key = Arrays.copyOf(mixed, 32);
            counter = new BigInteger(1, Arrays.copyOfRange(mixed, 32, 48));
        }

        /** The words of one request of 256 bytes. */
        long[] request() throws GeneralSecurityException {
            byte[] given = blocks(16);
            update(new byte[48]);
            long[] words = new long[32];
            for (int word = 0; word < 32; word++)
                words[word] = new BigInteger(Arrays.copyOfRange(given, 8 * word, 8 * word + 8)).longValue();
            return words;
        }
    }

    @Test
    void the_words_are_those_of_the_standard_asked_for_256_bytes_at_a_time() throws GeneralSecurityException {
        for (int first : new int[] {0, 1, 127, 255}) {
            byte[] seed = seed();
            seed[0] = (byte) first;
            SlowTwin twin = new SlowTwin(seed);
            SeededGenerator generator = new SeededGenerator(seed);
            for (int request = 0; request < 5; request++)
                for (long word : twin.request())
                    assertThat(generator.nextLong()).isEqualTo(word);
        }
    }

    /** Once they are published, deals depend on them for good. */
    @Test
    void the_first_words_of_a_seed_never_change() {
        SeededGenerator generator = new SeededGenerator(seed());
        long[] first = new long[4];
        for (int word = 0; word < first.length; word++) first[word] = generator.nextLong();
        for (int word = first.length; word < 32; word++) generator.nextLong();
        assertThat(first)
                .containsExactly(0x5a8ac3a8704ac0b9L, 0x06f905cbfbf62acfL, 0x81046b9f7f24e7f9L, 0x5b43a62c37d483c7L);
        assertThat(generator.nextLong()).as("the first of the second request").isEqualTo(0xcb8f2f6a1c3a2064L);
    }

    @Test
    void the_seed_stays_as_it_was() {
        byte[] seed = seed();
        SeededGenerator generator = new SeededGenerator(seed);
        assertThat(seed).isEqualTo(seed());
        Arrays.fill(seed, (byte) 0);
        assertThat(generator.nextLong()).isEqualTo(new SeededGenerator(seed()).nextLong());
    }

    @Test
    void a_seed_has_48_bytes() {
        for (int bytes : new int[] {0, 32, 47, 49})
            assertThatThrownBy(() -> new SeededGenerator(new byte[bytes]))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("expected a seed of 48 bytes, got " + bytes);
    }
}
