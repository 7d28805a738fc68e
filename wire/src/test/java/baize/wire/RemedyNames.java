package baize.wire;

import baize.games.table.TableCommand;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The names of all that the staff of a game may do about something, as text, for those who know no game. */
public final class RemedyNames {
    private static final Map<String, Names<?>> OWN = Map.of(
            "three-card-poker", ThreeCardForms.IRREGULARITIES,
            "caribbean-stud", StudForms.IRREGULARITIES,
            "blackjack", BlackjackForms.IRREGULARITIES,
            "craps", CrapsForms.IRREGULARITIES,
            "bingo", BingoForms.IRREGULARITIES);

    private RemedyNames() {}

    /** Its own remedies, and what the staff of any table may order. */
    public static Set<String> of(String game) {
        Names<?> own = OWN.get(game);
        if (own == null) throw new IllegalArgumentException(game);
        Set<String> names = new TreeSet<>(own.all().keySet());
        TableWire.COMMANDS.all().forEach((name, type) -> {
            if (TableCommand.Staff.class.isAssignableFrom(type)) names.add(name);
        });
        return names;
    }
}
