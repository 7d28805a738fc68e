package baize.server;

import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/** Keeps answers from piling up for whoever sends one request after another and takes none of the answers. */
final class Backpressure {
    private Backpressure() {}

    /** A request waits until the answers before it on its connection have been taken. */
    static void request(RoutingContext context) {
        HttpServerResponse response = context.response();
        if (!response.writeQueueFull()) {
            context.next();
            return;
        }
        context.request().pause();
        response.drainHandler(_ -> {
            response.drainHandler(null);
            context.request().resume();
            context.next();
        });
    }
}
