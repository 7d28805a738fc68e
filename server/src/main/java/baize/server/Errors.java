package baize.server;

import io.vertx.core.http.HttpClosedException;
import io.vertx.ext.web.RoutingContext;

/** What is answered where a handler threw or none was found. */
final class Errors {
    /** What is answered where the request came to no route that could fail it. */
    static final int[] WITHOUT_A_ROUTE = {400, 404, 405, 406, 415, 500};

    private Errors() {}

    static void answer(RoutingContext context) {
        Throwable failure = context.failure();
        if (failure instanceof HttpClosedException) return; // nobody is left to be answered
        if (failure != null && !(failure instanceof io.vertx.ext.web.handler.HttpException)) {
            Http.fail(context, failure);
            return;
        }
        int status = context.statusCode() < 400 ? 500 : context.statusCode();
        Http.json(context, status, Http.error(new Denied(status, detail(status))));
    }

    private static String detail(int status) {
        return switch (status) {
            case 404 -> "nothing here";
            case 405 -> "not in this way";
            case 413 -> "expected at most " + Server.LARGEST_BODY + " bytes";
            default -> "not understood";
        };
    }
}
