package baize.wire;

import baize.games.table.Settings;
import baize.games.table.TableCommand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/** A round script: one table driven with known outcomes, as a laboratory, a dispute or a trainer needs it. */
public record RoundScript(
        GameWire<?, ?, ?, ?> game,
        Settings house,
        ScriptOutcomes outcomes,
        List<TableCommand.Admit> patrons,
        List<JsonNode> commands) {
    private static final JsonMapper MAPPER = Json.mapper(new SimpleModule("script"));

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** Reads a script and plays it; the answer is the result as one JSON document. */
    public static ObjectNode run(String text) {
        return read(text).play();
    }

    public static RoundScript read(String text) {
        Fields f = new Fields(Json.read(MAPPER, text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text), "");
        GameWire<?, ?, ?, ?> game = f.parsed("game", "a game's id", Games::of);
        Settings house = new Settings(house(f));
        ScriptOutcomes outcomes = new ScriptOutcomes(f.cards("cards"), f.dice("dice"), f.balls("numbers"));
        List<TableCommand.Admit> patrons = patrons(f);
        List<JsonNode> commands = list(f, "commands");
        if (!f.has("commands")) throw new Malformed("commands", "expected a list of commands, but it is missing");
        f.complete();
        return new RoundScript(game, house, outcomes, patrons, commands);
    }

    private static List<TableCommand.Admit> patrons(Fields f) {
        List<TableCommand.Admit> patrons = new ArrayList<>();
        List<JsonNode> nodes = list(f, "patrons");
        for (int i = 0; i < nodes.size(); i++) {
            Fields patron = new Fields(nodes.get(i), "patrons[" + i + "]");
            TableCommand.Admit admit = TableWire.admit(patron, "id", "bankroll");
            if (patrons.stream().anyMatch(other -> other.patron().equals(admit.patron())))
                throw patron.bad("id", admit.patron() + " stands twice");
            patrons.add(admit);
            patron.complete();
        }
        return patrons;
    }

    private static List<JsonNode> list(Fields f, String key) {
        JsonNode node = f.node(key);
        if (node == null) return List.of();
        if (!node.isArray()) throw new Malformed(key, "expected a list, got " + Fields.show(node));
        List<JsonNode> nodes = new ArrayList<>();
        node.forEach(nodes::add);
        return nodes;
    }

    /** House settings as flat keys: {@code "limits":{"ante":{"unit":…}}} is {@code limits.ante.unit}. */
    private static Map<String, String> house(Fields f) {
        Map<String, String> settings = new LinkedHashMap<>();
        JsonNode house = f.node("house");
        if (house != null) flatten(house, "", settings);
        return settings;
    }

    private static void flatten(@Nullable JsonNode node, String key, Map<String, String> into) {
        if (node == null || node.isNull() || node.isArray())
            throw new Malformed("house" + (key.isEmpty() ? "" : "." + key), "expected a setting, got " + node);
        if (!node.isObject()) {
            if (key.isEmpty()) throw new Malformed("house", "expected an object, got " + Fields.show(node));
            into.put(key, node.isString() ? node.stringValue() : node.toString());
            return;
        }
        node.forEachEntry((name, value) -> flatten(value, key.isEmpty() ? name : key + "." + name, into));
    }

    private ObjectNode play() {
        return play(game);
    }

    private <S, C, E, V> ObjectNode play(GameWire<S, C, E, V> wire) {
        ScriptTable<S, C, E, V> table = new ScriptTable<>(wire, house, outcomes);
        for (TableCommand.Admit admit : patrons) table.admit(admit);
        List<C> read = new ArrayList<>();
        for (int i = 0; i < commands.size(); i++) read.add(wire.command(commands.get(i), "commands[" + i + "]"));
        for (int i = 0; i < read.size(); i++) table.submit(i, read.get(i));
        table.finish();
        return table.result(MAPPER.createObjectNode());
    }
}
