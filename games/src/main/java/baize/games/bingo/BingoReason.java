package baize.games.bingo;

import baize.core.engine.Reason;
import baize.games.table.TableReason;
import java.util.List;

/** Every refusal of bingo, in precedence: where several apply, the first is given. */
public enum BingoReason implements Reason {
    // spotless:off
    // Time, rank and the moment
    CLOCK_RUNS_BACKWARDS      ("R-11"),
    WRONG_GRADE               ("R-24"),
    CLOCK_NOT_SET             ("R-11"),
    NOT_AT_BINGO              ("3.3"),
    SESSION_OPEN              ("1.1 \"session\""),
    NO_SESSION                ("4.1", "1.1 \"session\""),
    NO_GAME                   ("1.1 \"game\"", "4.4"),
    GAME_IN_PROGRESS          ("1.1 \"game\"", "4.8"),
    // The hall and the person
    TABLE_CLOSED              ("9.8", "R-20"),
    TABLE_OPEN                ("9.8"),
    CLOSED_WITHOUT_NOTICE     ("9.8", "R-20"),
    NO_PLAYER_CARD            ("3.1", "R-13"),
    EXCLUDED_FROM_GAME        ("9.3.2"),
    NOT_A_MEMBER              ("3.1"),
    HALL_FULL                 ("1.1 \"dealer station\""),
    WAGERS_STAND              ("3.3"),
    NOT_SEATED                ("3.3"),
    NO_RESTRICTION            ("9.3.2"),
    NOT_AN_INCIDENT           ("9.10"),
    // Scorecards and what they cost
    NO_SERIES                 ("2.3", "2.2.2"),
    NO_GAME_LEFT              ("4.1", "R-143"),
    WRONG_CARD                ("4.2", "2.4"),
    NO_SUCH_CARD              ("2.3.3"),
    NO_CARDS_LEFT             ("2.3.1"),
    ALREADY_ISSUED            ("2.3.1"),
    DUPLICATE_BOX             ("2.4", "R-134"),
    NOT_ENOUGH_CHIPS          ("3.3"),
    LOSS_LIMIT_EXCEEDED       ("R-16"),
    // Marking
    NOT_THE_HOLDER            ("3.4", "7.1.2"),
    NOT_ELECTRONIC            ("3.4", "8.5"),
    NOTHING_TO_CHANGE         ("3.4"),
    NOT_ON_THE_CARD           ("3.4"),
    NOT_CALLED                ("3.4", "4.7"),
    ALREADY_MARKED            ("3.4"),
    // The draw
    NOTHING_ISSUED            ("4.3"),
    WRONG_JACKPOT_NUMBERS     ("6.5.1", "R-136"),
    DRAW_LOCKED               ("7.1", "R-125", "R-130"),
    DRAW_PAUSED               ("8.5", "R-140"),
    GAME_WON                  ("4.8"),
    ALL_CALLED                ("4.8", "R-135"),
    NO_NUMBER                 ("4.5"),
    ALREADY_CALLED            ("4.5"),
    // Claims
    NOTHING_CALLED            ("4.7"),
    NO_SUCH_BOX               ("1.1 \"scorecard\""),
    NOT_OFFERED               ("5.2", "5.5"),
    PRIZE_GONE                ("5.4", "R-131"),
    ALREADY_CLAIMED           ("4.7", "5.4.2"),
    NOTHING_TO_CHECK          ("7.1"),
    TOO_FEW_NUMBERS           ("4.6", "R-135"),
    NOT_WON                   ("4.8"),
    // Irregularities
    NO_SUCH_CALL              ("8.3"),
    NO_ERROR                  ("8.3"),
    TOO_LATE_TO_CORRECT       ("7.7", "8.3"),
    NOT_ANNOUNCED             ("8.3", "R-139"),
    GAME_CAN_BE_COMPLETED     ("8.4"),
    CARD_IN_ORDER             ("8.5"),
    RETAINED_WITHOUT_APPROVAL ("9.5", "R-21"),
    NOTHING_TO_KEEP           ("9.5", "R-193"),
    NOTHING_TO_VOID           ("9.3.1");
    // spotless:on

    private final List<String> cites;

    BingoReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }

    /** A hall knows neither limits nor tokens nor boxes to sit at. */
    static BingoReason of(TableReason shared) {
        return switch (shared) {
            case CLOCK_RUNS_BACKWARDS -> CLOCK_RUNS_BACKWARDS;
            case WRONG_GRADE -> WRONG_GRADE;
            case CLOCK_NOT_SET -> CLOCK_NOT_SET;
            case TABLE_CLOSED -> TABLE_CLOSED;
            case TABLE_OPEN -> TABLE_OPEN;
            case CLOSED_WITHOUT_NOTICE -> CLOSED_WITHOUT_NOTICE;
            case NO_PLAYER_CARD -> NO_PLAYER_CARD;
            case EXCLUDED_FROM_GAME -> EXCLUDED_FROM_GAME;
            case WAGERS_STAND -> WAGERS_STAND;
            case NOT_SEATED -> NOT_SEATED;
            case NO_RESTRICTION -> NO_RESTRICTION;
            case NOT_AN_INCIDENT -> NOT_AN_INCIDENT;
            case NOT_ENOUGH_TOKENS, NOT_ENOUGH_CHIPS -> NOT_ENOUGH_CHIPS;
            case LOSS_LIMIT_EXCEEDED -> LOSS_LIMIT_EXCEEDED;
            default -> NOT_AT_BINGO;
        };
    }
}
