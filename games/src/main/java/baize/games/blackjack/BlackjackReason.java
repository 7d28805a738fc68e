package baize.games.blackjack;

import baize.core.engine.Reason;
import baize.games.table.TableReason;
import java.util.List;

/** Every refusal of Star Blackjack, in precedence: where several apply, the first is given. */
public enum BlackjackReason implements Reason {
    // spotless:off
    // Time, rank and the moment
    CLOCK_RUNS_BACKWARDS          ("R-11"),
    WRONG_GRADE                   ("R-24"),
    CLOCK_NOT_SET                 ("R-6", "R-11"),
    NO_MORE_WAGERS                ("5.4", "5.3", "R-145"),
    NO_MORE_BETS_CALLED           ("7.1", "R-145"),
    // Seats and the sign
    TABLE_CLOSED                  ("18.9", "R-20"),
    TABLE_OPEN                    ("18.9"),
    NO_SUCH_BOX                   ("2.2.1"),
    NO_PLAYER_CARD                ("5.1", "18.1", "1.1 \"Player Card\"", "R-13"),
    EXCLUDED_FROM_GAME            ("18.4.2"),
    KEPT_APART                    ("5.18"),
    BOX_TAKEN                     ("5.11"),
    WAGERS_STAND                  ("5.4"),
    NOT_SEATED                    ("2.1"),
    ROUND_IN_PROGRESS             ("1.1 \"Round of Play\"", "3.5", "18.9", "R-20"),
    SIGN_ALREADY_UP               ("6.5"),
    NO_SIGN_UP                    ("6.5"),
    MINIMUM_NOT_HIGHER            ("6.5"),
    HIGHER_MINIMUM_WITHOUT_NOTICE ("6.5", "R-6"),
    SECOND_OLD_MINIMUM            ("6.6", "R-8"),
    LIMITS_CROSSED                ("6.1"),
    ROUNDING_FAVOURS_PLAYER       ("5.12", "R-199"),
    PERSONAL_MINIMUM_TOO_LOW      ("6.7", "R-9"),
    NO_PERSONAL_LIMIT             ("6.7"),
    CLOSED_WITHOUT_NOTICE         ("18.9", "R-20"),
    SEAT_NOT_IDLE                 ("18.10", "R-19"),
    NO_RESTRICTION                ("5.18"),
    NOT_AN_INCIDENT               ("18.13"),
    NO_SUCH_PAYMENT               ("16.19"),
    // Wagers
    NOT_OFFERED                   ("14.2", "14.4", "2.3.4.3", "R-149"),
    BOX_RESERVED                  ("5.16"),
    HELD_TO_ONE_BOX               ("5.15"),
    NO_WAGER_ON_BOX               ("14.8", "14.3", "R-115"),
    NO_WAGER_OF_ONES_OWN          ("14.6", "14.7", "5.8"),
    AREA_ALREADY_WAGERED          ("5.6"),
    BOX_FULL                      ("5.5", "14.9", "5.18"),
    JACKPOT_OUT_OF_ORDER          ("16.18.2", "16.18"),
    WRONG_JACKPOT_STAKE           ("14.5", "14.26.3", "R-107"),
    NO_TOKENS_ON_JACKPOT          ("R-17"),
    NO_SUCH_WAGER                 ("5.3"),
    MORE_THAN_STANDS              ("5.3"),
    BELOW_MINIMUM                 ("6.1", "6.4", "R-5"),
    ABOVE_MAXIMUM                 ("6.1", "6.4", "6.1.1", "6.1.2", "6.1.3"),
    NOT_IN_UNITS                  ("6.1"),
    NOT_IN_CHIPS                  ("5.2", "R-199"),
    HELD_TO_MINIMUM               ("5.13", "5.14", "5.15", "R-147"),
    // Deal and decisions
    NO_WAGERS                     ("7.1", "16.7"),
    NOT_FROM_THE_SHOE             ("3.6", "3.1"),
    CARDS_ALREADY_OUT             ("1.1 \"Round of Play\""),
    NO_CARDS_OUT                  ("1.1 \"Round of Play\""),
    INSURANCE_NOT_OFFERED         ("8.1", "8.2", "R-91"),
    INSURANCE_CLOSED              ("8.3", "8.4"),
    NO_HAND_THERE                 ("10.1"),
    INSURED_ALREADY               ("8.1"),
    INSURANCE_ABOVE_HALF          ("8.1", "8.2", "R-92"),
    NO_EVEN_MONEY                 ("9.1.2", "9.1.3", "R-90"),
    NOT_CONTROLLING               ("5.7", "10.1"),
    OUT_OF_TURN                   ("10.1"),
    ANSWERS_AWAITED               ("11.3", "12.6"),
    NOTHING_TO_ANSWER             ("11.3", "12.6"),
    CARDS_FACE_DOWN               ("3.6.2", "R-116"),
    CARDS_FACE_UP                 ("3.6.1", "3.6.2"),
    MUST_DRAW                     ("10.2"),
    SPLIT_ACE_HAS_ITS_CARD        ("12.3.1", "R-103"),
    NOT_NINE_TEN_OR_ELEVEN        ("11.1.1", "11.1", "R-97", "R-98"),
    DOUBLE_ABOVE_WAGER            ("11.1", "R-99", "R-100"),
    NOT_A_PAIR                    ("12.1", "R-102"),
    NO_FURTHER_SPLIT              ("12.4", "12.5.3"),
    // What the player has
    NOT_ENOUGH_TOKENS             ("5.2", "1.1 \"Casino Promotional Token\"", "R-17"),
    NOT_ENOUGH_CHIPS              ("5.2"),
    LOSS_LIMIT_EXCEEDED           ("R-16", "R-15"),
    // The showdown
    PLAYERS_STILL_TO_DECIDE       ("13.1"),
    // Irregularities
    DEALER_HAS_DRAWN              ("16.13"),
    DEALERS_HAND_INCOMPLETE       ("16.5"),
    CANNOT_RECONSTRUCT            ("16.8"),
    ALREADY_INVALID               ("16.22"),
    JACKPOT_IN_ORDER              ("16.18"),
    NO_SHUFFLING_DEVICE           ("17.1.1"),
    CONDITIONS_NOT_MET            ("17.1", "17.5"),
    NO_SHOE                       ("5.13", "4.7"),
    LOW_LIMIT_NEEDS_DEVICE        ("6.8.2", "R-148"),
    CUT_WITH_DEVICE               ("4.7"),
    TOO_LATE_TO_REFUSE            ("18.12", "R-23"),
    VOID_UNDER_NO_CLAUSE          ("1.1 \"Void\""),
    RETAINED_WITHOUT_APPROVAL     ("18.6", "R-21");
    // spotless:on

    private final List<String> cites;

    BlackjackReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }

    static BlackjackReason of(TableReason shared) {
        return valueOf(shared.name());
    }
}
