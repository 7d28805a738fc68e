package baize.server.account;

import baize.server.Denied;
import baize.server.Stay;
import baize.server.Who;
import io.vertx.core.Future;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A socket's stay by what its first request came in with. Belongs to the socket's event loop. */
final class SocketStay implements Stay {
    private final Gatekeeper gate;
    private final HttpServerRequest request;
    private final String address;
    private final Held.@Nullable Hold hold;
    private boolean left;

    SocketStay(Gatekeeper gate, HttpServerRequest request, String address, Held.@Nullable Hold hold) {
        this.gate = gate;
        this.request = request;
        this.address = address;
        this.hold = hold;
    }

    @Override
    public Future<Who> who() {
        if (hold != null && hold.isOver()) return Future.failedFuture(Denied.notSignedIn());
        return gate.whoStill(request);
    }

    @Override
    public boolean admits(Who who) {
        return gate.admits(who, address);
    }

    @Override
    public @Nullable Duration left() {
        return gate.left(request);
    }

    @Override
    public void leave() {
        if (left) return;
        left = true;
        if (hold != null) hold.letGo();
        gate.leave(address);
    }
}
