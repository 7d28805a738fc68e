package baize.floor.stream;

/** The sender has used this id for another command; nothing was done with this one. */
public final class KeyUsed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What clients know it by. */
    public static final String REASON = "key-used-otherwise";

    public KeyUsed() {
        super("this id was sent before with something else: send this under an id of its own", null, false, false);
    }
}
