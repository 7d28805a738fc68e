package baize.server.plan;

import baize.games.table.Settings;
import baize.wire.Games;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The house settings of a table in a floor file, checked by its game, which names the clause it goes by. */
final class GameSettings {
    private GameSettings() {}

    static String game(Section table) {
        String game = table.text("game");
        if (Games.ids().contains(game)) return game;
        throw table.bad("game", "expected " + String.join(" or ", Games.ids()) + ", got \"" + game + "\"");
    }

    /** @param pool what the table is linked to, if anything, and has its jackpot's settings from */
    static Map<String, String> read(Section table, @Nullable PlannedPool pool) {
        Section settings = table.section("settings");
        Map<String, String> plain = plain(table);
        try {
            if (pool != null) plain = PoolSection.inherited(settings == null ? table : settings, plain, pool);
            Games.of(game(table)).checkLive(plain);
            return plain;
        } catch (Settings.BadSetting bad) {
            throw settings == null
                    ? table.bad("settings", bad.key() + ": " + bad.expected())
                    : fault(settings, bad.key(), bad.expected());
        }
    }

    /** What a table says of itself, as its game spells settings. */
    static Map<String, String> plain(Section table) {
        Section settings = table.section("settings");
        Map<String, String> plain = new TreeMap<>();
        if (settings != null) flatten(settings, "", plain);
        return plain;
    }

    /** Limits of an area's own stand in sections: {@code limits: {pair-plus: {minimum: 5}}}. */
    private static void flatten(Section section, String prefix, Map<String, String> plain) {
        for (String key : section.keys()) {
            Section deeper = section.isSection(key) ? section.section(key) : null;
            if (deeper == null) plain.put(prefix + key, section.dashed(key));
            else flatten(deeper, prefix + key + ".", plain);
        }
    }

    /** The complaint at the line of the deepest section that the file has for the key. */
    private static BadPlan fault(Section settings, String key, String expected) {
        int dot = key.indexOf('.');
        String first = dot < 0 ? key : key.substring(0, dot);
        @Nullable Section deeper = dot < 0 || !settings.isSection(first) ? null : settings.section(first);
        return deeper == null ? settings.bad(key, expected) : fault(deeper, key.substring(dot + 1), expected);
    }
}
