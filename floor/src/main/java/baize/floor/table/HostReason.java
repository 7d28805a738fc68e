package baize.floor.table;

import baize.core.engine.Reason;
import java.util.List;

/** Why the house refuses something around a game, in precedence. */
public enum HostReason implements Reason {
    // spotless:off
    ROUND_IN_PROGRESS   ("R-8"),
    ALREADY_AT_TABLE    ("R-13"),
    NOT_AT_TABLE        ("R-13", "caribbean-stud 5.1", "blackjack 5.1"),
    ADMISSION_EXPIRED   ("caribbean-stud 16.3", "R-16"),
    NO_AMOUNT           ("caribbean-stud 1.1 \"Cash Change\""),
    NOT_ENOUGH_CHIPS    ("caribbean-stud 16.2.1", "three-card-poker 5.1");
    // spotless:on

    private final List<String> cites;

    HostReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }
}
