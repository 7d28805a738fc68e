package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WalkTest {
    private static final int RICH = 10;

    /** A gambler who stakes one on a coin until ruined or rich. */
    private static Walk<Integer, Boolean> gambler(int start) {
        return new Walk<>(start, has -> List.of(coin(has + 1), coin(has - 1)));
    }

    private static Walk.Step<Integer, Boolean> coin(int has) {
        return has == 0 || has == RICH ? new Walk.Step.End<>(has == RICH) : new Walk.Step.On<>(has);
    }

    @Test
    void a_gambler_with_three_of_ten_is_ruined_seven_times_in_ten() {
        Walk<Integer, Boolean> walk = gambler(3);
        assertThat(walk.endings()).isEqualTo(Map.of(true, Fraction.of(3, 10), false, Fraction.of(7, 10)));
        assertThat(walk.meanSteps()).isEqualTo(Fraction.of(3L * 7));
    }

    @Test
    void a_walk_goes_on_while_neither_end_can_have_been_reached() {
        List<Fraction> lasting = gambler(1).lasting(3);
        assertThat(lasting).containsExactly(Fraction.ONE, Fraction.of(1, 2), Fraction.of(1, 2), Fraction.of(3, 8));
    }

    @Test
    void the_mean_is_the_sum_of_how_likely_the_walk_is_to_go_on() {
        double sum = gambler(3).lasting(2_000).stream()
                .mapToDouble(Fraction::toDouble)
                .sum();
        assertThat(sum).isBetween(20.999_999, 21.000_001);
    }

    @Test
    void equations_are_solved_whatever_their_order() {
        List<List<Fraction>> rows = List.of(
                List.of(Fraction.ZERO, Fraction.of(2), Fraction.of(3)),
                List.of(Fraction.of(4), Fraction.ONE, Fraction.ONE));
        assertThat(LinearEquations.solve(rows)).containsExactly(Fraction.of(-1, 8), Fraction.of(3, 2));
    }

    @Test
    void equations_without_a_single_solution_are_said_to_be_such() {
        List<Fraction> row = List.of(Fraction.ONE, Fraction.ONE, Fraction.ONE);
        assertThatThrownBy(() -> LinearEquations.solve(List.of(row, row)))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("no single solution");
    }
}
