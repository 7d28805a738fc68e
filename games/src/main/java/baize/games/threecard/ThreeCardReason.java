package baize.games.threecard;

import baize.core.engine.Reason;
import baize.games.table.TableReason;
import java.util.List;

/** Every refusal of Three Card Poker, in precedence: where several apply, the first is given. */
public enum ThreeCardReason implements Reason {
    // spotless:off
    // Time, rank and the moment
    CLOCK_RUNS_BACKWARDS          ("R-11"),
    WRONG_GRADE                   ("R-24"),
    CLOCK_NOT_SET                 ("R-6", "R-11"),
    NO_MORE_WAGERS                ("5.4", "R-145"),
    NO_MORE_BETS_CALLED           ("7.2", "R-145"),
    PLAY_BEFORE_THE_CARDS         ("8.5"),
    // Seats and the sign
    TABLE_CLOSED                  ("14.8", "R-20"),
    TABLE_OPEN                    ("14.8"),
    NO_SUCH_BOX                   ("2.1"),
    NO_PLAYER_CARD                ("R-13"),
    EXCLUDED_FROM_GAME            ("14.3.2"),
    KEPT_APART                    ("12.11.2"),
    BOX_TAKEN                     ("5.6"),
    WAGERS_STAND                  ("5.4"),
    NOT_SEATED                    ("2.1"),
    ROUND_IN_PROGRESS             ("1.1 \"round of play\"", "3.7", "14.8", "R-20"),
    SIGN_ALREADY_UP               ("6.5"),
    NO_SIGN_UP                    ("6.5"),
    MINIMUM_NOT_HIGHER            ("6.5"),
    HIGHER_MINIMUM_WITHOUT_NOTICE ("6.5", "R-6"),
    SECOND_OLD_MINIMUM            ("6.5.2", "R-8"),
    LIMITS_CROSSED                ("6.1"),
    PERSONAL_MINIMUM_TOO_LOW      ("6.6", "R-9"),
    NO_PERSONAL_LIMIT             ("6.6"),
    CLOSED_WITHOUT_NOTICE         ("14.8", "R-20"),
    SEAT_NOT_IDLE                 ("14.9", "R-19"),
    NO_RESTRICTION                ("12.11"),
    NOT_AN_INCIDENT               ("14.12"),
    NO_SUCH_PAYMENT               ("14.12"),
    // Wagers
    SECOND_HAND                   ("5.5", "R-61"),
    AREA_ALREADY_WAGERED          ("5.6"),
    NO_SUCH_WAGER                 ("5.2"),
    MORE_THAN_STANDS              ("5.2"),
    BELOW_MINIMUM                 ("6.1", "6.4", "R-5"),
    ABOVE_MAXIMUM                 ("6.1", "6.4"),
    NOT_IN_UNITS                  ("6.1"),
    NOT_IN_CHIPS                  ("5.1", "R-199"),
    // Deal and decisions
    NO_WAGERS                     ("7.2"),
    DEAL_NOT_FROM_ONE_DECK        ("3.1", "3.6"),
    CARDS_ALREADY_OUT             ("1.1 \"round of play\""),
    NO_CARDS_OUT                  ("1.1 \"round of play\""),
    NO_HAND_THERE                 ("8.1"),
    PAIR_PLUS_ONLY                ("5.3", "R-54"),
    ALREADY_DECIDED               ("8.1"),
    PLAY_NOT_EQUAL_TO_ANTE        ("8.5", "R-55"),
    // What the player has
    NOT_ENOUGH_TOKENS             ("5.1", "1.1 \"casino promotional token\"", "R-17"),
    NOT_ENOUGH_CHIPS              ("5.1"),
    LOSS_LIMIT_EXCEEDED           ("R-16", "R-15"),
    // The showdown
    PLAYERS_STILL_TO_DECIDE       ("8.6"),
    DEALER_NOT_EXPOSED            ("9.5"),
    ALREADY_CONCEDED              ("9.6"),
    FOLDED_HAND                   ("8.3", "8.4", "R-197"),
    // Irregularities
    CARDS_HANDLED                 ("12.1"),
    COUNT_IS_RIGHT                ("1.1 \"hand\""),
    CARD_NOT_THERE                ("12.5"),
    BOX_HAS_WAGER                 ("12.8"),
    COULD_MATCH                   ("12.10", "R-55"),
    NO_SHUFFLING_DEVICE           ("13.1"),
    LOW_LIMIT_NEEDS_DEVICE        ("6.7.2", "R-148"),
    CUT_WITH_DEVICE               ("4.4"),
    TOO_LATE_TO_REFUSE            ("14.11", "R-23"),
    VOID_UNDER_NO_CLAUSE          ("1.1 \"void\""),
    RETAINED_WITHOUT_APPROVAL     ("14.5", "R-21");
    // spotless:on

    private final List<String> cites;

    ThreeCardReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }

    static ThreeCardReason of(TableReason shared) {
        return valueOf(shared.name());
    }
}
