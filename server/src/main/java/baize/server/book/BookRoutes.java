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
import io.vertx.core.MultiMap;
import io.vertx.ext.web.Router;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** The rule book and the odds over HTTP. Each document is made once, off the event loop. */
@Rule("three-card-poker 14.14")
public final class BookRoutes implements Routes {
    /** So many sheets are kept; tables with the same settings share one. */
    private static final int SHEETS = 64;

    /** So many sheets under settings of no table are worked out at a time. */
    private static final int AT_ONCE = 2;

    /** The query's other names are settings. */
    private static final String TABLE = "table";

    private final Floor floor;
    private final Kept<String, Document> rules = new Kept<>(Games.ids().size() + 16);
    private final Kept<Sheet, Document> sheets = new Kept<>(SHEETS);

    /** Those that someone asked for under settings of no table: anyone may, so they must not push out the others. */
    private final Kept<Sheet, Document> asked = new Kept<>(SHEETS);

    private final Semaphore working = new Semaphore(AT_ONCE);

    /** Read when it is first asked for. */
    private static final class Packed {
        static final RuleBook BOOK = RuleBook.packed();
    }

    private record Sheet(String game, Map<String, String> settings) {
        Sheet with(Map<String, String> changed) {
            Map<String, String> all = new TreeMap<>(settings);
            all.putAll(changed);
            return new Sheet(game, all);
        }
    }

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
            Map<String, String> settings = settings(game, context.queryParams().get(TABLE));
            Map<String, String> changed = changed(context.queryParams());
            Sheet wanted = new Sheet(game, settings).with(changed);
            Document.answer(context, () -> changed.isEmpty() ? sheets.get(wanted, BookRoutes::sheet) : asked(wanted));
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

    /** The settings that the query itself names. */
    private static Map<String, String> changed(MultiMap query) {
        Map<String, String> changed = new TreeMap<>();
        for (String key : query.names()) {
            if (key.equals(TABLE)) continue;
            if (query.getAll(key).size() > 1) throw Denied.malformed(key + ": expected it once");
            changed.put(key, String.valueOf(query.get(key)));
        }
        return changed;
    }

    private Document asked(Sheet wanted) {
        return asked.get(wanted, sheet -> {
            if (!working.tryAcquire()) throw new Denied(503, "other odds are being worked out: try again in a moment");
            try {
                return sheet(sheet);
            } finally {
                working.release();
            }
        });
    }

    private static Document sheet(Sheet wanted) {
        try {
            return Document.of(ParJson.of(Par.of(wanted.game(), wanted.settings())));
        } catch (Settings.BadSetting bad) {
            throw Denied.malformed(String.valueOf(bad.getMessage()));
        }
    }
}
