package baize.games.bingo;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.JackpotMoved;
import baize.games.jackpot.JackpotEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever players and staff ask for, every cent is accounted for and nothing stands where it may not. */
@Tag("long")
class BingoPlayoutTest {
    private static final int SEEDS = 24;

    @Test
    @Rule({
        "1.1 \"entry fee\"",
        "3.3",
        "4.8",
        "5.4",
        "6.4",
        "7.2",
        "7.3",
        "7.4",
        "7.5",
        "8.1",
        "8.2",
        "8.3",
        "8.4",
        "8.5",
        "9.3.1",
        "9.4",
        "9.5",
        "9.8",
        "R-2",
        "R-124",
        "R-126",
        "R-131",
        "R-135",
        "R-137",
        "R-138"
    })
    void in_whole_sessions_with_irregularities_players_house_and_pool_hold_together_what_they_held_at_first() {
        int refused = 0;
        int settleable = 0;
        int abandoned = 0;
        Set<Class<?>> happened = new HashSet<>();
        for (long seed = 1; seed <= SEEDS; seed++) {
            BingoPlayout play = new BingoPlayout(seed);
            try {
                refused += play.run();
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("with seed " + seed + ": " + failure.getMessage(), failure);
            }
            for (BingoEvent event : play.events()) {
                happened.add(event.getClass());
                if (event instanceof JackpotMoved(JackpotEvent moved)) happened.add(moved.getClass());
            }
            settleable += play.settleable();
            abandoned += play.abandoned();
        }
        assertThat(settleable).isPositive();
        assertThat(abandoned).isPositive();
        assertThat(happened).contains(JackpotEvent.PutBack.class);
        assertThat(refused).isPositive();
        assertThat(happened).containsAll(List.of(BingoEvent.class.getPermittedSubclasses()));
    }
}
