package baize.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Cuts off whoever takes too long to say what he wants. Belongs to one event loop. */
final class Patience {
    private static final String TIMER = "baize.patience";

    private final Vertx vertx;
    private final long millis;
    private final Consumer<String> denials;
    private final Map<HttpConnection, Long> silent = new HashMap<>();

    Patience(Vertx vertx, Duration most, Consumer<String> denials) {
        this.vertx = vertx;
        this.millis = most.toMillis();
        this.denials = denials;
    }

    /** Someone is there; the first request is to follow. */
    void connected(HttpConnection connection) {
        silent.put(connection, vertx.setTimer(millis, _ -> cut(connection)));
        connection.closeHandler(_ -> heard(connection));
    }

    private void heard(HttpConnection connection) {
        Long timer = silent.remove(connection);
        if (timer != null) vertx.cancelTimer(timer);
    }

    private void cut(HttpConnection connection) {
        denials.accept("slow");
        var _ = connection.close();
    }

    /** The head of a request is here; what it says is to follow. */
    void head(RoutingContext context) {
        HttpServerRequest request = context.request();
        heard(request.connection());
        if (!request.isEnded()) context.put(TIMER, vertx.setTimer(millis, _ -> cut(request.connection())));
        context.next();
    }

    /** All of a request is here, or it is to become a socket. */
    void whole(RoutingContext context) {
        Long timer = context.remove(TIMER);
        if (timer != null) vertx.cancelTimer(timer);
    }
}
