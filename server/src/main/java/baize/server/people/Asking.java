package baize.server.people;

import baize.floor.Actor;
import baize.floor.staff.By;
import baize.floor.staff.Duty;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Who;
import baize.server.account.Gatekeeper;
import baize.server.account.Refused;
import baize.wire.Fields;
import io.vertx.core.Future;
import io.vertx.ext.web.RoutingContext;
import java.util.function.Function;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** How requests of people become commands: who asks is found out first, then what, then the floor decides. */
final class Asking {
    /** A few parts of one request have ids of their own, so the client's is shorter than the floor's longest. */
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,80}");

    private final Gatekeeper gate;

    Asking(Gatekeeper gate) {
        this.gate = gate;
    }

    Gatekeeper gate() {
        return gate;
    }

    /** Answers a request that changes something. The work may wait for the floor. */
    void change(RoutingContext context, Function<Who, JsonNode> work) {
        answer(context, true, work);
    }

    void read(RoutingContext context, Function<Who, JsonNode> work) {
        answer(context, false, work);
    }

    /** Brings something else than JSON, which the caller sends. */
    <T> Future<T> bring(RoutingContext context, Function<Who, T> work) {
        return gate.who(context.request(), false).compose(who -> Gatekeeper.blocking(() -> work.apply(who)));
    }

    private void answer(RoutingContext context, boolean changing, Function<Who, JsonNode> work) {
        Future<JsonNode> answer =
                gate.who(context.request(), changing).compose(who -> Gatekeeper.blocking(() -> work.apply(who)));
        Refused.answer(context, answer);
    }

    /** The patron who asks. */
    Actor.Guest guest(Who who) {
        return switch (who) {
            case Who.Nobody _ -> throw nobody();
            case Who.Player(var patron) -> new Actor.Guest(patron);
            case Who.Staff _ -> throw gate.denied("role", 403, "this is for patrons, about themselves");
        };
    }

    /** The member of staff who asks and may do this. */
    Actor.Staff staff(Who who, Duty duty) {
        return switch (who) {
            case Who.Nobody _ -> throw nobody();
            case Who.Player _ -> throw gate.denied("role", 403, duty.refusal(By.PATRON));
            case Who.Staff(var member, var role) -> {
                if (!duty.mayBeDoneBy(By.staff(role))) throw gate.denied("role", 403, duty.refusal(By.staff(role)));
                yield new Actor.Staff(member, role);
            }
        };
    }

    private Denied nobody() {
        return gate.denied("nobody", 401, Denied.notSignedIn().detail());
    }

    /** The id of a request, under which it happens once. */
    static String key(RoutingContext context) {
        String key = Http.commandId(context);
        if (!KEY.matcher(key).matches())
            throw Denied.malformed("Idempotency-Key: expected at most 80 printable characters without spaces");
        return key;
    }

    /** The same of a request that may say it in its body. */
    static String key(RoutingContext context, Fields body) {
        String id = body.textIfAny("id");
        if (id == null) return key(context);
        if (!KEY.matcher(id).matches()) throw body.bad("id", "expected at most 80 printable characters without spaces");
        return id;
    }
}
