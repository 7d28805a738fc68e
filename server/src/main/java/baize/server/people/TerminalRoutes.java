package baize.server.people;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.Ids;
import baize.floor.LiveTable;
import baize.floor.staff.Duty;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketNumber;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Routes;
import baize.server.account.Refused;
import baize.wire.Fields;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** What goes into a player terminal and comes out of it: notes, tickets, and payments by an attendant's hand. */
final class TerminalRoutes implements Routes {
    private final Floor floor;
    private final Asking asking;

    TerminalRoutes(Floor floor, Asking asking) {
        this.floor = floor;
        this.asking = asking;
    }

    @Override
    public void on(Router router) {
        router.post("/api/tables/:id/note").handler(this::note);
        router.post("/api/tables/:id/ticket-in").handler(this::ticketIn);
        router.post("/api/tables/:id/ticket-out").handler(this::ticketOut);
        router.post("/api/tables/:id/manual-payment").handler(this::payByHand);
    }

    private LiveTable<?, ?, ?, ?> table(RoutingContext context) {
        LiveTable<?, ?, ?, ?> table = floor.table(String.valueOf(context.pathParam("id")));
        if (table == null || table.hosted().setup() == null)
            throw Denied.notFound("no table " + context.pathParam("id"));
        return table;
    }

    @Rule("craps 3.4.1")
    private void note(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Guest guest = asking.guest(who);
            LiveTable<?, ?, ?, ?> table = table(context);
            Fields body = Http.fields(context);
            String key = Asking.key(context, body);
            Money note = body.amount("amount");
            body.complete();
            var _ = Refused.orDone(floor.terminals().insertNote(guest, key, table, note));
            return meter(guest, key, table, guest.patron());
        });
    }

    @Rule("craps 3.4.2")
    private void ticketIn(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Guest guest = asking.guest(who);
            LiveTable<?, ?, ?, ?> table = table(context);
            Fields body = Http.fields(context);
            String key = Asking.key(context, body);
            TicketNumber number = body.parsed("number", "a ticket's number", TicketNumber::parse);
            body.complete();
            var _ = Refused.orDone(floor.terminals().insertTicket(guest, key, table, number));
            return TicketRoutes.worth(
                    meter(guest, key, table, guest.patron()), floor.cage().ticket(number));
        });
    }

    @Rule({"craps 3.7", "craps 3.8.1"})
    private void ticketOut(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Guest guest = asking.guest(who);
            LiveTable<?, ?, ?, ?> table = table(context);
            Fields body = Http.fields(context);
            String key = Asking.key(context, body);
            Money amount = body.has("amount") ? body.amount("amount") : null;
            body.complete();
            List<TicketEvent> events = Refused.orDone(floor.terminals().printTicket(guest, key, table, amount));
            ObjectNode json = meter(guest, key, table, guest.patron());
            for (TicketEvent event : events)
                if (event instanceof TicketEvent.TicketIssued(var number, var worth, var _))
                    json.put("number", number.grouped()).put("amount", worth.toString());
            return json;
        });
    }

    @Rule({"craps 3.8.1", "craps 4.1"})
    private void payByHand(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Staff attendant = asking.staff(who, Duty.PAY_BY_HAND);
            LiveTable<?, ?, ?, ?> table = table(context);
            Fields body = Http.fields(context);
            String key = Asking.key(context, body);
            Patron patron = patron(body);
            Money amount = body.amount("amount");
            if (!body.has("signed")) throw body.bad("signed", "expected true or false, but it is missing");
            boolean signed = body.flag("signed");
            body.complete();
            var _ = Refused.orDone(floor.terminals().payByHand(attendant, key, patron, table, amount, signed));
            return meter(attendant, key, table, patron);
        });
    }

    static Patron patron(Fields body) {
        return body.parsed("patron", "a patron's id", id -> new Patron(Ids.check(id)));
    }

    /** What the credit meter showed after this command: the same whenever that is sent again. */
    private ObjectNode meter(Actor sender, String key, LiveTable<?, ?, ?, ?> table, Patron patron) {
        return Http.object()
                .put("table", table.id())
                .put("patron", patron.id())
                .put(
                        "credits",
                        floor.terminals()
                                .creditsAfter(sender, key, table, patron)
                                .toString());
    }
}
