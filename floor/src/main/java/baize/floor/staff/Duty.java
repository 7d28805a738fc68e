package baize.floor.staff;

import static baize.core.engine.Grade.CASINO_SUPERVISOR;
import static baize.core.engine.Grade.DEALER;
import static baize.core.engine.Grade.GAMING_MANAGER;
import static baize.core.engine.Grade.GAMING_SUPERVISOR;
import static baize.floor.staff.By.PATRON;

import baize.core.rule.Cites;
import baize.core.rule.Id;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is done on the floor away from the games, and who may do it: the one table of it. The clause that comes first is
 * the one a refusal cites; where no clause names a rank or a place, that is the ladder's ruling.
 */
public enum Duty implements Cites {
    // spotless:off
    // People and their cards
    REGISTER_PATRON    (By.from(GAMING_SUPERVISOR, Desk.CASHIER), "caribbean-stud 1.1 \"Player Card\"", "R-24"),
    CHANGE_MEMBERSHIP  (By.from(GAMING_SUPERVISOR, Desk.CASHIER), "bingo 3.1", "R-24"),
    ISSUE_CARD         (By.from(GAMING_SUPERVISOR, Desk.CASHIER), "caribbean-stud 1.1 \"Player Card\"", "R-24"),
    CANCEL_CARD        (By.from(GAMING_SUPERVISOR, Desk.CASHIER), "caribbean-stud 1.1 \"Player Card\"", "R-24"),
    REPORT_CARD_LOST   (By.from(DEALER, Desk.CASHIER, PATRON),    "caribbean-stud 1.1 \"Player Card\"", "R-24"),
    // Money
    DEPOSIT_AT_CASHIER (Set.of(Desk.CASHIER),         "caribbean-stud 1.1 \"Deposit Limit\""),
    DEPOSIT_FROM_BANK  (Set.of(Desk.CASHIER, PATRON), "caribbean-stud 1.1 \"Deposit Limit\""),
    WITHDRAW           (Set.of(Desk.CASHIER),         "R-24"),
    PAY_OWED           (Set.of(Desk.CASHIER),         "R-24", "R-193"),
    PAY_OWED_FROM_WALLET (Set.of(Desk.CASHIER, PATRON), "R-24", "R-193"),
    TICKET_FOR_CASH    (Set.of(Desk.CASHIER),         "craps 1.1 \"Redeemable Ticket\"", "R-24"),
    TICKET_FOR_CREDIT  (Set.of(Desk.CASHIER, PATRON), "craps 3.8.1", "craps 1.1 \"Redeemable Ticket\""),
    REDEEM_TICKET      (Set.of(Desk.CASHIER, PATRON), "craps 1.1 \"Redeemable Ticket\"", "craps 3.4.2"),
    VOID_TICKET        (By.from(CASINO_SUPERVISOR),   "craps 4.2", "R-24"),
    READ_TICKET        (By.from(DEALER, Desk.CASHIER, Desk.INSPECTOR, Desk.SURVEILLANCE),
                        "craps 1.1 \"Redeemable Ticket\"", "R-24"),
    PAY_BY_HAND        (By.from(DEALER, Desk.CASHIER), "craps 4.1", "craps 3.8.1", "R-24"),
    CLEAR_TERMINAL     (By.from(DEALER),              "craps 7.2", "R-24"),
    CORRECT_JACKPOT    (By.from(GAMING_MANAGER),      "caribbean-stud 2.3", "R-24"),
    // Scorecards
    PRINT_SCORECARDS   (By.from(DEALER),              "bingo 2.3", "bingo 3.2.1", "R-24"),
    READ_SCORECARD     (By.from(DEALER, Desk.INSPECTOR, Desk.SURVEILLANCE), "bingo 2.3.3", "R-24"),
    // What keeps a patron from playing
    SET_LIMIT          (By.from(GAMING_SUPERVISOR, Desk.CASHIER, PATRON),
                        "caribbean-stud 1.1 \"Gaming Limit\"", "R-24"),
    PAUSE              (By.from(CASINO_SUPERVISOR, PATRON), "caribbean-stud 16.4", "R-24"),
    ORDER_BREAK        (By.from(CASINO_SUPERVISOR), "caribbean-stud 16.4", "R-24"),
    EXCLUDE            (By.from(CASINO_SUPERVISOR), "craps 7.7.3", "caribbean-stud 16.8.3", "blackjack 18.4.3",
                        "three-card-poker 14.3.3", "bingo 9.3.3", "R-24"),
    LIFT_EXCLUSION     (By.from(GAMING_MANAGER),    "R-24"),
    KEEP_APART         (By.from(CASINO_SUPERVISOR), "three-card-poker 12.11.2", "R-24"),
    BAR_FROM_GAME      (By.from(CASINO_SUPERVISOR), "craps 7.7.2", "caribbean-stud 16.8.2", "blackjack 18.4.2",
                        "three-card-poker 14.3.2", "bingo 9.3.2", "R-24"),
    // Staff and records
    HIRE               (Set.of(Desk.ADMINISTRATOR, By.HOUSE), "R-24"),
    CHANGE_ROLE        (Set.of(Desk.ADMINISTRATOR), "R-24"),
    DISMISS            (Set.of(Desk.ADMINISTRATOR), "R-24"),
    GIVE_TOKEN         (Set.of(Desk.ADMINISTRATOR), "R-24"),
    READ_RECORDS       (By.from(CASINO_SUPERVISOR, Desk.INSPECTOR, Desk.SURVEILLANCE), "R-24");
    // spotless:on

    private final Set<By> who;
    private final List<String> cites;

    Duty(Set<By> who, String... cites) {
        this.who = who;
        this.cites = List.of(cites);
    }

    /** The posts beside the ladder. */
    private static final class Desk {
        static final By CASHIER = By.staff(Role.CASHIER);
        static final By ADMINISTRATOR = By.staff(Role.ADMINISTRATOR);
        static final By INSPECTOR = By.staff(Role.INSPECTOR);
        static final By SURVEILLANCE = By.staff(Role.SURVEILLANCE);
    }

    public boolean mayBeDoneBy(By by) {
        return who.contains(by);
    }

    /** A sentence for one who may not. */
    public String refusal(By by) {
        String others = By.all().stream().filter(who::contains).map(By::id).collect(Collectors.joining(", "));
        return Id.of(this) + " is for " + others + "; not for " + by.id();
    }

    @Override
    public List<String> cites() {
        return cites;
    }
}
