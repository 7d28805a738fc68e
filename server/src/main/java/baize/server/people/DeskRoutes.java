package baize.server.people;

import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.Ids;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronState;
import baize.floor.staff.By;
import baize.floor.staff.Duty;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Routes;
import baize.server.account.Accounts;
import baize.server.account.Given;
import baize.server.account.Refused;
import baize.server.account.Subject;
import baize.wire.Fields;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** What staff ask about patrons at the cash desk: who joins, what money comes and goes. */
final class DeskRoutes implements Routes {
    private final Floor floor;
    private final Accounts accounts;
    private final Asking asking;

    DeskRoutes(Floor floor, Accounts accounts, Asking asking) {
        this.floor = floor;
        this.accounts = accounts;
        this.asking = asking;
    }

    @Override
    public void on(Router router) {
        router.post("/api/patrons").handler(this::register);
        router.post("/api/patrons/:id/deposit")
                .handler(context -> move(
                        context,
                        Duty.DEPOSIT_AT_CASHIER,
                        (by, body) -> new PatronCommand.Deposit(by, body.amount("amount"), Means.CASH)));
        router.post("/api/patrons/:id/withdraw")
                .handler(context -> move(
                        context, Duty.WITHDRAW, (by, body) -> new PatronCommand.Withdraw(by, body.amount("amount"))));
        router.post("/api/patrons/:id/pay-owed")
                .handler(context -> move(
                        context,
                        Duty.PAY_OWED,
                        (by, body) -> new PatronCommand.PayOwed(by, body.amount("amount"), means(body))));
    }

    private void register(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Staff staff = asking.staff(who, Duty.REGISTER_PATRON);
            Fields body = Http.fields(context);
            Joining joining = Joining.read(body);
            body.complete();
            String key = Asking.key(context);
            return accounts.apart(() -> join(staff, key, joining)).join();
        });
    }

    /** A patron who joins. */
    private record Joining(Patron patron, String name, String card, String pin, boolean member) {
        static Joining read(Fields body) {
            String id = Given.id(body, "id");
            if (id.startsWith("guest-")) throw body.bad("id", "expected one that does not begin as a guest's");
            String card = Given.card(body);
            return new Joining(new Patron(id), Given.name(body), card, Given.pin(body, card), body.flag("member"));
        }
    }

    /**
     * All parts go by the client's key, so that a request that broke off is finished by sending it again, as it was.
     */
    private ObjectNode join(Actor.Staff staff, String key, Joining joining) {
        Patron patron = joining.patron();
        Subject subject = Subject.patron(patron.id());
        accounts.checkFree(subject, joining.card());
        By by = staff.by();
        var register = new PatronCommand.Register(by, patron, joining.name(), joining.member());
        var _ = Refused.orDone(floor.ask(staff, key, patron, register));
        var issue = new PatronCommand.IssueCard(by, joining.card());
        var _ = Refused.orDone(floor.ask(staff, key + ".card", patron, issue));
        accounts.enrolOnce(staff.name() + ' ' + key, subject, joining.card(), joining.pin());
        return shown(patron);
    }

    private void move(RoutingContext context, Duty duty, BiFunction<By, Fields, PatronCommand.Asked> command) {
        asking.change(context, who -> {
            Actor.Staff staff = asking.staff(who, duty);
            Patron patron = known(String.valueOf(context.pathParam("id")));
            Fields body = Http.fields(context);
            PatronCommand.Asked asked = command.apply(staff.by(), body);
            body.complete();
            var _ = Refused.orDone(floor.ask(staff, Asking.key(context), patron, asked));
            return shown(patron);
        });
    }

    /** Cash, or, where the patron agrees, what is kept with the house. */
    @Rule("R-193")
    private static @Nullable Means means(Fields body) {
        if (!body.has("from")) return Means.CASH;
        return body.choice("from", List.of("cash", "balance"), word -> word).equals("cash") ? Means.CASH : null;
    }

    private Patron known(String id) {
        try {
            Patron patron = new Patron(Ids.check(id));
            if (floor.people().patron(patron) instanceof PatronState.Registered) return patron;
        } catch (IllegalArgumentException _) {
            // Nobody has such an id.
        }
        throw Denied.notFound("no patron is registered by that id");
    }

    private ObjectNode shown(Patron patron) {
        ObjectNode json = Http.object().put("id", patron.id());
        if (floor.people().patron(patron) instanceof PatronState.Registered registered)
            json.put("name", registered.name())
                    .put("card", registered.cards().valid())
                    .put("member", registered.member())
                    .put("balance", registered.wallet().balance().toString())
                    .put("owed", registered.debt().toString());
        return json;
    }
}
