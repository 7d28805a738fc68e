package baize.cli;

import baize.games.table.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * House settings as options spell them, {@code --house KEY=VALUE}, several of them joined by commas. Values may hold
 * commas too: one begins another setting only where {@code KEY=} follows.
 */
final class House {
    private House() {}

    /** Settings by their names; one that there is not is left to those who read it. */
    static Map<String, String> read(List<String> options) {
        Map<String, String> house = new LinkedHashMap<>();
        for (String option : options) for (String setting : settings(option)) put(house, setting);
        return house;
    }

    private static void put(Map<String, String> house, String setting) {
        int equals = setting.indexOf('=');
        if (equals < 1) throw new BadInput("--house: expected KEY=VALUE, got \"" + setting + "\"");
        String key = setting.substring(0, equals);
        if (house.put(key, setting.substring(equals + 1)) != null)
            throw new BadInput("--house " + key + ": expected once, got it twice");
    }

    private static List<String> settings(String option) {
        List<String> settings = new ArrayList<>();
        for (String part : option.split(",", -1)) {
            if (settings.isEmpty() || part.contains("=")) settings.add(part);
            else settings.add(settings.removeLast() + "," + part);
        }
        return settings;
    }

    /** What the lab answers, its complaints about game, settings and strategy made ours. */
    static <T> T heeding(Supplier<T> lab) {
        try {
            return lab.get();
        } catch (Settings.BadSetting bad) {
            throw new BadInput("--house " + bad.getMessage(), bad);
        } catch (IllegalArgumentException bad) {
            throw new BadInput(String.valueOf(bad.getMessage()), bad);
        }
    }
}
