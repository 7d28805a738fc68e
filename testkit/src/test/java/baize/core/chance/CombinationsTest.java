package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CombinationsTest {
    @Test
    void choices_are_counted() {
        assertThat(Combinations.count(52, 3)).isEqualTo(22_100);
        assertThat(Combinations.count(49, 3)).isEqualTo(18_424);
        assertThat(Combinations.count(52, 5)).isEqualTo(2_598_960);
        assertThat(Combinations.count(52, 0)).isEqualTo(1);
        assertThat(Combinations.count(3, 4)).isZero();
        assertThat(Combinations.count(3, -1)).isZero();
    }

    @Test
    void threes_come_in_order_each_once() {
        List<Integer> numbers = new ArrayList<>();
        Combinations.threes((a, b, c) -> numbers.add((a * 52 + b) * 52 + c));
        assertThat(numbers).hasSize(22_100).isSorted().doesNotHaveDuplicates();
        assertThat(numbers.getFirst()).isEqualTo(52 + 2);
        assertThat(numbers.getLast()).isEqualTo((49 * 52 + 50) * 52 + 51);
    }

    @Test
    void fives_come_in_order_each_once() {
        long[] seen = {-1, 0};
        Combinations.fives((a, b, c, d, e) -> {
            long number = (((a * 52L + b) * 52 + c) * 52 + d) * 52 + e;
            if (number <= seen[0] || a >= b || b >= c || c >= d || d >= e) throw new AssertionError(number);
            seen[0] = number;
            seen[1]++;
        });
        assertThat(seen[1]).isEqualTo(2_598_960);
    }

    @Test
    void cards_already_dealt_are_left_out() {
        int[] left = Combinations.without(0, 7, 51);
        assertThat(left).hasSize(49).doesNotContain(0, 7, 51);
        int[] count = new int[1];
        Combinations.threes(left, (_, _, _) -> count[0]++);
        assertThat(count[0]).isEqualTo(18_424);
    }
}
