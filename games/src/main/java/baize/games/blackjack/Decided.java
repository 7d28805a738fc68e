package baize.games.blackjack;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.rule.Id;
import baize.games.table.Placed;
import org.jspecify.annotations.Nullable;

/**
 * A decision on a hand.
 *
 * @param placed what was added with it, by doubling or splitting
 */
public record Decided(
        Patron patron,
        Box box,
        int hand,
        Choice choice,
        @Nullable Placed placed) {
    /** What can be decided. */
    public enum Choice {
        HIT,
        STAND,
        DOUBLE,
        SPLIT,
        DECLINE,
        /** The dealer draws for a player who does not decide. */
        DRAWN_FOR,
        /** The time to decide at a table without staff has run out. */
        TIMED_OUT,
        /** The two cards that were dealt face down are turned. */
        TURNED;

        public String id() {
            return Id.of(this);
        }
    }
}
