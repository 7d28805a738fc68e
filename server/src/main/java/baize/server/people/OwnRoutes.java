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
import baize.wire.Fields;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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
    private void ask(RoutingContext context, Function<Fields, PatronCommand.Asked> command) {
        asking.change(context, who -> {
            Actor.Guest guest = asking.guest(who);
            Fields body = Http.fields(context);
            PatronCommand.Asked asked = command.apply(body);
            body.complete();
            var _ = Refused.orDone(floor.ask(guest, Asking.key(context), guest.patron(), asked));
            return me.of(who, AccountRoutes.csrf(context.request()));
        });
    }

    private static PatronCommand.Asked limit(Fields body) {
        PlayLimits.Kind kind = body.choice("limit", List.of(PlayLimits.Kind.values()), Id::of);
        List<Period> periods = kind == PlayLimits.Kind.DEPOSIT ? List.of(Period.DAY) : List.of(Period.values());
        Period period = body.choice("period", periods, Period::id);
        return switch (kind) {
            case DEPOSIT -> new PatronCommand.SetDepositLimit(By.PATRON, most(body));
            case LOSS -> new PatronCommand.SetLossLimit(By.PATRON, period, most(body));
            case TIME -> new PatronCommand.SetTimeLimit(By.PATRON, period, mostSeconds(body));
        };
    }

    /** No limit must be said: a field that was forgotten takes none away. */
    private static @Nullable Money most(Fields body) {
        return body.saysNone("most") ? null : body.money("most");
    }

    private static @Nullable Duration mostSeconds(Fields body) {
        return body.saysNone("mostSeconds") ? null : Duration.ofSeconds(body.number("mostSeconds"));
    }

    private static PatronCommand.Asked pause(Fields body) {
        return new PatronCommand.TakePause(By.PATRON, body.choice("for", List.of(Pause.DAY, Pause.MONTH), Id::of));
    }

    private PatronCommand.Asked deposit(Fields body) {
        if (!playMoney) throw Denied.notFound("no bank is connected: money comes in at the cashier's");
        return new PatronCommand.Deposit(By.PATRON, body.amount("amount"), Means.DEBIT_CARD);
    }

    private void entries(RoutingContext context) {
        asking.read(context, (Who who) -> {
            int before = Http.number(context, "before", Integer.MAX_VALUE, Integer.MAX_VALUE);
            int limit = Http.number(context, "limit", USUAL_ENTRIES, MOST_ENTRIES);
            return Entries.json(floor.people().statement(asking.guest(who).patron(), before, Math.max(1, limit)));
        });
    }
}
