package baize.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class GradeTest {
    @Test
    @Rule({
        "R-24",
        "three-card-poker 1.1 \"dealer\"",
        "three-card-poker 1.1 \"gaming supervisor\"",
        "three-card-poker 1.1 \"casino supervisor\"",
        "three-card-poker 1.1 \"Assistant Gaming Manager\""
    })
    void a_clause_that_names_a_rank_accepts_that_rank_or_a_higher_one() {
        List<Grade> ladder =
                List.of(Grade.DEALER, Grade.GAMING_SUPERVISOR, Grade.CASINO_SUPERVISOR, Grade.GAMING_MANAGER);
        assertThat(ladder).containsExactly(Grade.values());
        for (Grade by : ladder)
            for (Grade needed : ladder)
                assertThat(by.isAtLeast(needed)).isEqualTo(ladder.indexOf(by) >= ladder.indexOf(needed));
    }
}
