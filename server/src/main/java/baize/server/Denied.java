package baize.server;

import org.jspecify.annotations.Nullable;

/** A request that is turned away before any rule is asked; the message is for people. */
public final class Denied extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final @Nullable String reason;

    public Denied(int status, String detail) {
        this(status, null, detail);
    }

    /** @param reason the same in a word for programs */
    public Denied(int status, @Nullable String reason, String detail) {
        super(detail, null, false, false);
        this.status = status;
        this.reason = reason;
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

    /** Why, in a word for programs; none where the status says enough. */
    public @Nullable String reason() {
        return reason;
    }

    public String detail() {
        return String.valueOf(getMessage());
    }
}
