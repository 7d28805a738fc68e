package baize.server.account;

import baize.floor.stream.Answer;
import baize.server.Denied;
import baize.server.Http;
import io.vertx.core.Future;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import tools.jackson.databind.JsonNode;

/** The floor refused what was asked, by a rule; carries its answer to whoever asked. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final String WRONG_ROLE = "wrong-role";
    private static final String REDEEMED = "already-redeemed";

    private final transient Answer.Refused<?> answer;

    private Refused(Answer.Refused<?> answer) {
        super(answer.detail(), null, false, false);
        this.answer = answer;
    }

    public String reason() {
        return answer.reason();
    }

    /** Waits for an answer of the floor's; what happened, or throws. Not for an event loop. */
    public static <E> List<E> orDone(CompletableFuture<Answer<E>> asked) {
        return switch (asked.join()) {
            case Answer.Done<E> done -> done.events();
            case Answer.Refused<E> refused -> throw new Refused(refused);
        };
    }

    /** Answers with what a future brings; a refusal by a rule with its clause. */
    public static void answer(RoutingContext context, Future<? extends JsonNode> body) {
        var _ = body.onSuccess(json -> Http.json(context, 200, json)).onFailure(failure -> fail(context, failure));
    }

    /** To whom a ticket was redeemed is not said to whoever has its number; the staff can look it up. */
    private static Answer.Refused<?> told(Answer.Refused<?> answer) {
        if (!answer.reason().equals(REDEEMED)) return answer;
        return new Answer.Refused<>(
                answer.version(), answer.rule(), answer.reason(), "this ticket was redeemed before");
    }

    private static void fail(RoutingContext context, Throwable failure) {
        if (failure instanceof CompletionException && failure.getCause() instanceof Refused cause) fail(context, cause);
        else if (!(failure instanceof Refused refused)) Http.fail(context, failure);
        else if (!refused.reason().equals(WRONG_ROLE)) Http.refused(context, told(refused.answer));
        else Http.fail(context, new Denied(403, refused.answer.detail()));
    }
}
