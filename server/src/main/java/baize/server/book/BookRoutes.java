package baize.server.book;

import baize.core.rule.Rule;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.games.table.Settings;
import baize.lab.par.Par;
import baize.server.Denied;
import baize.server.Document;
import baize.server.Kept;
import baize.server.Routes;
import baize.wire.Games;
import io.vertx.ext.web.Router;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** The rule book and the odds over HTTP. Each document is made once, off the event loop. */
@Rule("three-card-poker 14.14")
public final class BookRoutes implements Routes {
    /** So many sheets are kept; tables with the same settings share one. */
    private static final int SHEETS = 64;

    private final Floor floor;
    private final Kept<String, Document> rules = new Kept<>(Games.ids().size() + 16);
    private final Kept<Sheet, Document> sheets = new Kept<>(SHEETS);

    /** Read when it is first asked for. */
    private static final class Packed {
        static final RuleBook BOOK = RuleBook.packed();
    }

    private record Sheet(String game, Map<String, String> settings) {}

    public BookRoutes(Floor floor) {
        this.floor = floor;
    }

    @Override
    public void on(Router router) {
        router.get("/api/rules").handler(context -> Document.answer(context, () -> rules("")));
        router.get("/api/rules/:game").handler(context -> {
            String game = String.valueOf(context.pathParam("game"));
            Document.answer(context, () -> rules(game));
        });
        router.get("/api/par/:game").handler(context -> {
            String game = String.valueOf(context.pathParam("game"));
            Map<String, String> settings = settings(game, context.request().getParam("table"));
            Document.answer(context, () -> sheet(game, settings));
        });
    }

    private Document rules(String game) {
        RuleBook book = Packed.BOOK;
        if (!game.isEmpty() && !book.games().contains(game)) throw noGame(game, book.games());
        return rules.get(game, _ -> {
            ObjectNode json = (game.isEmpty() ? book : book.game(game)).json();
            ObjectNode rulings = json.putObject("rulings");
            Rulings.packed().forEach(rulings::put);
            return Document.of(json);
        });
    }

    private static Denied noGame(String game, List<String> games) {
        return Denied.notFound("no game \"" + game + "\"; expected one of " + String.join(", ", games));
    }

    /** Those of a table where one is named, the defaults otherwise. */
    private Map<String, String> settings(String game, @Nullable String id) {
        if (!Games.ids().contains(game)) throw noGame(game, Games.ids());
        if (id == null) return Map.of();
        LiveTable<?, ?, ?, ?> table = floor.table(id);
        if (table == null) throw Denied.notFound("no table " + id);
        if (!table.wire().id().equals(game))
            throw Denied.malformed("table: expected one of " + game + ", but table " + id + " is of "
                    + table.wire().id());
        return new TreeMap<>(table.setup().settings());
    }

    private Document sheet(String game, Map<String, String> settings) {
        return sheets.get(new Sheet(game, settings), wanted -> {
            try {
                return Document.of(ParJson.of(Par.of(wanted.game(), wanted.settings())));
            } catch (Settings.BadSetting bad) {
                throw Denied.malformed(String.valueOf(bad.getMessage()));
            }
        });
    }
}
