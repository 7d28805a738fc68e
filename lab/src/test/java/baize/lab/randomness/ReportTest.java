package baize.lab.randomness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
    private static Report of(int tests, int failing, double p) {
        List<Finding> findings = new ArrayList<>();
        for (int test = 0; test < tests; test++)
            findings.add(new Finding("dice", "test " + test, 0, 1, test < failing ? p : 0.5, test >= failing));
        return new Report(1, findings);
    }

    /** Of 27 tests at one in a hundred, three or fewer fail in 99.98 % of runs, two or fewer in 99.75 %. */
    @Test
    void as_many_may_fail_as_chance_accounts_for() {
        assertThat(of(27, 0, 0).mayFail()).isEqualTo(3);
        assertThat(of(27, 3, 0.009).holds()).isTrue();
        assertThat(of(27, 4, 0.009).holds()).isFalse();
        assertThat(of(100, 0, 0).mayFail()).isEqualTo(5);
        assertThat(of(1, 0, 0).mayFail()).isEqualTo(1);
    }

    @Test
    void one_failure_beyond_all_chance_is_enough() {
        assertThat(of(27, 1, 0.001 / 27).holds()).isTrue();
        assertThat(of(27, 1, 0.0009 / 27).holds()).isFalse();
    }

    @Test
    void a_test_that_is_not_there_is_not_found() {
        assertThat(of(3, 0, 0).finding("dice", "test 2").p()).isEqualTo(0.5);
        assertThatThrownBy(() -> of(3, 0, 0).finding("dice", "test 3")).isInstanceOf(IllegalArgumentException.class);
    }

    /** By the tables: the upper 1 % of chi-square begins at 23.209 with 10 degrees of freedom, at 6.635 with one. */
    @Test
    void p_is_that_of_the_tables() {
        assertThat(Finding.ofCounts("dice", 23.209, 10).p()).isCloseTo(0.02, within(1e-5));
        assertThat(Finding.ofCounts("dice", 2.558, 10).p()).isCloseTo(0.02, within(1e-4));
        assertThat(Finding.ofDeviations("dice", Finding.RUNS, 2.5758).p()).isCloseTo(0.01, within(1e-5));
        assertThat(Finding.ofDeviations("dice", Finding.RUNS, -3, 1).statistic())
                .isEqualTo(10);
        assertThat(Finding.ofDeviations("dice", Finding.RUNS, 2.57).holds()).isTrue();
        assertThat(Finding.ofDeviations("dice", Finding.RUNS, 2.58).holds()).isFalse();
    }
}
