package baize.bench.bots;

import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import java.util.List;
import java.util.Map;

/** The games that have bots. A new one joins with one line. */
public final class Bots {
    private static final List<Kind<?, ?>> ALL = List.of(ThreeCardBot.KIND);

    private Bots() {}

    /**
     * The bots of one game.
     *
     * @param settings of the tables they play at
     */
    public record Kind<S, C>(String game, Map<String, String> settings, Maker<S, C> maker) {}

    /** Makes a bot that plays for a patron at a box; what it does follows from the generator. */
    @FunctionalInterface
    public interface Maker<S, C> {
        Bot<S, C> bot(Patron patron, Box box, Generator generator);
    }

    public static Kind<?, ?> of(String game) {
        for (Kind<?, ?> kind : ALL) if (kind.game().equals(game)) return kind;
        throw new IllegalArgumentException(
                "expected a game with bots, " + ALL.stream().map(Kind::game).toList() + ", got \"" + game + "\"");
    }
}
