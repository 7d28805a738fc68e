package baize.cli;

/** Input that cannot be used: one line that says where and what was expected. Ends the command with status 2. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadInput(String line) {
        super(line);
    }

    BadInput(String line, Throwable cause) {
        super(line, cause);
    }

    /** Its one line. */
    String line() {
        return String.valueOf(getMessage());
    }
}
