package baize.games.craps;

import baize.core.engine.Reason;
import baize.games.table.TableReason;
import java.util.List;

/** Every refusal of craps, in precedence: where several apply, the first is given. */
public enum CrapsReason implements Reason {
    // spotless:off
    // Time, rank and the moment
    CLOCK_RUNS_BACKWARDS          ("R-11"),
    WRONG_GRADE                   ("R-24"),
    CLOCK_NOT_SET                 ("R-11"),
    PERIOD_OVER                   ("3.3.6", "3.8.3", "R-66", "R-83"),
    PERIOD_OPEN                   ("3.3.6", "R-82"),
    // Terminals and the sign
    TABLE_CLOSED                  ("7.2", "R-86"),
    TABLE_OPEN                    ("7.2"),
    CLOSE_OF_PLAY                 ("7.2", "R-86"),
    NO_SUCH_BOX                   ("2.2.1"),
    NO_PLAYER_CARD                ("3.13", "R-13"),
    EXCLUDED_FROM_GAME            ("7.7.2"),
    KEPT_APART                    ("7.11"),
    SECOND_TERMINAL               ("7.1"),
    BOX_TAKEN                     ("7.1"),
    TERMINAL_OUT_OF_ORDER         ("6.1", "6.2"),
    WAGERS_STAND                  ("R-86"),
    NOT_SEATED                    ("3.3"),
    SIGN_ALREADY_UP               ("3.1"),
    NO_SIGN_UP                    ("3.1"),
    MINIMUM_NOT_HIGHER            ("3.1"),
    HIGHER_MINIMUM_WITHOUT_NOTICE ("3.1", "R-6"),
    SECOND_OLD_MINIMUM            ("3.1", "R-8"),
    LIMITS_CROSSED                ("3.1"),
    STAKE_TOO_SMALL               ("R-1", "3.1"),
    PERSONAL_MINIMUM_TOO_LOW      ("3.1", "R-9"),
    NO_PERSONAL_LIMIT             ("3.1"),
    CLOSED_WITHOUT_NOTICE         ("7.2", "R-86"),
    SEAT_NOT_IDLE                 ("7.13"),
    NO_RESTRICTION                ("7.7.2"),
    NOT_AN_INCIDENT               ("7.14"),
    NO_SUCH_PAYMENT               ("4.2", "6.5"),
    // Where and when a wager may be placed
    LINE_WAGER_AFTER_POINT        ("3.9.1", "3.9.10", "R-65"),
    NO_POINT_ON                   ("3.9.3", "3.9.11", "R-64"),
    NO_COME_THERE                 ("3.9.3", "R-65"),
    NEVER_INCREASED               ("3.9.10", "3.9.11", "R-66"),
    NOTHING_TO_RIDE_ON            ("3.9.2", "3.9.4", "3.9.12", "3.9.13"),
    NO_SUCH_WAGER                 ("3.5.1.1"),
    LOCKED_UNTIL_DECIDED          ("3.9.1", "3.9.3", "R-66"),
    MORE_THAN_STANDS              ("3.5.1.1", "R-66"),
    BELOW_MINIMUM                 ("1.1 \"Minimum Bet\"", "3.1"),
    ABOVE_MAXIMUM                 ("1.1 \"Maximum Bet\"", "3.1", "R-85"),
    NOT_IN_UNITS                  ("3.1", "R-1"),
    NOT_IN_QUARTERS               ("3.9.22", "R-74"),
    ABOVE_ODDS_LIMIT              ("3.9.2.1", "3.9.4.1", "3.9.12.1", "3.9.13.1", "R-69", "R-70"),
    // What the player has
    NOT_ENOUGH_CHIPS              ("3.3.4", "3.3", "3.5"),
    LOSS_LIMIT_EXCEEDED           ("R-16"),
    // The dice
    NOT_THE_SHOOTER               ("3.11", "1.1 \"Shooter\""),
    TOO_LATE_TO_SHOOT             ("3.11.1", "R-82"),
    NO_DICE                       ("2.2.4"),
    DICE_BEFORE_THE_SHOT          ("3.11"),
    // Irregularities
    TERMINAL_IN_ORDER             ("6.1"),
    NOT_A_MALFUNCTION             ("6.2", "6.6.1"),
    ONE_TERMINAL_ALONE            ("6.6.1.1", "R-79"),
    RESULT_KNOWN                  ("3.3.8", "R-83"),
    RELAXED_WITHOUT_REASON        ("3.3.8", "R-83"),
    NOT_A_CONTRAVENTION           ("7.7"),
    NOTHING_TO_VOID               ("1.1 \"Void\""),
    MORE_THAN_CREDITED            ("6.5", "4.2"),
    RETAINED_WITHOUT_APPROVAL     ("7.9", "R-21"),
    NOTHING_TO_KEEP               ("7.9", "R-193"),
    WARNING_ALREADY_GIVEN         ("7.2");
    // spotless:on

    private final List<String> cites;

    CrapsReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }

    /** Terminals know neither tokens nor cards. */
    static CrapsReason of(TableReason shared) {
        return shared == TableReason.NOT_ENOUGH_TOKENS
                ? NOT_ENOUGH_CHIPS
                : shared == TableReason.ROUND_IN_PROGRESS ? PERIOD_OVER : valueOf(shared.name());
    }
}
