package baize.games.caribbeanstud;

import baize.core.engine.Reason;
import baize.games.table.TableReason;
import java.util.List;

/** Every refusal of Caribbean Stud, in precedence: where several apply, the first is given. */
public enum StudReason implements Reason {
    // spotless:off
    // Time, rank and the moment
    CLOCK_RUNS_BACKWARDS          ("R-11"),
    WRONG_GRADE                   ("R-24"),
    CLOCK_NOT_SET                 ("R-6", "R-11"),
    NO_MORE_WAGERS                ("5.7", "R-145"),
    NO_MORE_BETS_CALLED           ("7.2", "R-145"),
    BET_BEFORE_THE_CARDS          ("5.5", "8.1"),
    // Seats and the sign
    TABLE_CLOSED                  ("16.13", "R-20"),
    TABLE_OPEN                    ("16.13"),
    NO_SUCH_BOX                   ("2.1"),
    NO_PLAYER_CARD                ("5.1", "16.1", "1.1 \"Player Card\"", "R-13"),
    EXCLUDED_FROM_GAME            ("16.8.2", "16.4"),
    KEPT_APART                    ("14.13.2"),
    BOX_TAKEN                     ("5.9"),
    WAGERS_STAND                  ("5.7"),
    NOT_SEATED                    ("2.1"),
    ROUND_IN_PROGRESS             ("1.1 \"round of play\"", "3.7", "16.13", "R-20"),
    SIGN_ALREADY_UP               ("6.5"),
    NO_SIGN_UP                    ("6.5"),
    MINIMUM_NOT_HIGHER            ("6.5"),
    HIGHER_MINIMUM_WITHOUT_NOTICE ("6.5", "R-6"),
    SECOND_OLD_MINIMUM            ("6.5.2", "R-8"),
    LIMITS_CROSSED                ("6.1"),
    PERSONAL_MINIMUM_TOO_LOW      ("6.6", "R-9"),
    NO_PERSONAL_LIMIT             ("6.6"),
    CLOSED_WITHOUT_NOTICE         ("16.13", "R-20"),
    SEAT_NOT_IDLE                 ("16.14", "R-19"),
    NO_RESTRICTION                ("14.13"),
    NOT_AN_INCIDENT               ("16.17"),
    NO_SUCH_PAYMENT               ("14.16"),
    // Wagers
    SECOND_HAND                   ("5.8", "R-40"),
    JACKPOT_WITHOUT_ANTE          ("11.1", "5.3.1", "1.1 \"ante\""),
    NOT_YOUR_BOX                  ("11.1.1", "5.8", "R-40"),
    JACKPOT_OUT_OF_ORDER          ("14.15", "R-49"),
    AREA_ALREADY_WAGERED          ("5.9"),
    NO_SUCH_WAGER                 ("5.3"),
    MORE_THAN_STANDS              ("5.3"),
    WRONG_JACKPOT_STAKE           ("5.4", "11.3"),
    NO_TOKENS_ON_JACKPOT          ("R-17", "5.4"),
    BELOW_MINIMUM                 ("6.1", "6.4", "R-5"),
    ABOVE_MAXIMUM                 ("6.1", "6.4"),
    NOT_IN_UNITS                  ("6.1"),
    NOT_IN_CHIPS                  ("5.2", "R-199"),
    // Deal and decisions
    NO_WAGERS                     ("7.2"),
    DEAL_NOT_FROM_ONE_DECK        ("3.1", "3.6"),
    CARDS_ALREADY_OUT             ("1.1 \"round of play\""),
    NO_CARDS_OUT                  ("1.1 \"round of play\""),
    NO_HAND_THERE                 ("8.1"),
    FOLDED_HAND                   ("8.4"),
    ALREADY_DECIDED               ("8.1"),
    BET_NOT_TWICE_THE_ANTE        ("5.6", "8.7"),
    // What the player has
    NOT_ENOUGH_TOKENS             ("5.2", "1.1 \"casino promotional token\"", "R-17"),
    NOT_ENOUGH_CHIPS              ("5.2"),
    LOSS_LIMIT_EXCEEDED           ("16.3", "1.1 \"Loss Limit\"", "R-15", "R-16"),
    // The showdown
    PLAYERS_STILL_TO_DECIDE       ("8.8"),
    DEALER_NOT_EXPOSED            ("9.8"),
    ALREADY_CONCEDED              ("9.9"),
    // Irregularities
    CARDS_HANDLED                 ("14.1"),
    COUNT_IS_RIGHT                ("1.1 \"hand\""),
    CARD_NOT_THERE                ("14.5"),
    BOX_HAS_WAGER                 ("14.10"),
    NO_LOSS_LIMIT                 ("14.21", "1.1 \"Loss Limit\""),
    WITHIN_LOSS_LIMIT             ("14.21"),
    ALREADY_INVALID               ("14.20"),
    JACKPOT_IN_ORDER              ("14.15"),
    NO_SHUFFLING_DEVICE           ("15.1"),
    LOW_LIMIT_NEEDS_DEVICE        ("6.7.2", "R-148"),
    CUT_WITH_DEVICE               ("4.4"),
    TOO_LATE_TO_REFUSE            ("16.16", "R-23"),
    VOID_UNDER_NO_CLAUSE          ("1.1 \"void\""),
    RETAINED_WITHOUT_APPROVAL     ("16.10", "R-21");
    // spotless:on

    private final List<String> cites;

    StudReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }

    static StudReason of(TableReason shared) {
        return valueOf(shared.name());
    }
}
