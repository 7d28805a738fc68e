package baize.lab.bots;

import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The games that have bots. A new one joins with one line. */
public final class Bots {
    private static final List<Kind<?, ?>> ALL =
            List.of(BingoBot.KIND, BlackjackBot.KIND, CrapsBot.KIND, StudBot.KIND, ThreeCardBot.KIND);

    private Bots() {}

    /**
     * The bots of one game.
     *
     * @param settings of the tables they play at
     */
    public record Kind<S, C>(String game, Map<String, String> settings, Maker<S, C> maker) {}

    /**
     * Where a bot plays, and for whom.
     *
     * @param settings the table's own
     */
    public record Place(Patron patron, Box box, Map<String, String> settings) {}

    /** Makes a bot; what it does follows from the generator. */
    @FunctionalInterface
    public interface Maker<S, C> {
        Bot<S, C> bot(Place place, Habits habits, Generator generator);
    }

    /** The bots of a game; none where it has none. */
    public static @Nullable Kind<?, ?> find(String game) {
        for (Kind<?, ?> kind : ALL) if (kind.game().equals(game)) return kind;
        return null;
    }

    public static Kind<?, ?> of(String game) {
        Kind<?, ?> found = find(game);
        if (found != null) return found;
        throw new IllegalArgumentException(
                "expected a game with bots, " + ALL.stream().map(Kind::game).toList() + ", got \"" + game + "\"");
    }
}
