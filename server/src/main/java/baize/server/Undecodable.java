package baize.server;

import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Turns away what cannot be decoded before anything looks at it: a line for the sender, a count for the house, nothing
 * in the log. What a decoder complains of quotes what was sent, so its words go nowhere.
 */
final class Undecodable {
    private static final int HEX = 16;

    private final Consumer<String> denials;

    Undecodable(Consumer<String> denials) {
        this.denials = denials;
    }

    /** What the sender is told; the same in all cases. */
    static Denied denied() {
        return Denied.malformed("expected a request that can be decoded");
    }

    /** Lets pass what the next handler can read. */
    Handler<HttpServerRequest> before(Handler<HttpServerRequest> next) {
        return request -> {
            if (request.authority() != null && isPath(request.path()) && isPlain(request.uri())) next.handle(request);
            else turnAway(request, denied());
        };
    }

    private static boolean isPath(@Nullable String path) {
        return path != null && path.startsWith("/");
    }

    /** Whether every percent sign stands for a byte. */
    private static boolean isPlain(String uri) {
        for (int at = uri.indexOf('%'); at >= 0; at = uri.indexOf('%', at + 1))
            if (at + 2 >= uri.length() || !isHex(uri.charAt(at + 1)) || !isHex(uri.charAt(at + 2))) return false;
        return true;
    }

    private static boolean isHex(char digit) {
        return Character.digit(digit, HEX) >= 0;
    }

    /** A request of which not even the head could be read. */
    void head(HttpServerRequest request) {
        Throwable failure = request.decoderResult().cause();
        turnAway(
                request,
                switch (failure) {
                    case io.netty.handler.codec.http.TooLongHttpLineException _ -> new Denied(414, "too long a line");
                    case io.netty.handler.codec.http.TooLongHttpHeaderException _ ->
                        new Denied(431, "too many header fields");
                    case null, default -> denied();
                });
    }

    private void turnAway(HttpServerRequest request, Denied denied) {
        denials.accept("undecodable");
        HttpServerResponse response = request.response();
        // What follows on this connection cannot be told from what was not understood.
        response.setStatusCode(denied.status())
                .putHeader("Content-Type", "application/json")
                .putHeader("Connection", "close");
        var _ = response.end(Http.error(denied).toString())
                .onComplete(_ -> request.connection().close());
    }
}
