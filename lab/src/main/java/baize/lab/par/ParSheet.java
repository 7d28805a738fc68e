package baize.lab.par;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The PAR sheet of a game under its house settings.
 *
 * @param house every setting with the value in force
 * @param approved whether a live table may open with these settings
 * @param method how the figures were found, {@code exact}
 * @param seconds how long that took
 * @param strategy how the player plays, where there is a choice
 * @param jackpot what its wager returns as it grows, where there is one
 * @param dice what else there is to say of a game of dice
 * @param calls what there is to say of a game of numbers that are called, which has no wagers
 */
public record ParSheet(
        String game,
        Map<String, String> house,
        boolean approved,
        String method,
        double seconds,
        List<WagerSheet> wagers,
        Optional<StrategySheet> strategy,
        Optional<JackpotSheet> jackpot,
        Optional<DiceSheet> dice,
        Optional<CallsSheet> calls) {
    public static final String EXACT = "exact";

    /** The sheet of a game with wagers. */
    public ParSheet(
            String game,
            Map<String, String> house,
            boolean approved,
            String method,
            double seconds,
            List<WagerSheet> wagers,
            Optional<StrategySheet> strategy,
            Optional<JackpotSheet> jackpot,
            Optional<DiceSheet> dice) {
        this(game, house, approved, method, seconds, wagers, strategy, jackpot, dice, Optional.empty());
    }

    public ParSheet {
        house = Collections.unmodifiableMap(new LinkedHashMap<>(house));
        wagers = List.copyOf(wagers);
    }

    public WagerSheet wager(String id) {
        return wagers.stream()
                .filter(sheet -> sheet.wager().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no wager \"" + id + "\" in " + game));
    }
}
