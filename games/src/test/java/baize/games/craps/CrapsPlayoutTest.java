package baize.games.craps;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever players and staff ask for, every cent is accounted for and nothing stands where it may not. */
@Tag("long")
class CrapsPlayoutTest {
    private static final int SEEDS = 12;

    @Test
    @Rule({
        "3.3.7",
        "3.5.1.1",
        "3.9.2.1",
        "3.9.12.1",
        "6.1",
        "6.3",
        "6.4",
        "6.5",
        "6.6",
        "7.2",
        "7.9",
        "R-66",
        "R-69",
        "R-70",
        "R-71",
        "R-72",
        "R-73",
        "R-77",
        "R-78",
        "R-79",
        "R-81",
        "R-84",
        "R-86",
        "R-193",
        "R-195"
    })
    void in_thousands_of_rolls_with_irregularities_the_books_balance_and_the_layout_is_in_order() {
        int refused = 0;
        long rolls = 0;
        int stood = 0;
        Set<Class<?>> happened = new HashSet<>();
        for (long seed = 1; seed <= SEEDS; seed++) {
            CrapsPlayout play = new CrapsPlayout(seed);
            try {
                refused += play.run();
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("with seed " + seed + ": " + failure.getMessage(), failure);
            }
            rolls += play.rolls();
            stood += play.stood();
            for (CrapsEvent event : play.events()) happened.add(event.getClass());
        }
        assertThat(rolls).isGreaterThanOrEqualTo(SEEDS * (long) CrapsPlayout.ROLLS);
        assertThat(refused).isPositive();
        assertThat(stood).isPositive();
        assertThat(happened).containsAll(List.of(CrapsEvent.class.getPermittedSubclasses()));
    }
}
