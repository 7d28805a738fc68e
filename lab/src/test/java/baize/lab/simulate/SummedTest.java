package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SummedTest {
    @Test
    void values_of_either_sign_and_any_size_give_their_mean_and_spread() {
        Summed summed = new Summed(2);
        long[] tally = new long[2 + Summed.PLACES];
        long far = 1L << 50;
        for (long value : new long[] {far - 3, far + 3, far - 3, far + 3}) summed.add(value, tally);
        assertThat(summed.of(tally).mean()).isEqualTo((double) far);
        assertThat(summed.of(tally).deviation()).isEqualTo(3);
        for (long value : new long[] {-far, -far, -far, -far}) summed.add(value, tally);
        assertThat(summed.of(tally).count()).isEqualTo(8);
        assertThat(summed.of(tally).sum()).isZero();
        assertThat(summed.of(tally).deviation()).isCloseTo((double) far, within(1.0));
        assertThat(tally[0]).isZero();
    }

    @Test
    void two_tallies_added_up_are_the_tally_of_both() {
        Summed summed = new Summed(0);
        long[] first = new long[Summed.PLACES];
        long[] second = new long[Summed.PLACES];
        long[] both = new long[Summed.PLACES];
        for (long value = -100_000_000_000L; value <= 100_000_000_000L; value += 1_234_567_891L) {
            summed.add(value, value % 2 == 0 ? first : second);
            summed.add(value, both);
        }
        for (int at = 0; at < first.length; at++) first[at] += second[at];
        assertThat(first).isEqualTo(both);
    }
}
