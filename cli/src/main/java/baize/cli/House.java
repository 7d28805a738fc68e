package baize.cli;

import baize.games.table.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** House settings as options spell them, {@code --house KEY=VALUE}. */
final class House {
    private House() {}

    static Map<String, String> read(List<String> options) {
        Map<String, String> house = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1) throw new BadInput("--house: expected KEY=VALUE, got \"" + option + "\"");
            String key = option.substring(0, equals);
            if (house.put(key, option.substring(equals + 1)) != null)
                throw new BadInput("--house " + key + ": expected once, got it twice");
        }
        return house;
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
