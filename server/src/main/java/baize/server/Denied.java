package baize.server;

/** A request that is turned away before any rule is asked; the message is for people. */
public final class Denied extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    public Denied(int status, String detail) {
        super(detail, null, false, false);
        this.status = status;
    }

    public static Denied notSignedIn() {
        return new Denied(401, "sign in first");
    }

    public static Denied malformed(String detail) {
        return new Denied(400, detail);
    }

    public static Denied notFound(String detail) {
        return new Denied(404, detail);
    }

    public int status() {
        return status;
    }

    public String detail() {
        return String.valueOf(getMessage());
    }
}
