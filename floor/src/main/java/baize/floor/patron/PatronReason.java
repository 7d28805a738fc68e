package baize.floor.patron;

import baize.core.engine.Reason;
import baize.core.engine.Refusal;
import java.util.List;

/** Every refusal of what is asked about a patron, in precedence: where several apply, the first is given. */
public enum PatronReason implements Reason {
    // spotless:off
    WRONG_ROLE             ("R-24"),
    UNREGISTERED           ("caribbean-stud 1.1 \"Player Card\""),
    ALREADY_REGISTERED     ("caribbean-stud 1.1 \"Player Card\""),
    AMOUNT_OUT_OF_RANGE    ("R-1"),
    TIME_OUT_OF_RANGE      ("R-11"),
    SPAN_OUT_OF_ORDER      ("R-11"),
    SPAN_OVER_MIDNIGHT     ("R-11", "R-16"),
    // The card
    CARD_ALREADY_VALID     ("caribbean-stud 1.1 \"Player Card\"", "craps 1.1 \"Player Card\"",
                            "blackjack 1.1 \"Player Card\""),
    CARD_CANCELLED         ("caribbean-stud 16.1", "blackjack 18.1"),
    NO_PLAYER_CARD         ("caribbean-stud 5.1", "blackjack 5.1", "craps 3.13", "R-13"),
    MEMBERSHIP_UNCHANGED   ("bingo 3.1"),
    // What keeps a patron from playing
    EXCLUDED               ("craps 7.7.3", "caribbean-stud 16.8.3", "blackjack 18.4.3", "three-card-poker 14.3.3",
                            "bingo 9.3.3"),
    BARRED_FROM_GAME       ("craps 7.7.2", "caribbean-stud 16.8.2", "blackjack 18.4.2", "three-card-poker 14.3.2",
                            "bingo 9.3.2"),
    ON_A_PAUSE             ("caribbean-stud 16.4"),
    TIME_LIMIT_USED_UP     ("R-16", "R-11"),
    LOSS_LIMIT_USED_UP     ("caribbean-stud 16.3", "caribbean-stud 1.1 \"Loss Limit\"", "R-16"),
    CARD_IN_ELSEWHERE      ("caribbean-stud 16.1", "blackjack 18.1", "craps 3.13", "R-13"),
    NOT_AT_TABLE           ("caribbean-stud 5.1", "blackjack 5.1", "craps 3.13", "R-13"),
    // Money
    DEPOSIT_LIMIT_EXCEEDED ("caribbean-stud 1.1 \"Deposit Limit\"", "caribbean-stud 1.1 \"Gaming Limit\"", "R-11"),
    MORE_THAN_OWED         ("R-193"),
    NOT_ENOUGH_IN_WALLET   ("craps 3.4.4"),
    // Changes of limits and of standing
    NO_SUCH_LIMIT          ("caribbean-stud 1.1 \"Gaming Limit\""),
    NO_CHANGE_PENDING      ("R-11"),
    NO_LOSS_LIMIT          ("caribbean-stud 16.4"),
    PAUSE_NOT_LONGER       ("caribbean-stud 16.4"),
    ALREADY_IN_FORCE       ("craps 7.7", "three-card-poker 12.11.2"),
    NOT_IN_FORCE           ("craps 7.7", "three-card-poker 12.11.2");
    // spotless:on

    private final List<String> cites;

    PatronReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }

    Refusal because(String detail) {
        return new Refusal(this, rule(), detail);
    }
}
