package baize.server.live;

import baize.floor.Floor;
import baize.floor.LivePool;
import baize.floor.jackpot.PoolState;
import baize.server.Denied;
import baize.server.Gate;
import baize.server.Http;
import baize.server.Meters;
import baize.server.Routes;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Objects;

/** Jackpots: their list, one of them, and the socket that tells of all. */
public final class PoolRoutes implements Routes, AutoCloseable {
    private final Floor floor;
    private final Gate gate;
    private final Meters meters;
    private final Sockets sockets = new Sockets();

    public PoolRoutes(Floor floor, Gate gate, Meters meters) {
        this.floor = floor;
        this.gate = gate;
        this.meters = meters;
        meters.gauge("baize.pool.viewers", "Open sockets at the jackpots", this::viewers);
    }

    /** Open sockets at the jackpots. */
    public int viewers() {
        return sockets.count();
    }

    @Override
    public void on(Router router) {
        Context loop = Objects.requireNonNull(Vertx.currentContext(), "on an event loop");
        PoolFeed feed = new PoolFeed(floor.pools(), loop);
        router.get("/api/pools").handler(context -> Http.json(context, 200, PoolJson.all(floor.pools())));
        router.get("/api/pools/:id").handler(context -> Http.json(context, 200, PoolJson.whole(pool(context))));
        router.get("/ws/pools")
                .handler(context -> Entrance.open(context, gate, meters, pipe -> {
                    sockets.add(pipe);
                    var _ = new PoolSocket(pipe, feed);
                }));
    }

    private PoolState.Running pool(RoutingContext context) {
        LivePool pool = floor.pools().pool(String.valueOf(context.pathParam("id")));
        PoolState.Running running = pool == null ? null : pool.running();
        if (running == null) throw Denied.notFound("no pool " + context.pathParam("id"));
        return running;
    }

    @Override
    public void close() {
        sockets.close();
    }
}
