package baize.core.engine;

import baize.core.rule.Id;
import baize.core.rule.Rule;

/** The ladder of ranks: a clause that names a rank accepts that rank or a higher one. */
@Rule("R-24")
public enum Grade {
    /** Also caller and services host. */
    @Rule("three-card-poker 1.1 \"dealer\"")
    DEALER,
    /** Also gaming services supervisor and senior gaming services host. */
    @Rule("three-card-poker 1.1 \"gaming supervisor\"")
    GAMING_SUPERVISOR,
    /** Also Assistant Gaming Manager. */
    @Rule({"three-card-poker 1.1 \"casino supervisor\"", "three-card-poker 1.1 \"Assistant Gaming Manager\""})
    CASINO_SUPERVISOR,
    GAMING_MANAGER;

    public boolean isAtLeast(Grade needed) {
        return compareTo(needed) >= 0;
    }

    public String id() {
        return Id.of(this);
    }
}
