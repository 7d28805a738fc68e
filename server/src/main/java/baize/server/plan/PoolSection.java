package baize.server.plan;

import baize.core.rule.Rule;
import baize.games.jackpot.JackpotRules;
import baize.games.table.Settings;
import baize.wire.GameWire;
import baize.wire.Games;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The pools of a floor file, and what its tables have from them. */
final class PoolSection {
    /** What a pool's section may say; its game knows what tables call it. */
    private static final List<String> KEYS =
            List.of("stake", "seed", "increment", "reserve", "limit", "bonus", "fixedPayoutsFromPool", "levels");

    /** What must be said: it was approved for this jackpot. */
    private static final List<String> APPROVED = List.of("stake", "seed", "increment");

    private final List<PlannedPool> pools = new ArrayList<>();
    private final Map<String, Section> unused = new LinkedHashMap<>();

    List<PlannedPool> pools() {
        return pools;
    }

    void add(String id, Section section) {
        for (PlannedPool other : pools)
            if (other.id().equals(id))
                throw section.bad("id", "expected another id than the pool of line " + other.line());
        String game = GameSettings.game(section);
        String name = section.text("name");
        Map<String, String> settings = new TreeMap<>();
        for (String key : KEYS) {
            String value = APPROVED.contains(key) ? section.text(key) : section.textIfAny(key);
            if (value != null) settings.put(Games.of(game).poolSetting(key), value);
        }
        JackpotRules rules = rules(section, game, settings);
        section.complete();
        pools.add(new PlannedPool(id, name, game, rules, settings, section.line()));
        unused.put(id, section);
    }

    @Rule({"caribbean-stud 11.3", "caribbean-stud 11.6", "caribbean-stud 11.10"})
    private static JackpotRules rules(Section section, String game, Map<String, String> settings) {
        try {
            JackpotRules rules = Games.of(game).poolRules(settings);
            if (rules != null) return rules;
            throw section.bad("game", "expected a game with a jackpot, got \"" + game + "\"");
        } catch (Settings.BadSetting bad) {
            String key = KEYS.stream()
                    .filter(name -> Games.of(game).poolSetting(name).equals(bad.key()))
                    .findFirst()
                    .orElse("id");
            throw section.bad(key, bad.expected());
        }
    }

    /** The pool of a table, which must be one of its game's; none at a table without a jackpot. */
    @Rule({"caribbean-stud 2.3", "caribbean-stud 11.5", "blackjack 2.3.4"})
    @Nullable
    PlannedPool of(Section table) {
        String game = GameSettings.game(table);
        String id = table.textIfAny("pool");
        boolean needed = isNeeded(game, GameSettings.plain(table), id != null);
        if (id == null && needed) throw table.bad("pool", "expected the pool of its jackpot, one of " + ids());
        if (id == null) return null;
        if (!needed)
            throw table.bad("pool", "expected none: " + game + " has no jackpot" + (isSure(game) ? "" : " here"));
        for (PlannedPool pool : pools)
            if (pool.id().equals(id)) {
                if (!pool.game().equals(game))
                    throw table.bad("pool", "expected a pool of " + game + ", but \"" + id + "\" is of " + pool.game());
                unused.remove(id);
                return pool;
            }
        throw table.bad("pool", "expected one of " + ids() + ", got \"" + id + "\"");
    }

    /** Settings that cannot be read are complained of where they are read for the table. */
    private static boolean isNeeded(String game, Map<String, String> settings, boolean otherwise) {
        try {
            return Games.of(game).jackpotRules(settings) != null;
        } catch (Settings.BadSetting _) {
            return otherwise;
        }
    }

    /** Whether no table of this game has a jackpot. */
    private static boolean isSure(String game) {
        return Games.of(game).poolRules(Map.of()) == null;
    }

    private String ids() {
        return pools.isEmpty()
                ? "those under pools"
                : pools.stream().map(PlannedPool::id).collect(Collectors.joining(", "));
    }

    /** A table's settings with what it has from its pool; a setting of its own must say the same. */
    @Rule({"caribbean-stud 11.9", "caribbean-stud 11.9.1", "caribbean-stud 11.9.2", "caribbean-stud 11.9.3"})
    static Map<String, String> inherited(Section settings, Map<String, String> own, PlannedPool pool) {
        GameWire<?, ?, ?, ?> wire = Games.of(pool.game());
        String meter = wire.poolSetting("meter");
        if (own.containsKey(meter)) throw settings.bad(meter, "expected none: pool " + pool.id() + " has the meter");
        Map<String, String> all = new TreeMap<>(pool.settings());
        for (String key : KEYS) {
            String setting = wire.poolSetting(key);
            String stated = own.get(setting);
            if (stated == null) continue;
            all.put(setting, stated);
            JackpotRules rules = wire.poolRules(all);
            JackpotRules.Disagreement other =
                    rules == null ? null : pool.rules().disagreement(rules);
            if (other != null)
                throw settings.bad(
                        setting,
                        "expected what pool " + pool.id() + " has; this is " + other.detail() + " (" + pool.game() + " "
                                + wire.linkClause(other) + ")");
        }
        all.putAll(own);
        return all;
    }

    /** Refuses a pool that no table is linked to: nobody could feed or win it. */
    void complete() {
        for (Section section : unused.values()) throw section.bad("id", "expected a table that is linked to this pool");
    }
}
