package baize.server;

import baize.core.engine.Patron;
import baize.floor.staff.Role;
import io.vertx.core.Future;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Believes what a request says of its sender: {@code patron/ann} or {@code dealer/dana}. */
public final class TestGate implements Gate {
    /** The header in which a test says who asks. */
    public static final String WHO = "X-Who";

    private volatile boolean closed;
    private volatile boolean silent;

    /** Cannot say who is at the other end of a socket, or can again. */
    public void silence(boolean on) {
        silent = on;
    }

    /** Lets no more messages in, or does so again. */
    public void close(boolean shut) {
        closed = shut;
    }

    @Override
    public Future<Who> who(HttpServerRequest request, boolean changing) {
        String said = request.getHeader(WHO);
        if (said == null) return Future.succeededFuture(Who.NOBODY);
        int slash = said.indexOf('/');
        String kind = said.substring(0, slash);
        String name = said.substring(slash + 1);
        if (kind.equals("patron")) return Future.succeededFuture(new Who.Player(new Patron(name)));
        for (Role role : Role.values())
            if (role.id().equals(kind)) return Future.succeededFuture(new Who.Staff(name, role));
        return Future.failedFuture(Denied.notSignedIn());
    }

    @Override
    public Stay stay(HttpServerRequest request, Runnable over) {
        return new Stay() {
            @Override
            public Future<Who> who() {
                return silent
                        ? Future.failedFuture(new IllegalStateException("nobody can say now"))
                        : TestGate.this.who(request, false);
            }

            @Override
            public boolean admits(Who who) {
                return !closed;
            }

            @Override
            public @Nullable Duration left() {
                return null;
            }

            @Override
            public void leave() {}
        };
    }
}
