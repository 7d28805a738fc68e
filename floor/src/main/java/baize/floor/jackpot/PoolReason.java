package baize.floor.jackpot;

import baize.core.engine.Reason;
import java.util.List;

/** Every refusal of what is asked of a pool, in precedence: where several apply, the first is given. */
public enum PoolReason implements Reason {
    // spotless:off
    WRONG_ROLE         ("R-24"),
    NO_SUCH_POOL       ("caribbean-stud 11.5"),
    OTHER_GAME         ("caribbean-stud 11.9.1"),
    RULES_DIFFER       ("caribbean-stud 11.9.1", "caribbean-stud 11.9.2", "caribbean-stud 11.9.3", "R-46"),
    TABLES_LINKED      ("caribbean-stud 11.9"),
    METER_OUT_OF_RANGE ("caribbean-stud 11.6"),
    NOT_A_CORRECTION   ("caribbean-stud 2.3");
    // spotless:on

    private final List<String> cites;

    PoolReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }
}
