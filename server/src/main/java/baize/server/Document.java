package baize.server;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An answer that stays the same for a long time: written once, and not sent again to whoever has it. */
public record Document(Buffer body, String tag) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int TAG_BYTES = 12;

    public static Document of(JsonNode json) {
        byte[] body = MAPPER.writeValueAsBytes(json);
        return new Document(Buffer.buffer(body), '"' + hash(body) + '"');
    }

    private static String hash(byte[] body) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(body);
            return HexFormat.of().formatHex(digest, 0, TAG_BYTES);
        } catch (NoSuchAlgorithmException broken) {
            throw new IllegalStateException("this Java has no SHA-256", broken);
        }
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
