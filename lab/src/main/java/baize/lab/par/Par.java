package baize.lab.par;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** The exact sheets of all games, by the game's id. */
public final class Par {
    /** To add a game, add its line. */
    private static final Map<String, Function<Map<String, String>, ParSheet>> GAMES = new TreeMap<>(Map.of(
            BingoPar.GAME,
            BingoPar::of,
            BlackjackPar.GAME,
            BlackjackPar::of,
            CrapsPar.GAME,
            CrapsPar::of,
            StudPar.GAME,
            StudPar::of,
            ThreeCardPar.GAME,
            ThreeCardPar::of));

    private Par() {}

    /**
     * The sheet of a game under these house settings; those not given have their defaults.
     *
     * @throws IllegalArgumentException if there is no such game or a setting cannot be
     */
    public static ParSheet of(String game, Map<String, String> house) {
        Function<Map<String, String>, ParSheet> solver = GAMES.get(game);
        if (solver == null)
            throw new IllegalArgumentException(
                    "no sheet of \"" + game + "\"; expected one of " + String.join(", ", GAMES.keySet()));
        return solver.apply(house);
    }
}
