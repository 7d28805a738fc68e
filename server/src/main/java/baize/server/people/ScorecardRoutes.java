package baize.server.people;

import baize.core.rule.Rule;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.staff.Duty;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.bingo.Issued;
import baize.games.bingo.Play;
import baize.games.bingo.Series;
import baize.games.bingo.Session;
import baize.games.table.Settings;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Routes;
import baize.server.paper.BookPage;
import baize.server.paper.BookRun;
import baize.server.paper.ScorecardPaper;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.WorkerExecutor;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The scorecards of the session that is open in a bingo hall: on paper, and as the master table for the supervisor. */
final class ScorecardRoutes implements Routes {
    private static final Logger LOG = LoggerFactory.getLogger(ScorecardRoutes.class);
    private static final int MOST_SERIAL = 99_999_999;
    private static final int PRINTERS = 2;

    private final Floor floor;
    private final Asking asking;

    ScorecardRoutes(Floor floor, Asking asking) {
        this.floor = floor;
        this.asking = asking;
    }

    @Override
    public void on(Router router) {
        router.get("/api/tables/:id/scorecards.pdf").handler(this::paper);
        router.get("/api/tables/:id/scorecards/:serial").handler(this::page);
    }

    /** A session with its series. */
    private record Open(String table, Session session, BookRun books, int game) {}

    private Open open(RoutingContext context) {
        String id = String.valueOf(context.pathParam("id"));
        LiveTable<?, ?, ?, ?> table = floor.table(id);
        if (table == null || table.hosted().setup() == null) throw Denied.notFound("no table " + id);
        if (!(table.hosted().state() instanceof BingoState state))
            throw Denied.notFound("table " + id + " has no scorecards");
        Session session = state.hall().session();
        if (session == null) throw Denied.notFound("no session is open at table " + id);
        BingoRules rules = BingoRules.read(new Settings(table.setup().settings()));
        Series series = rules.series(Series.key(session.series()));
        Play play = state.play();
        int game = play == null ? Math.min(session.played() + 1, rules.games()) : play.game();
        return new Open(id, session, BookRun.of(series, rules.colours()), game);
    }

    /** The books of the session, or those from one to another. */
    @Rule({"bingo 2.3", "bingo 2.3.1", "bingo 2.3.2", "bingo 3.2.1"})
    private void paper(RoutingContext context) {
        var _ = asking.bring(context, who -> {
                    var _ = asking.staff(who, Duty.PRINT_SCORECARDS);
                    return run(context, open(context).books());
                })
                .compose(run -> print(context, run))
                .onFailure(failure -> failed(context, failure));
    }

    private static BookRun run(RoutingContext context, BookRun all) {
        int from = Http.number(context, "from", all.from(), MOST_SERIAL);
        int to = Http.number(context, "to", all.to(), MOST_SERIAL);
        if (from > to) throw Denied.malformed("from, to: expected the lower number first");
        for (int serial : new int[] {from, to}) if (!all.series().has(serial)) throw noBook(all, serial);
        return new BookRun(all.series(), all.colours(), from, to);
    }

    private static Denied noBook(BookRun all, int serial) {
        return Denied.notFound("no book " + serial + " in series "
                + all.series().number() + "; its books are " + all.from() + " to " + all.to());
    }

    /** By a few threads of their own, so that a long print holds up nobody. */
    private static Future<Void> print(RoutingContext context, BookRun run) {
        HttpServerResponse response = context.response();
        Context loop = Objects.requireNonNull(Vertx.currentContext(), "expected an event loop");
        response.setChunked(true)
                .putHeader("Content-Type", "application/pdf")
                .putHeader("Content-Disposition", "inline; filename=\"" + name(run) + "\"")
                .putHeader("Cache-Control", "no-store");
        WorkerExecutor printers = context.vertx().createSharedWorkerExecutor("paper", PRINTERS);
        return printers.<Void>executeBlocking(
                        () -> {
                            try (SentAsMade out = new SentAsMade(loop, response)) {
                                ScorecardPaper.print(run, out, _ -> {});
                            }
                            return null;
                        },
                        false)
                .eventually(printers::close)
                .compose(_ -> response.end());
    }

    private static String name(BookRun run) {
        return "scorecards-" + run.series().number() + "-" + run.from() + "-" + run.to() + ".pdf";
    }

    /** What has begun to go out cannot become an error any more: it is cut off, so that nobody takes it for whole. */
    private static void failed(RoutingContext context, Throwable failure) {
        if (!context.response().headWritten()) {
            Http.fail(context, failure);
            return;
        }
        if (!(failure instanceof IOException)) LOG.error("a print broke off", failure);
        var _ = context.request().connection().close();
    }

    /** Any page by its book and game, with who holds it. */
    @Rule({"bingo 2.3.3", "bingo 7.1", "R-143"})
    private void page(RoutingContext context) {
        asking.read(context, who -> {
            var _ = asking.staff(who, Duty.READ_SCORECARD);
            int serial = serial(context);
            Open open = open(context);
            int game = Http.number(context, "game", open.game(), MOST_SERIAL);
            return page(open, serial, game);
        });
    }

    private static int serial(RoutingContext context) {
        String given = String.valueOf(context.pathParam("serial"));
        if (!given.matches("[0-9]{1,8}"))
            throw Denied.malformed("serial: expected the number of a book, got \"" + given + "\"");
        return Integer.parseInt(given);
    }

    private static JsonNode page(Open open, int serial, int game) {
        BookRun books = open.books();
        Issued card = open.session().card(serial);
        boolean ownBoxes = card != null && !card.boxes().isEmpty();
        if (!ownBoxes && !books.series().has(serial)) throw noBook(books, serial);
        int games = books.series().games();
        if (game < 1 || game > games)
            throw Denied.notFound("no game " + game + " in the session; its games are 1 to " + games);
        BookPage page = ownBoxes
                ? new BookPage(
                        books.series().number(), serial, game, books.colours().get(game - 1), card.boxes())
                : books.page(serial, game);
        ObjectNode json = Http.object();
        json.put("table", open.table())
                .put("session", open.session().number())
                .put("series", page.series())
                .put("games", games);
        page.fields(json);
        if (card != null) issued(json.putObject("issued"), card);
        return json;
    }

    private static void issued(ObjectNode json, Issued card) {
        json.put("patron", card.patron().id())
                .put("medium", card.medium().id())
                .put("automatic", card.automatic())
                .put("from", card.from())
                .put("failed", card.failed());
    }
}
