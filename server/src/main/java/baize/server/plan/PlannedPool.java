package baize.server.plan;

import baize.games.jackpot.JackpotRules;
import java.util.Map;

/**
 * A jackpot's pool that a floor is to have.
 *
 * @param settings what its tables have in common, in the names of their settings
 * @param line where the file speaks of it
 */
public record PlannedPool(
        String id, String name, String game, JackpotRules rules, Map<String, String> settings, int line) {
    public PlannedPool {
        settings = Map.copyOf(settings);
    }
}
