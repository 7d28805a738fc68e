package baize.wire;

import baize.core.rule.Rule;
import baize.games.craps.CrapsRules;

/**
 * What a dealer would do next unasked, and when.
 *
 * @param after how long to wait first
 * @param key what is being waited for; the waiting time runs anew when it changes
 */
public record Cue<C>(C command, Wait after, String key) {
    /** How long a dealer waits. */
    public enum Wait {
        NOW,
        /** As long as a table gives its players to place wagers. */
        WAGERING,
        /** As long as a table gives its players to decide. */
        DECIDING,
        /** As long as a shooter has to press the button. */
        SHOOTING,
        /** As long as a caller waits between two numbers. */
        CALLING;

        /** The rule's own ten seconds, which no house can change. */
        @Rule({"craps 3.11.1", "R-82"})
        public static final int SHOOTING_SECONDS = CrapsRules.SHOOTING_SECONDS;
    }
}
