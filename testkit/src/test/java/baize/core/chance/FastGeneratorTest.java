package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FastGeneratorTest {
    /** Output of the authors' program xoshiro256plusplus.c for this state, as Apache Commons RNG publishes it. */
    @Test
    void xoshiro256_gives_the_published_words() {
        FastGenerator generator =
                new FastGenerator(0x012de1babb3c4104L, 0xa5a818b8fc5aa503L, 0xb124ea2b701f4993L, 0x18e0374933d8c782L);
        long[] published = {
            0x83256c3efe494810L, 0xb6a32c7a2f427e87L, 0xea4a4faa5f25c89cL, 0xbc7eccdda31316ccL,
            0x13fd0f7150d989c6L, 0x547138cbae221c4bL, 0x9a2ed08e202ccdd4L, 0x71c76beffd5ffaf7L,
            0x4a82a53f9bf0e159L, 0x82b8fee551e226f6L, 0xc8a7cb2002fbabd2L, 0xe9fd4b8e8420b6caL,
            0xc4fee10ff73a4513L, 0xbeee1386595fd5bbL, 0x1ca9ea9f7af81173L, 0x1182e0f6515e7a82L,
        };
        for (long word : published) assertThat(generator.nextLong()).isEqualTo(word);
    }

    /** The first five words of SplitMix64 for the seed 1234567, as Rosetta Code publishes them. */
    @Test
    void split_mix_gives_the_published_words() {
        String[] published = {
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821"
        };
        for (int place = 1; place <= published.length; place++)
            assertThat(Long.toUnsignedString(FastGenerator.splitMix(1_234_567, place)))
                    .isEqualTo(published[place - 1]);
    }

    @Test
    void split_mix_is_the_one_that_java_has() {
        SplittableRandom java = new SplittableRandom(25);
        for (int place = 1; place <= 1_000; place++)
            assertThat(FastGenerator.splitMix(25, place)).isEqualTo(java.nextLong());
    }

    @Test
    void the_same_seed_and_stream_give_the_same_words() {
        FastGenerator one = FastGenerator.stream(25, 7);
        FastGenerator other = FastGenerator.stream(25, 7);
        for (int word = 0; word < 1_000; word++) assertThat(one.nextLong()).isEqualTo(other.nextLong());
    }

    @Test
    void streams_and_seeds_share_no_word() {
        Set<Long> words = new HashSet<>();
        for (long seed = -3; seed <= 3; seed++)
            for (long stream = 0; stream < 100; stream++) {
                FastGenerator generator = FastGenerator.stream(seed, stream);
                for (int word = 0; word < 50; word++) words.add(generator.nextLong());
            }
        assertThat(words).hasSize(7 * 100 * 50);
    }
}
