package baize.games.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import org.junit.jupiter.api.Test;

/** Whatever players and staff ask for, every cent and every card is accounted for. */
class BlackjackPlayoutTest {
    private static final int SEEDS = 12;

    @Test
    @Rule({"3.1", "5.4", "15.2", "15.3", "16.8", "14.23", "R-22", "R-112"})
    void in_many_rounds_of_legal_and_illegal_commands_the_books_balance() {
        int refused = 0;
        int rounds = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            BlackjackPlayout play = new BlackjackPlayout(seed);
            try {
                refused += play.run();
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("with seed " + seed + ": " + failure.getMessage(), failure);
            }
            rounds += play.rounds();
        }
        assertThat(rounds).isGreaterThanOrEqualTo(SEEDS * BlackjackPlayout.ROUNDS);
        assertThat(refused).isPositive();
    }
}
