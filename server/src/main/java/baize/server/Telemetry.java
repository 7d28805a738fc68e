package baize.server;

import baize.floor.Floor;
import baize.floor.journal.Damaged;
import baize.floor.journal.StoreDown;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** How the server is: for whoever watches over it. */
public final class Telemetry implements Routes {
    private static final String UNREADABLE = "the journal cannot be read";

    private final Floor floor;
    private final Meters meters;

    public Telemetry(Floor floor, Meters meters) {
        this.floor = floor;
        this.meters = meters;
        floor.troubles().watch(Faults::trouble);
        meters.gauge(
                "baize.troubles",
                "What does not work now",
                () -> floor.troubles().now().size());
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

    /** Healthy while the journal can be read and nothing fails; what does is said in a sentence, why is in the log. */
    private void health(RoutingContext context) {
        var _ = context.vertx()
                .executeBlocking(this::troubles, false)
                .onSuccess(troubles -> {
                    boolean ok = troubles.isEmpty();
                    ObjectNode health = Http.object()
                            .put("status", ok ? "ok" : "failing")
                            .put("tables", floor.tables().size())
                            .put("waiting", floor.waiting());
                    if (!ok) health.put("detail", String.join("; ", troubles));
                    Http.json(context, ok ? 200 : 503, health);
                })
                .onFailure(failure -> Http.fail(context, failure));
    }

    private List<String> troubles() {
        List<String> troubles = new ArrayList<>(floor.troubles().now());
        try {
            floor.check();
        } catch (StoreDown | Damaged failure) {
            troubles.addFirst(UNREADABLE);
            Faults.trouble(UNREADABLE, failure);
        }
        return troubles;
    }
}
