package baize.server;

import baize.floor.NotAllowed;
import baize.floor.journal.StoreDown;
import baize.floor.stream.Answer;
import baize.floor.stream.Busy;
import baize.floor.stream.KeyUsed;
import baize.wire.Fields;
import baize.wire.Malformed;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How requests are read and answered, the same everywhere. */
public final class Http {
    private static final Pattern CHIPS = Pattern.compile("\\bchips/([a-z0-9-]+)/[a-z0-9-]+");
    private static final Pattern WALLET = Pattern.compile("\\bpatron/[a-z0-9-]+");

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final int LONGEST_ID = 100;

    private Http() {}

    /** Answers with JSON. */
    public static void json(RoutingContext context, int status, JsonNode body) {
        HttpServerResponse response = context.response();
        if (response.ended() || response.closed()) return;
        response.setStatusCode(status)
                .putHeader("Content-Type", "application/json")
                .putHeader("Cache-Control", "no-store");
        var _ = response.end(Buffer.buffer(MAPPER.writeValueAsBytes(body)));
    }

    /** Answers with what a future brings; a failure by what it is. */
    public static void answer(RoutingContext context, Future<? extends JsonNode> body) {
        var _ = body.onSuccess(json -> json(context, 200, json)).onFailure(failure -> fail(context, failure));
    }

    /** Does work that may wait for the disk, off the event loop, and answers with its result. */
    public static void blocking(RoutingContext context, Callable<? extends JsonNode> work) {
        answer(context, context.vertx().executeBlocking(work, false));
    }

    /** What an event said, or 409 with the clause that refused. */
    public static void refused(RoutingContext context, Answer.Refused<?> refused) {
        json(context, 409, refusal(refused.rule(), refused.reason(), refused.detail()));
    }

    /** A refusal as every client knows it; the ledger's names of accounts are said in words. */
    public static ObjectNode refusal(String rule, String reason, String detail) {
        String plain = WALLET.matcher(CHIPS.matcher(detail).replaceAll("credits at table $1"))
                .replaceAll("an account");
        return object().put("rule", rule).put("reason", reason).put("detail", plain);
    }

    /** Answers a failure with its status. */
    public static void fail(RoutingContext context, Throwable failure) {
        Denied denied = Faults.told(failure);
        if (denied.status() == 503) context.response().putHeader("Retry-After", "1");
        json(context, denied.status(), error(denied));
    }

    /** What a failure means to whoever asked. */
    public static Denied denied(Throwable failure) {
        return switch (failure) {
            case CompletionException wrapped when wrapped.getCause() != null -> denied(wrapped.getCause());
            case Denied denied -> denied;
            case Malformed malformed -> Denied.malformed(String.valueOf(malformed.getMessage()));
            case NotAllowed notAllowed -> new Denied(403, String.valueOf(notAllowed.getMessage()));
            case KeyUsed used -> new Denied(409, KeyUsed.REASON, String.valueOf(used.getMessage()));
            case Busy _ -> new Denied(503, "the floor is busy: send it again under the same id");
            case StoreDown _ -> new Denied(503, "the store is away: send it again under the same id");
            default -> new Denied(500, "a fault of the program; it is in the log");
        };
    }

    /** An error as every client knows it. */
    public static ObjectNode error(Denied denied) {
        return error(object(), denied);
    }

    /** The same in an object that says more. */
    public static ObjectNode error(ObjectNode json, Denied denied) {
        if (denied.reason() != null) json.put("reason", denied.reason());
        return json.put("detail", denied.detail());
    }

    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** The body as a JSON object. */
    public static ObjectNode body(RoutingContext context) {
        return object(Bodies.of(context).getBytes());
    }

    /** The fields of the body. Who reads them asks in the end whether they were all, before anything is done. */
    public static Fields fields(RoutingContext context) {
        return new Fields(body(context), "");
    }

    /** Reads a JSON object; {@link Denied} with 400 where it is none. */
    public static ObjectNode object(byte[] text) {
        try {
            if (MAPPER.readTree(text) instanceof ObjectNode object) return object;
            throw Denied.malformed("expected a JSON object");
        } catch (JacksonException bad) {
            throw Denied.malformed("expected a JSON object: "
                    + bad.getOriginalMessage().lines().findFirst().orElse("malformed"));
        }
    }

    /** The id under which a command is sent: the client's, or one of our own where it has none. */
    public static String commandId(RoutingContext context) {
        String id = context.request().getHeader("Idempotency-Key");
        return id == null || id.isBlank() ? UUID.randomUUID().toString() : checkId(id);
    }

    /** An id that the floor can take; {@link Denied} with 400 otherwise. */
    public static String checkId(String id) {
        boolean plain = id.chars().allMatch(each -> each > ' ' && each <= '~');
        if (plain && id.length() <= LONGEST_ID) return id;
        throw Denied.malformed("id: expected up to " + LONGEST_ID + " printable characters without spaces");
    }

    /** A number in the query, within bounds. */
    public static int number(RoutingContext context, String name, int otherwise, int most) {
        String given = context.request().getParam(name);
        if (given == null) return otherwise;
        try {
            int number = Integer.parseInt(given);
            if (number >= 0 && number <= most) return number;
        } catch (NumberFormatException _) {
            // Said below.
        }
        throw Denied.malformed(name + ": expected a whole number up to " + most);
    }
}
