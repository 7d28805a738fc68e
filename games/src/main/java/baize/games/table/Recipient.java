package baize.games.table;

import baize.core.rule.Id;

/** Who is told when a rule asks for a notice. */
public enum Recipient {
    SURVEILLANCE,
    INSPECTOR,
    AUTHORITY,
    SUPERVISOR,
    PATRON;

    public String id() {
        return Id.of(this);
    }
}
