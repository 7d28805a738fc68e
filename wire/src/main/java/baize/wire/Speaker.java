package baize.wire;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import org.jspecify.annotations.Nullable;

/**
 * Who is known to send a command, so that it need not say so itself.
 *
 * @param patron a player, where one sends it
 * @param grade what a command of the staff's claims where it claims nothing
 */
public record Speaker(@Nullable Patron patron, Grade grade) {
    /** Nobody in particular: a script's commands say who. */
    public static final Speaker UNKNOWN = new Speaker(null, Grade.DEALER);
}
