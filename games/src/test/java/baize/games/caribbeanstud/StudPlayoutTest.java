package baize.games.caribbeanstud;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import org.junit.jupiter.api.Test;

/** Whatever players and staff ask for, every cent is accounted for. */
class StudPlayoutTest {
    private static final int SEEDS = 12;

    @Test
    @Rule({"2.3", "11.5", "5.7", "12.3", "14.4", "R-22"})
    void in_thousands_of_rounds_of_legal_and_illegal_commands_the_books_balance() {
        int refused = 0;
        int rounds = 0;
        long reseeded = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            StudPlayout play = new StudPlayout(seed);
            try {
                refused += play.run();
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("with seed " + seed + ": " + failure.getMessage(), failure);
            }
            rounds += play.rounds();
            reseeded += play.reseeded();
        }
        assertThat(rounds).isGreaterThanOrEqualTo(SEEDS * StudPlayout.ROUNDS);
        assertThat(refused).isPositive();
        assertThat(reseeded).as("jackpots won whole").isPositive();
    }
}
