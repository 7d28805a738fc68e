package baize.server.account;

import baize.server.Denied;
import baize.server.Stay;
import baize.server.Who;
import io.vertx.core.Future;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A socket's stay by what its first request came in with. Belongs to the socket's event loop. */
final class SocketStay implements Stay {
    private final Gatekeeper gate;
    private final Gatekeeper.@Nullable Presented with;
    private final String address;
    private final Held.@Nullable Hold hold;
    private boolean left;

    SocketStay(Gatekeeper gate, Gatekeeper.@Nullable Presented with, String address, Held.@Nullable Hold hold) {
        this.gate = gate;
        this.with = with;
        this.address = address;
        this.hold = hold;
    }

    @Override
    public Future<Who> who() {
        if (hold != null && hold.isOver()) return Future.failedFuture(Denied.notSignedIn());
        return gate.whoStill(with);
    }

    @Override
    public boolean admits(Who who) {
        return gate.admits(who, address);
    }

    @Override
    public @Nullable Duration left() {
        return gate.left(with);
    }

    @Override
    public void leave() {
        if (left) return;
        left = true;
        if (hold != null) hold.letGo();
        gate.leave(address);
    }
}
