package baize.server.people;

import baize.core.money.Money;
import baize.core.rule.Id;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.Pause;
import baize.floor.patron.Period;
import baize.floor.patron.PlayLimits;
import baize.floor.staff.By;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Routes;
import baize.server.Who;
import baize.server.account.AccountRoutes;
import baize.server.account.Me;
import baize.server.account.Refused;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What patrons ask about themselves: limits, a pause, money, and where it went. */
final class OwnRoutes implements Routes {
    private static final int MOST_ENTRIES = 100;
    private static final int USUAL_ENTRIES = 20;

    private final Floor floor;
    private final Asking asking;
    private final Me me;
    private final boolean playMoney;

    /** @param playMoney whether patrons may pay money in by themselves: no bank stands behind it */
    OwnRoutes(Floor floor, Asking asking, Me me, boolean playMoney) {
        this.floor = floor;
        this.asking = asking;
        this.me = me;
        this.playMoney = playMoney;
    }

    @Override
    public void on(Router router) {
        router.post("/api/me/limits").handler(context -> ask(context, OwnRoutes::limit));
        router.post("/api/me/pause").handler(context -> ask(context, OwnRoutes::pause));
        router.post("/api/me/deposit").handler(context -> ask(context, this::deposit));
        router.get("/api/me/entries").handler(this::entries);
    }

    /** Asks the floor and answers as {@code /api/me}, where what changed is seen. */
    private void ask(RoutingContext context, Function<ObjectNode, PatronCommand.Asked> command) {
        asking.change(context, who -> {
            Actor.Guest guest = asking.guest(who);
            PatronCommand.Asked asked = command.apply(Http.body(context));
            var _ = Refused.orDone(floor.ask(guest, Asking.key(context), guest.patron(), asked));
            return me.of(who, AccountRoutes.csrf(context.request()));
        });
    }

    private static PatronCommand.Asked limit(ObjectNode body) {
        PlayLimits.Kind kind = Asking.choice(body, "limit", List.of(PlayLimits.Kind.values()), Id::of);
        List<Period> periods = kind == PlayLimits.Kind.DEPOSIT ? List.of(Period.DAY) : List.of(Period.values());
        Period period = Asking.choice(body, "period", periods, Period::id);
        return switch (kind) {
            case DEPOSIT -> new PatronCommand.SetDepositLimit(By.PATRON, most(body));
            case LOSS -> new PatronCommand.SetLossLimit(By.PATRON, period, most(body));
            case TIME -> new PatronCommand.SetTimeLimit(By.PATRON, period, mostSeconds(body));
        };
    }

    /** No limit must be said: a field that was forgotten takes none away. */
    private static @Nullable Money most(JsonNode body) {
        if (!body.has("most")) throw Denied.malformed("most: expected an amount such as \"12.50\", or null for none");
        return Http.moneyIfAny(body, "most");
    }

    private static @Nullable Duration mostSeconds(JsonNode body) {
        JsonNode most = body.path("mostSeconds");
        if (most.isNull()) return null;
        if (!most.isIntegralNumber() || !most.canConvertToInt())
            throw Denied.malformed("mostSeconds: expected a whole number, or null for none");
        return Duration.ofSeconds(most.intValue());
    }

    private static PatronCommand.Asked pause(ObjectNode body) {
        return new PatronCommand.TakePause(
                By.PATRON, Asking.choice(body, "for", List.of(Pause.DAY, Pause.MONTH), Id::of));
    }

    private PatronCommand.Asked deposit(ObjectNode body) {
        if (!playMoney) throw Denied.notFound("no bank is connected: money comes in at the cashier's");
        return new PatronCommand.Deposit(By.PATRON, Http.amount(body, "amount"), Means.DEBIT_CARD);
    }

    private void entries(RoutingContext context) {
        asking.read(context, (Who who) -> {
            int before = Http.number(context, "before", Integer.MAX_VALUE, Integer.MAX_VALUE);
            int limit = Http.number(context, "limit", USUAL_ENTRIES, MOST_ENTRIES);
            return Entries.json(floor.people().statement(asking.guest(who).patron(), before, Math.max(1, limit)));
        });
    }
}
