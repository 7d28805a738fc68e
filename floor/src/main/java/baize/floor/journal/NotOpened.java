package baize.floor.journal;

/** A journal cannot be opened as asked; the message is one line for the person who asked. */
public final class NotOpened extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public NotOpened(String what) {
        super(what);
    }

    private NotOpened(String what, Throwable cause) {
        super(what, cause);
    }

    /** With the first line of what the cause says. */
    static NotOpened because(String what, Throwable cause) {
        String said = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        return new NotOpened(what + ": " + said, cause);
    }
}
