package baize.games.table;

import baize.core.rule.Id;
import baize.core.rule.Rule;

/** Who is told when a rule asks for a notice. */
public enum Recipient {
    SURVEILLANCE,
    @Rule({"three-card-poker 1.1 \"inspector\"", "caribbean-stud 1.1 \"inspector\""})
    INSPECTOR,
    AUTHORITY,
    SUPERVISOR,
    PATRON;

    public String id() {
        return Id.of(this);
    }
}
