package baize.server;

import baize.floor.Floor;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

/** How the server is: for whoever watches over it. */
public final class Telemetry implements Routes {
    private final Floor floor;
    private final Meters meters;

    public Telemetry(Floor floor, Meters meters) {
        this.floor = floor;
        this.meters = meters;
    }

    @Override
    public void on(Router router) {
        router.get("/health").handler(this::health);
        router.get("/metrics").handler(context -> {
            var _ = context.response()
                    .putHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
                    .end(meters.text());
        });
    }

    /** Healthy while the store can be read. */
    private void health(RoutingContext context) {
        Http.blocking(context, () -> {
            floor.check();
            return Http.object()
                    .put("status", "ok")
                    .put("tables", floor.tables().size())
                    .put("waiting", floor.waiting());
        });
    }
}
