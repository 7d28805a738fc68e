package baize.lab.simulate;

import baize.lab.par.BingoPar;
import baize.lab.par.BlackjackPar;
import baize.lab.par.CrapsPar;
import baize.lab.par.StudPar;
import baize.lab.par.ThreeCardPar;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** The kernels of all games, by the game's id. */
final class Kernels {
    /** From house settings and the name of a strategy. To add a game, add its line. */
    private static final Map<String, BiFunction<Map<String, String>, String, Kernel>> GAMES = new TreeMap<>(Map.of(
            BingoPar.GAME,
            BingoKernel::of,
            BlackjackPar.GAME,
            BlackjackKernel::of,
            CrapsPar.GAME,
            CrapsKernel::of,
            StudPar.GAME,
            StudKernel::of,
            ThreeCardPar.GAME,
            ThreeCardKernel::of));

    private Kernels() {}

    static Kernel of(String game, Map<String, String> house, String strategy) {
        BiFunction<Map<String, String>, String, Kernel> kernel = GAMES.get(game);
        if (kernel == null)
            throw new IllegalArgumentException(
                    "no simulation of \"" + game + "\"; expected one of " + String.join(", ", GAMES.keySet()));
        return kernel.apply(house, strategy);
    }
}
