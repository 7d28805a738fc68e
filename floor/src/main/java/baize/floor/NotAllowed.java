package baize.floor;

import baize.floor.stream.Answer;

/** This sender may not send such a command at all; nothing was decided. */
public final class NotAllowed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotAllowed(String why) {
        super(why, null, false, false);
    }

    /** Where a rule has refused what only the house asks; the message names the clause. */
    static NotAllowed by(Answer.Refused<?> refused) {
        return new NotAllowed(refused.detail() + " (" + refused.rule() + ")");
    }
}
