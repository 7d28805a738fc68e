package baize.server.people;

import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LivePool;
import baize.floor.jackpot.PoolState;
import baize.floor.staff.Duty;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Routes;
import baize.server.account.Refused;
import baize.wire.Fields;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Objects;

/** What a manager asks of a jackpot's pool. */
final class JackpotRoutes implements Routes {
    private static final int LONGEST_REASON = 200;

    private final Floor floor;
    private final Asking asking;

    JackpotRoutes(Floor floor, Asking asking) {
        this.floor = floor;
        this.asking = asking;
    }

    @Override
    public void on(Router router) {
        router.post("/api/pools/:id/corrections").handler(this::correct);
    }

    private void correct(RoutingContext context) {
        asking.change(context, who -> {
            Actor.Staff by = asking.staff(who, Duty.CORRECT_JACKPOT);
            LivePool pool = floor.pools().pool(String.valueOf(context.pathParam("id")));
            if (pool == null) throw Denied.notFound("no pool " + context.pathParam("id"));
            Fields body = Http.fields(context);
            Money amount = body.parsed("amount", "an amount like \"-12.50\"", Money::parse);
            String reason = body.text("reason", LONGEST_REASON);
            body.complete();
            var _ = Refused.orDone(floor.pools().correct(by, Asking.key(context), pool, amount, reason));
            PoolState.Running now = Objects.requireNonNull(pool.running(), "set up");
            return Http.object()
                    .put("id", now.id())
                    .put("meter", now.pool().amount().toString());
        });
    }
}
