package baize.server;

import baize.floor.journal.Chain;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import java.util.concurrent.Callable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An answer that stays the same for a long time: written once, and not sent again to whoever has it. */
public record Document(Buffer body, String tag) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int TAG = 24;

    public static Document of(JsonNode json) {
        byte[] body = MAPPER.writeValueAsBytes(json);
        return new Document(Buffer.buffer(body), tag(body));
    }

    /** What changes whenever a body does. */
    static String tag(byte[] body) {
        return '"' + Chain.hash(body).toString().substring(0, TAG) + '"';
    }

    /** Makes a document off the event loop, and sends it. */
    public static void answer(RoutingContext context, Callable<Document> work) {
        var _ = context.vertx()
                .executeBlocking(work, false)
                .onSuccess(document -> document.send(context))
                .onFailure(failure -> Http.fail(context, failure));
    }

    /** Sends it, or says that the sender has it already. */
    public void send(RoutingContext context) {
        if (context.response().ended() || context.response().closed()) return;
        context.response().putHeader(HttpHeaders.ETAG, tag).putHeader(HttpHeaders.CACHE_CONTROL, "no-cache");
        if (tag.equals(context.request().getHeader(HttpHeaders.IF_NONE_MATCH))) {
            var _ = context.response().setStatusCode(304).end();
            return;
        }
        var _ = context.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                .end(body);
    }
}
