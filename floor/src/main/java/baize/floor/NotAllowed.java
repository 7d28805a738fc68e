package baize.floor;

/** This sender may not send such a command at all; nothing was decided. */
public final class NotAllowed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotAllowed(String why) {
        super(why, null, false, false);
    }
}
