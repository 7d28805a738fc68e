package baize.server.people;

import baize.core.engine.Patron;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.patron.PatronState;
import baize.floor.staff.Duty;
import baize.floor.staff.Role;
import baize.floor.staff.StaffCommand;
import baize.floor.staff.StaffState;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Routes;
import baize.server.account.Accounts;
import baize.server.account.Given;
import baize.server.account.Refused;
import baize.server.account.Subject;
import baize.server.account.Tokens;
import baize.wire.Fields;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** What an administrator asks: who works here, and which programs act for whom. */
final class OfficeRoutes implements Routes {
    private static final Logger LOG = LoggerFactory.getLogger(OfficeRoutes.class);
    private static final int MOST_DAYS = 366;
    private static final int LONGEST_LABEL = 60;

    private final Floor floor;
    private final Accounts accounts;
    private final Asking asking;

    OfficeRoutes(Floor floor, Accounts accounts, Asking asking) {
        this.floor = floor;
        this.accounts = accounts;
        this.asking = asking;
    }

    @Override
    public void on(Router router) {
        router.post("/api/staff").handler(this::hire);
        router.get("/api/tokens").handler(this::tokens);
        router.post("/api/tokens").handler(this::make);
        router.delete("/api/tokens/:id").handler(this::revoke);
    }

    private void hire(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Staff by = asking.staff(who, Duty.HIRE);
            Fields body = Http.fields(context);
            String member = Given.id(body, "id");
            Role role = body.choice("role", List.of(Role.values()), Role::id);
            var hire = new StaffCommand.Hire(by.by(), member, Given.name(body), role);
            String password = Given.password(body, member, hire.name());
            body.complete();
            String key = Asking.key(context);
            return accounts.apart(() -> hire(by, key, hire, password)).join();
        });
    }

    /** The floor first: who is employed already keeps the password. */
    private ObjectNode hire(Actor.Staff by, String key, StaffCommand.Hire hire, String password) {
        String member = hire.member();
        Subject subject = Subject.staff(member);
        accounts.checkFree(subject, member);
        var _ = Refused.orDone(floor.people().ask(by, key, member, hire));
        accounts.enrolOnce(by.name() + ' ' + key, subject, member, password);
        return Http.object()
                .put("id", member)
                .put("name", hire.name())
                .put("role", hire.role().id());
    }

    private void tokens(RoutingContext context) {
        asking.read(context, who -> {
            var _ = asking.staff(who, Duty.GIVE_TOKEN);
            ObjectNode json = Http.object();
            var list = json.putArray("tokens");
            for (Tokens.Token token : accounts.tokens().all()) list.add(shown(token));
            return json;
        });
    }

    private void make(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Staff by = asking.staff(who, Duty.GIVE_TOKEN);
            Fields body = Http.fields(context);
            Subject subject = subject(body);
            String label = body.text("label", LONGEST_LABEL);
            Duration life = days(body);
            body.complete();
            Tokens.Made made = accounts.tokens().make(by.name() + ' ' + Asking.key(context), subject, label, life);
            if (made.isAgain()) return shown(made.token());
            LOG.atInfo()
                    .addKeyValue("by", by.name())
                    .addKeyValue("for", made.token().subject().name())
                    .addKeyValue("token", made.token().id())
                    .log("a token was made");
            return shown(made.token()).put("token", made.key());
        });
    }

    private Subject subject(Fields body) {
        Subject subject = body.parsed("for", "patron/ or staff/ and an id", Subject::parse);
        if (!isKnown(subject)) throw body.bad("for", "expected a registered patron or a member of staff at work");
        return subject;
    }

    private boolean isKnown(Subject subject) {
        return switch (subject.kind()) {
            case PATRON -> floor.people().patron(new Patron(subject.id())) instanceof PatronState.Registered;
            case STAFF -> floor.people().staff(subject.id()) instanceof StaffState.Employed;
        };
    }

    private static Duration days(Fields body) {
        int days = body.number("days");
        if (days < 1 || days > MOST_DAYS) throw body.bad("days", "expected a whole number from 1 to " + MOST_DAYS);
        return Duration.ofDays(days);
    }

    private static ObjectNode shown(Tokens.Token token) {
        return Http.object()
                .put("id", token.id())
                .put("for", token.subject().name())
                .put("label", token.label())
                .put("made", token.made().toString())
                .put("ends", token.ends().toString());
    }

    private void revoke(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Staff by = asking.staff(who, Duty.GIVE_TOKEN);
            String id = String.valueOf(context.pathParam("id"));
            if (!accounts.tokens().revoke(id)) throw Denied.notFound("no token has that id");
            LOG.atInfo().addKeyValue("by", by.name()).addKeyValue("token", id).log("a token was taken back");
            return Http.object();
        });
    }
}
