package baize.games.table;

import baize.core.rule.Id;
import baize.core.rule.Rule;
import java.util.List;

/** What becomes of a hand at a table that no staff deals, when the time to decide has run out. */
@Rule("R-200")
public enum Undecided {
    /** It is played the way that costs the house nothing and the player what a choice costs. */
    DECLINE,
    /** The book's clause on players who do not decide is applied, as staff may do. */
    BY_THE_CLAUSE;

    public String id() {
        return Id.of(this);
    }

    static Undecided read(Settings settings) {
        return settings.choice("undecidedAtHouseTable", List.of(values()), Undecided::id);
    }
}
