package baize.server.history;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.audit.PastRounds;
import baize.floor.journal.Journal;
import baize.floor.table.Reader;
import baize.floor.table.Strangers;
import baize.server.Denied;
import baize.server.Gate;
import baize.server.Http;
import baize.server.Routes;
import baize.server.Who;
import baize.server.demo.Regulars;
import io.vertx.core.Future;
import io.vertx.core.WorkerExecutor;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/**
 * Past rounds over HTTP. Pages and replays have a few threads each of their own, so that nobody's curiosity holds up
 * play, and who goes through rounds again holds up nobody who looks for one.
 */
public final class HistoryRoutes implements Routes {
    private static final int THREADS = 2;
    private static final int LIMIT = 20;
    private static final int MOST = 100;

    private final Journal journal;
    private final Floor floor;
    private final Gate gate;
    private final Predicate<Patron> isPublic;
    private final Replays replays;

    public HistoryRoutes(Journal journal, Floor floor, Gate gate) {
        this.journal = journal;
        this.floor = floor;
        this.gate = gate;
        this.isPublic = Regulars.of(floor);
        this.replays = new Replays(journal, floor);
    }

    @Override
    public void on(Router router) {
        router.get("/api/tables/:id/rounds").handler(this::ofTable);
        router.get("/api/me/rounds").handler(this::own);
        router.get("/api/rounds/:id").handler(this::one);
    }

    private void ofTable(RoutingContext context) {
        String id = String.valueOf(context.pathParam("id"));
        LiveTable<?, ?, ?, ?> table = floor.table(id);
        if (table == null) throw Denied.notFound("no table " + id);
        int before = Http.number(context, "before", Integer.MAX_VALUE, Integer.MAX_VALUE);
        int limit = limit(context);
        Http.answer(
                context,
                gate.who(context.request(), false)
                        .compose(who -> apart(
                                context,
                                "history",
                                () -> RoundsJson.ofTable(
                                        PastRounds.of(journal, id, before, limit),
                                        told(table, who),
                                        () -> new Strangers(
                                                reader(who), table.wire().place()),
                                        announcesPrizes(table)))));
    }

    /** Where everyone pays the same to take part, what was won is announced to all. */
    private static boolean announcesPrizes(LiveTable<?, ?, ?, ?> table) {
        return table.wire().fee(table.setup().settings()) != null;
    }

    /** At a table all lines are everyone's; at terminals and in a hall they are each player's own, and the staff's. */
    @Rule("craps 3.6.1")
    private static Predicate<Line> told(LiveTable<?, ?, ?, ?> table, Who who) {
        if (!table.wire().isDiscreet()) return _ -> true;
        return line -> who.reader().isPrivyTo(line.patron());
    }

    private void own(RoutingContext context) {
        String before = context.request().getParam("before");
        int limit = limit(context);
        Http.answer(
                context,
                gate.who(context.request(), false)
                        .map(HistoryRoutes::patron)
                        .compose(patron -> apart(
                                context,
                                "history",
                                () -> RoundsJson.own(
                                        PastRounds.of(journal, patron, before, limit),
                                        () -> new Strangers(new Reader(new Viewer.Player(patron), isPublic), "")))));
    }

    private Reader reader(Who who) {
        return new Reader(who.reader(), isPublic);
    }

    private static Patron patron(Who who) {
        return switch (who) {
            case Who.Player(var patron) -> patron;
            case Who.Nobody _ -> throw Denied.notSignedIn();
            case Who.Staff _ -> throw new Denied(403, "staff have no rounds of their own");
        };
    }

    private void one(RoutingContext context) {
        String id = String.valueOf(context.pathParam("id"));
        var _ = gate.who(context.request(), false)
                .compose(who -> apart(context, "replays", () -> replays.of(id, who)))
                .onSuccess(document -> document.send(context))
                .onFailure(failure -> Http.fail(context, failure));
    }

    private static int limit(RoutingContext context) {
        return Math.max(1, Http.number(context, "limit", LIMIT, MOST));
    }

    @SuppressWarnings("NullAway") // the library says that all work may bring nothing; this brings what its type says
    private static <T> Future<T> apart(RoutingContext context, String threads, Callable<T> work) {
        WorkerExecutor readers = context.vertx().createSharedWorkerExecutor(threads, THREADS);
        return readers.executeBlocking(work, false).eventually(readers::close);
    }
}
