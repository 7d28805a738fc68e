package baize.server.plan;

/** A floor file that cannot be used: one line that names the file, the line in it and what was expected. */
public final class BadPlan extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadPlan(String file, int line, String what) {
        super(file + ":" + line + ": " + what, null, false, false);
    }

    /** A fault of the file as a whole. */
    BadPlan(String file, String what) {
        super(file + ": " + what, null, false, false);
    }

    /** Its one line. */
    public String line() {
        return String.valueOf(getMessage());
    }
}
