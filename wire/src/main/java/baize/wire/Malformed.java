package baize.wire;

/** Input that cannot be read: where in it, and what was expected there. */
public final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Malformed(String place, String expectation) {
        super(place.isEmpty() ? expectation : place + ": " + expectation);
    }
}
