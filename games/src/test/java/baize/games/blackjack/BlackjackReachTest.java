package baize.games.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Nothing is out of reach between the first wager and the next round's. */
class BlackjackReachTest {
    private static final int SEEDS = 24;
    private static final int ROUNDS = 60;

    @Test
    @Rule({"16.8", "16.22.2", "18.4.1", "18.5", "18.6", "R-22", "R-112", "R-192", "R-193"})
    void whatever_strikes_and_when_nobody_is_ahead_who_cheated_and_nobody_else_behind() {
        Set<String> reached = new TreeSet<>();
        for (long seed = 1; seed <= SEEDS; seed++) {
            BlackjackReach play = new BlackjackReach(seed, reached);
            for (int round = 1; round <= ROUNDS; round++)
                try {
                    play.round();
                } catch (AssertionError | RuntimeException failure) {
                    throw new AssertionError(
                            "with seed " + seed + " in round " + round + ": " + failure.getMessage(), failure);
                }
        }
        System.out.println("reached: " + String.join(", ", reached));
        assertThat(reached)
                .contains("INVALID_WAGER in Betting", "INVALID_WAGER in Insuring", "INVALID_WAGER in Playing")
                .contains("VOID_HAND in Insuring", "VOID_HAND in Playing")
                .contains("INVALIDATE in Insuring", "INVALIDATE in Playing", "INVALIDATE in Settled")
                .contains("INVALIDATE_FRAUD in Playing", "INVALIDATE_FRAUD in Settled")
                .contains("VOID_ROUND in Playing", "VOID_ROUND in Settled")
                .contains("RECONSTRUCT in Insuring", "RECONSTRUCT in Playing", "RECONSTRUCT in Settled");
    }
}
