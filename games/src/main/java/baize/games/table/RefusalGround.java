package baize.games.table;

import baize.core.rule.Id;

/** On what ground a supervisor refuses a wager; the free text beside it says more. */
public enum RefusalGround {
    LATE,
    MISPLACED,
    SUSPECTED_COLLUSION,
    SUSPECTED_DEVICE,
    MISSED_DECISIONS,
    CONDUCT,
    OTHER;

    public String id() {
        return Id.of(this);
    }
}
