package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import java.util.BitSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlocksTest {
    private static final long SEED = 37;
    private static final int MOST = 40;

    @ParameterizedTest
    @ValueSource(strings = {"", "0-0", "0-41", "3-5,7-7,9-100"})
    void blocks_are_read_as_they_are_written(String text) {
        assertThat(Blocks.parse(text)).hasToString(text);
    }

    @Test
    void ranges_that_touch_are_one() {
        assertThat(Blocks.parse("0-3,4-4,5-9")).isEqualTo(Blocks.of(0, 9));
        assertThat(Blocks.of(5, 9).plus(Blocks.of(0, 4))).isEqualTo(Blocks.of(0, 9));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5",
                "-1-3",
                "3-",
                "5-4",
                "0-3,3-5",
                "4-5,0-1",
                "0-1,",
                " 0-1",
                "0-1234567890123456789",
                "a-b",
                "0--1",
                "0-1;2-3"
            })
    void anything_else_is_refused(String text) {
        assertThatThrownBy(() -> Blocks.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void what_is_added_taken_away_and_shared_is_what_sets_of_numbers_say() {
        Generator generator = FastGenerator.stream(SEED, 0);
        for (int round = 0; round < 2_000; round++) {
            BitSet ones = bits(generator);
            BitSet others = bits(generator);
            BitSet left = (BitSet) ones.clone();
            left.andNot(others);
            BitSet shared = (BitSet) ones.clone();
            shared.and(others);
            Blocks one = blocks(ones);
            Blocks other = blocks(others);
            assertThat(one.minus(other)).as("seed %d, round %d", SEED, round).isEqualTo(blocks(left));
            assertThat(one.and(other)).isEqualTo(blocks(shared));
            assertThat(blocks(left).plus(blocks(shared))).isEqualTo(one);
            assertThat(one.count()).isEqualTo(ones.cardinality());
            int place = 0;
            for (int at = ones.nextSetBit(0); at >= 0; at = ones.nextSetBit(at + 1))
                assertThat(one.number(place++)).isEqualTo(at);
            if (!shared.isEmpty())
                assertThatThrownBy(() -> one.plus(other)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static BitSet bits(Generator generator) {
        BitSet bits = BitSet.valueOf(new long[] {Long.rotateLeft(generator.nextLong(), 7) & generator.nextLong()});
        bits.clear(MOST, Long.SIZE);
        return bits;
    }

    private static Blocks blocks(BitSet bits) {
        Blocks blocks = Blocks.NONE;
        for (int at = bits.nextSetBit(0); at >= 0; at = bits.nextSetBit(at + 1))
            blocks = blocks.plus(Blocks.of(at, at));
        return blocks;
    }

    @Test
    void the_last_block_of_a_job_may_have_fewer_rounds() {
        Job job = new Job("three-card-poker", Map.of(), "optimal", 3L * Job.BLOCK + 5, 1);
        assertThat(job.all()).hasToString("0-3");
        assertThat(job.rounds(job.all())).isEqualTo(job.rounds());
        assertThat(job.rounds(Blocks.parse("0-0,3-3"))).isEqualTo(Job.BLOCK + 5);
        assertThat(job.rounds(Blocks.parse("1-2"))).isEqualTo(2L * Job.BLOCK);
        assertThat(job.rounds(Blocks.NONE)).isZero();
    }
}
