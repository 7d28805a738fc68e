package baize.server;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;

/** Takes in what requests say: bytes up to a bound, whatever they are called. Forms are not taken apart. */
final class Bodies {
    private static final String BODY = "baize.body";

    private final Patience patience;

    Bodies(Patience patience) {
        this.patience = patience;
    }

    /** What a request said. */
    static Buffer of(RoutingContext context) {
        Buffer body = context.get(BODY);
        return body == null ? Buffer.buffer() : body;
    }

    /** Goes on when all of it is here; what is to become a socket says nothing yet. */
    void take(RoutingContext context) {
        HttpServerRequest request = context.request();
        if ("websocket".equalsIgnoreCase(request.getHeader("Upgrade"))) {
            whole(context);
            return;
        }
        Buffer body = Buffer.buffer();
        request.handler(part -> add(context, body, part));
        request.exceptionHandler(failure -> broken(context, failure));
        request.endHandler(_ -> {
            context.put(BODY, body);
            whole(context);
        });
    }

    private void whole(RoutingContext context) {
        patience.whole(context);
        if (!context.failed()) context.next();
    }

    /**
     * What is too much is answered at once; the rest of it is read, so that the sender comes to hear it, and
     * forgotten.
     */
    private static void add(RoutingContext context, Buffer body, Buffer part) {
        if (context.failed()) return;
        if (body.length() + part.length() > Server.LARGEST_BODY) context.fail(413);
        else body.appendBuffer(part);
    }

    private static void broken(RoutingContext context, Throwable failure) {
        if (failure instanceof HttpClosedException || context.failed()) return;
        context.response().putHeader("Connection", "close");
        context.fail(Undecodable.denied());
    }
}
