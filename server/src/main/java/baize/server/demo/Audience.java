package baize.server.demo;

import baize.server.Routes;
import io.vertx.ext.web.Router;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.IntSupplier;

/**
 * Whether anyone looks at the floor: a socket is open, or something was asked for not long ago. To be mounted first,
 * for it sees every request; those of machines that watch over the server do not count.
 */
public final class Audience implements Routes {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final InstantSource clock;
    private final IntSupplier sockets;
    private volatile Instant seen;

    /** @param sockets how many are open at tables */
    public Audience(InstantSource clock, IntSupplier sockets) {
        this.clock = clock;
        this.sockets = sockets;
        this.seen = clock.instant();
    }

    @Override
    public void on(Router router) {
        router.route().handler(context -> {
            String path = context.request().path();
            if (!"/health".equals(path) && !"/metrics".equals(path)) seen = clock.instant();
            context.next();
        });
    }

    /** An opening counts as a look: whoever opens a floor is about to look at it. */
    public boolean isThere() {
        Instant now = clock.instant();
        if (sockets.getAsInt() > 0) seen = now;
        return now.isBefore(seen.plus(PATIENCE));
    }
}
