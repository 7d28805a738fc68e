package baize.cli;

/** A file that could not be written: one line that says where and why. Ends the command with status 1. */
final class NotWritten extends RuntimeException {
    static final int STATUS = 1;

    private static final long serialVersionUID = 1L;

    NotWritten(String where, Throwable cause) {
        super(where + " could not be written: " + cause.getMessage(), cause);
    }

    /** Its one line. */
    String line() {
        return String.valueOf(getMessage());
    }
}
