package baize.wire;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import org.jspecify.annotations.Nullable;

/**
 * Who is known to send a command, so that it need not say so itself.
 *
 * @param patron a player, where one sends it
 * @param grade what a command of the staff's claims where it claims nothing
 * @param from where the command comes from
 */
public record Speaker(@Nullable Patron patron, Grade grade, From from) {
    /** Nobody in particular: a script's commands say who. */
    public static final Speaker UNKNOWN = new Speaker(null, Grade.DEALER, From.SCRIPT);

    /** The journal. What the house itself moves may be more than anybody may name. */
    public static final Speaker JOURNAL = new Speaker(null, Grade.DEALER, From.JOURNAL);

    /** Where commands come from. */
    public enum From {
        /** Anyone may be meant: what a script does not say is what the command needs. */
        SCRIPT,
        /** Somebody at a live table, who is known. */
        FLOOR,
        /** Sent long ago, and read whatever it says. */
        JOURNAL
    }

    /** Somebody at a live table. */
    public Speaker(@Nullable Patron patron, Grade grade) {
        this(patron, grade, From.FLOOR);
    }
}
