package baize.server.people;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Cage;
import baize.floor.Floor;
import baize.floor.patron.PatronState;
import baize.floor.staff.By;
import baize.floor.staff.Duty;
import baize.floor.stream.Answer;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketNumber;
import baize.floor.ticket.TicketSide;
import baize.floor.ticket.TicketState;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Routes;
import baize.server.Who;
import baize.server.account.Refused;
import baize.wire.Fields;
import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Redeemable tickets: on paper, looked up, paid and made void. */
final class TicketRoutes implements Routes {
    private static final int LONGEST_REASON = 200;

    private final Floor floor;
    private final Asking asking;

    TicketRoutes(Floor floor, Asking asking) {
        this.floor = floor;
        this.asking = asking;
    }

    @Override
    public void on(Router router) {
        router.get("/api/tickets/:number").handler(this::look);
        router.get("/api/tickets/:number/pdf").handler(this::paper);
        router.post("/api/tickets/:number/redeem").handler(this::redeem);
        router.post("/api/tickets/:number/void").handler(this::voided);
    }

    /** A number as people write it; {@link Denied} with 400 where it is none. */
    private static TicketNumber number(RoutingContext context) {
        try {
            return TicketNumber.parse(String.valueOf(context.pathParam("number")));
        } catch (IllegalArgumentException bad) {
            throw Denied.malformed("number: " + bad.getMessage());
        }
    }

    private Cage cage() {
        return floor.cage();
    }

    private void look(RoutingContext context) {
        asking.read(context, who -> {
            var _ = asking.staff(who, Duty.READ_TICKET);
            return shown(number(context));
        });
    }

    /** The paper is for whom the ticket came from, and for the desk; it is worth its amount. */
    @Rule({"craps 2.2.3", "craps 3.8.1"})
    private void paper(RoutingContext context) {
        var _ = asking.bring(context, who -> paper(who, number(context)))
                .onSuccess(pdf -> context.response()
                        .putHeader("Content-Type", "application/pdf")
                        .putHeader("Content-Disposition", "inline; filename=\"ticket.pdf\"")
                        .putHeader("Cache-Control", "no-store")
                        .end(Buffer.buffer(pdf)))
                .onFailure(failure -> Http.fail(context, failure));
    }

    private byte[] paper(Who who, TicketNumber number) {
        if (who instanceof Who.Staff) {
            var _ = asking.staff(who, Duty.TICKET_FOR_CREDIT);
        }
        TicketState ticket = cage().ticket(number);
        Patron owner = ticket instanceof TicketState.Outstanding out ? patron(out.from()) : null;
        if (!(who instanceof Who.Staff) && !asking.guest(who).patron().equals(owner)) throw noTicket(number);
        Instant issued = cage().issued(number);
        if (!(ticket instanceof TicketState.Outstanding out) || issued == null) throw noTicket(number);
        String table = out.from() instanceof TicketSide.Terminal(var id, var _) ? id : null;
        return TicketPaper.of(number, out.amount(), table, issued);
    }

    private static Denied noTicket(TicketNumber number) {
        return Denied.notFound("no ticket " + number.grouped() + " that is to be redeemed");
    }

    @Rule({"craps 1.1 \"Redeemable Ticket\"", "craps 3.8.1"})
    private void redeem(RoutingContext context) {
        ask(context, Duty.REDEEM_TICKET, (actor, body, key) -> {
            boolean cash =
                    body.choice("to", List.of("cash", "wallet"), word -> word).equals("cash");
            if (cash && actor instanceof Actor.Guest)
                throw asking.gate().denied("role", 403, "cash is paid at the cashier's");
            TicketNumber number = number(context);
            Patron whose = cash ? null : whose(actor, body);
            body.complete();
            return whose == null ? cage().redeemForCash(actor, key, number) : cage().redeem(actor, key, number, whose);
        });
    }

    /** Patrons redeem into their own wallets, the desk into anyone's. */
    private Patron whose(Actor actor, Fields body) {
        Patron named = body.has("patron") ? TerminalRoutes.patron(body) : null;
        if (actor instanceof Actor.Guest(var self)) {
            if (named == null || named.equals(self)) return self;
            throw asking.gate().denied("role", 403, "only " + named + " does this for " + named);
        }
        if (named == null) throw body.bad("patron", "expected whose wallet it goes to");
        if (!(floor.people().patron(named) instanceof PatronState.Registered))
            throw Denied.notFound("no patron is registered by that id");
        return named;
    }

    @Rule("craps 4.2")
    private void voided(RoutingContext context) {
        ask(context, Duty.VOID_TICKET, (actor, body, key) -> {
            String text = body.text("text", LONGEST_REASON);
            body.complete();
            return cage().voidTicket(actor, key, number(context), text);
        });
    }

    /** What is asked of the cage, by someone whose duty it is. */
    @FunctionalInterface
    private interface Asked {
        CompletableFuture<Answer<TicketEvent>> of(Actor actor, Fields body, String key);
    }

    private void ask(RoutingContext context, Duty duty, Asked asked) {
        asking.change(context, who -> {
            Actor actor = who instanceof Who.Player && duty.mayBeDoneBy(By.PATRON)
                    ? asking.guest(who)
                    : asking.staff(who, duty);
            Fields body = Http.fields(context);
            var _ = Refused.orDone(asked.of(actor, body, Asking.key(context, body)));
            return shown(number(context));
        });
    }

    private ObjectNode shown(TicketNumber number) {
        TicketState ticket = cage().ticket(number);
        ObjectNode json = worth(Http.object(), ticket);
        switch (ticket) {
            case TicketState.Unissued _ -> throw Denied.notFound("no ticket " + number.grouped());
            case TicketState.Outstanding out -> json.put("state", "outstanding").set("from", side(out.from()));
            case TicketState.Redeemed done -> {
                json.put("state", "redeemed").set("from", side(done.from()));
                json.set("to", side(done.to()));
            }
            case TicketState.Voided gone ->
                json.put("state", "void").put("text", gone.text()).set("from", side(gone.from()));
        }
        Instant issued = cage().issued(number);
        if (issued != null) json.put("issued", issued.toString());
        return json;
    }

    /** With a ticket's number and what it is or was worth. */
    static ObjectNode worth(ObjectNode json, TicketState ticket) {
        return switch (ticket) {
            case TicketState.Unissued _ -> json;
            case TicketState.Outstanding t -> worth(json, t.number(), t.amount());
            case TicketState.Redeemed t -> worth(json, t.number(), t.amount());
            case TicketState.Voided t -> worth(json, t.number(), t.amount());
        };
    }

    private static ObjectNode worth(ObjectNode json, TicketNumber number, Money amount) {
        return json.put("number", number.grouped()).put("amount", amount.toString());
    }

    private static ObjectNode side(TicketSide side) {
        ObjectNode json = Http.object();
        return switch (side) {
            case TicketSide.Cash _ -> json.put("kind", "cash");
            case TicketSide.Wallet(var patron) -> json.put("kind", "wallet").put("patron", patron.id());
            case TicketSide.Terminal(var table, var patron) ->
                json.put("kind", "terminal").put("table", table).put("patron", patron.id());
        };
    }

    private static @Nullable Patron patron(TicketSide side) {
        return switch (side) {
            case TicketSide.Cash _ -> null;
            case TicketSide.Wallet(var patron) -> patron;
            case TicketSide.Terminal(var _, var patron) -> patron;
        };
    }
}
