package baize.games.table;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An outcome that a supervisor invalidates, and what becomes of each player's wagers.
 *
 * @param fraudulent whether a fraudulent act is the cause, rather than a disruption
 * @param forfeit those who acted fraudulently
 * @param retain innocent players whose wagers are kept all the same
 * @param reason why, where wagers are retained
 * @param second who approved that besides the supervisor
 */
public record Invalidation(
        boolean fraudulent,
        List<Patron> forfeit,
        List<Patron> retain,
        @Nullable String reason,
        @Nullable Grade second) {

    /** What becomes of a player's wagers. */
    public enum Fate {
        REFUNDED,
        FORFEITED,
        RETAINED
    }

    /** Those whose wagers are not refunded. */
    public List<Patron> named() {
        return Stream.concat(forfeit.stream(), retain.stream()).toList();
    }

    /** Everyone is refunded but the fraudulent and those whose wagers are retained. */
    @Rule({"three-card-poker 14.5", "caribbean-stud 16.10", "blackjack 18.6", "R-21"})
    public Fate of(Patron patron) {
        if (forfeit.contains(patron)) return Fate.FORFEITED;
        return retain.contains(patron) ? Fate.RETAINED : Fate.REFUNDED;
    }

    /**
     * Why it may not be done so, if it may not: to keep an innocent player's wager takes a reason and a second rank.
     */
    @Rule({"three-card-poker 14.5", "caribbean-stud 16.10", "blackjack 18.6", "R-21"})
    public @Nullable String objection(TableRules rules) {
        if (!forfeit.isEmpty() && !fraudulent) return "a wager is forfeited for a fraudulent act only";
        boolean reasoned = reason != null && !reason.isBlank();
        boolean approved = second != null && rules.allows(second, Grade.CASINO_SUPERVISOR);
        if (!retain.isEmpty() && !(reasoned && approved))
            return "a wager is retained with a reason and a second approver";
        return null;
    }
}
