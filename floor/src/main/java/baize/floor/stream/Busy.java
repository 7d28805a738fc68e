package baize.floor.stream;

/** Too many commands are waiting for the disk; nothing was done with this one, and it may be sent again. */
public final class Busy extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Busy(int waiting) {
        super("busy: " + waiting + " commands are waiting; try again in a moment", null, false, false);
    }
}
