package baize.floor.patron;

import baize.core.rule.Id;
import baize.core.rule.Rule;

/** How money comes in from outside; a deposit limit counts all of it. */
@Rule("caribbean-stud 1.1 \"Deposit Limit\"")
public enum Means {
    CASH,
    DEBIT_CARD,
    EFTPOS,
    TRANSFER;

    public String id() {
        return Id.of(this);
    }
}
