package baize.floor.audit;

/** Ends a check at what is wrong; where that is, is added by who knows. */
final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String round;

    Wrong(String what) {
        this("", what);
    }

    /** @param round its id, where another than the one at hand is concerned */
    Wrong(String round, String what) {
        super(what, null, false, false);
        this.round = round;
    }

    String round() {
        return round;
    }

    /** What any exception says, in words for a finding. */
    static String words(RuntimeException failure) {
        String message = failure.getMessage();
        if (failure instanceof Wrong && message != null) return message;
        String said = message == null ? failure.getClass().getSimpleName() : message;
        return "it cannot be followed: " + said.lines().findFirst().orElse("");
    }
}
