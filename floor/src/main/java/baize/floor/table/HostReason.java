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
    NO_TERMINALS        ("craps 2.2.1", "craps 2.2.2", "craps 2.2.3"),
    NO_CHIPS_HERE       ("craps 3.3.1", "craps 3.4"),
    CARD_NOT_VALID      ("craps 3.13", "R-13"),
    GAME_CLOSED         ("craps 7.2"),
    OUT_OF_ORDER        ("craps 6.1"),
    GAME_IN_PLAY        ("craps 3.7", "craps 7.2", "R-86"),
    NOT_SIGNED_FOR      ("craps 4.1"),
    NOTE_NOT_TAKEN      ("craps 3.4.1"),
    NO_AMOUNT           ("caribbean-stud 1.1 \"Cash Change\"", "craps 3.8"),
    NOT_ENOUGH_CHIPS    ("caribbean-stud 16.2.1", "three-card-poker 5.1", "craps 3.8");
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
