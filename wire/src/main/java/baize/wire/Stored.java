package baize.wire;

import java.util.HashMap;
import java.util.Map;

/** Settings of a setup that is stored. */
final class Stored {
    private Stored() {}

    /** These settings, with this one where it is not among them. */
    static Map<String, String> otherwise(Map<String, String> settings, String key, String value) {
        if (settings.containsKey(key)) return settings;
        Map<String, String> all = new HashMap<>(settings);
        all.put(key, value);
        return Map.copyOf(all);
    }
}
