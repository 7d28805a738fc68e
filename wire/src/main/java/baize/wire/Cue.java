package baize.wire;

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
        /** The ten seconds that a shooter has to press the button. */
        SHOOTING
    }
}
