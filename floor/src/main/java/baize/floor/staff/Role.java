package baize.floor.staff;

import baize.core.engine.Grade;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import org.jspecify.annotations.Nullable;

/** What someone works as: a rung of the ladder, or a post beside it. */
@Rule("R-24")
public enum Role {
    DEALER(Grade.DEALER),
    GAMING_SUPERVISOR(Grade.GAMING_SUPERVISOR),
    CASINO_SUPERVISOR(Grade.CASINO_SUPERVISOR),
    GAMING_MANAGER(Grade.GAMING_MANAGER),
    /** Takes in and pays out money. */
    CASHIER(null),
    /** Watches for the Authority. */
    INSPECTOR(null),
    /** Watches for the house. */
    SURVEILLANCE(null),
    /** Hires staff and gives them their roles; moves no money. */
    ADMINISTRATOR(null);

    private final @Nullable Grade grade;

    Role(@Nullable Grade grade) {
        this.grade = grade;
    }

    /** The rung of the ladder, for a role that is on it. */
    public @Nullable Grade grade() {
        return grade;
    }

    public String id() {
        return Id.of(this);
    }
}
