package baize.lab.par;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.lab.exact.Fraction;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whoever never folds but waits: what that is worth where a clock applies the clause, and where it folds. */
class WaitingTest {
    private static final Map<String, String> BY_THE_CLAUSE = Map.of("undecidedAtHouseTable", "by-the-clause");

    @Test
    @Rule({"three-card-poker 12.12", "R-52", "R-200"})
    void where_the_clause_is_applied_by_a_clock_waiting_is_a_free_fold() {
        WagerSheet free = ThreeCardPar.waits(BY_THE_CLAUSE);
        ParSheet sheet = ThreeCardPar.of(BY_THE_CLAUSE);
        Fraction best = exact(sheet.wagers().getFirst().expectedValue());
        Fraction folded =
                Fraction.ONE.minus(exact(sheet.strategy().orElseThrow().staysIn()));
        assertThat(exact(free.expectedValue())).isEqualTo(best.plus(folded));
        assertThat(free.expectedValue().value()).isBetween(0.2920, 0.2922);
    }

    private static Fraction exact(Figure figure) {
        return figure.exact().orElseThrow();
    }

    @Test
    @Rule({"three-card-poker 8.4", "R-200"})
    void where_the_time_folds_waiting_is_worth_what_folding_is() {
        WagerSheet waits = ThreeCardPar.waits(Map.of());
        assertThat(waits.expectedValue())
                .isEqualTo(ThreeCardPar.of(Map.of()).wagers().getFirst().expectedValue());
        assertThat(waits.expectedValue().value()).isBetween(-0.0338, -0.0337);
    }

    @Test
    @Rule({"caribbean-stud 8.5", "caribbean-stud 14.14", "R-34", "R-200"})
    void at_caribbean_stud_a_hand_that_waits_was_never_worth_more_than_a_fold() {
        Figure best = StudPar.of(Map.of()).wagers().getFirst().expectedValue();
        assertThat(StudPar.waits(Map.of()).expectedValue()).isEqualTo(best);
        assertThat(StudPar.waits(BY_THE_CLAUSE).expectedValue()).isEqualTo(best);
    }
}
