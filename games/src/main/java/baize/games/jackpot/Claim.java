package baize.games.jackpot;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import org.jspecify.annotations.Nullable;

/** A jackpot wager of a round that is being settled, and the prize that its hand has won, if any. */
public record Claim(Patron patron, Box box, @Nullable Prize prize) {
    boolean isShareOfPool() {
        return prize != null && prize.isShareOfPool();
    }
}
