package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static baize.floor.TestFloor.refused;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.jackpot.LinkedFloor;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronState.Registered;
import baize.floor.patron.Period;
import baize.floor.patron.Sydney;
import baize.floor.staff.By;
import baize.floor.stream.Answer;
import baize.floor.table.HostReason;
import baize.floor.table.HouseFact;
import baize.floor.table.TableFact;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudIrregularity;
import baize.games.table.PaymentError;
import baize.games.table.TableCommand;
import baize.testkit.Await;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a remedy gives to or takes from those who have left or have too few chips: the account's, and the rest owed. */
class OwedTest {
    private static final Patron ANN = new Patron("ann");
    private static final Actor.Guest GUEST = new Actor.Guest(ANN);

    @TempDir
    Path folder;

    private final TestClock clock = new TestClock(TestFloor.START);

    @SuppressWarnings("NullAway.Init") // by open(), before every test
    private LinkedFloor floor;

    @BeforeEach
    void open() {
        floor = new LinkedFloor(SqliteJournal.open(folder), SealingKey.random(), clock);
        floor.seated("ann", "1", Money.dollars(100));
    }

    @AfterEach
    void balancedAndAudited() {
        floor.booksBalance();
        floor.close();
        try (SqliteJournal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    private void leaves() {
        done(floor.floor().cardOut(GUEST, floor.nextId(), ANN, floor.table("1")));
    }

    private Registered ann() {
        return (Registered) floor.floor().people().patron(ANN);
    }

    private Money lost() {
        return ann().play().netLoss(Period.DAY, Sydney.day(clock.instant()));
    }

    private List<HouseFact> rectified(boolean over, String amount) {
        TableCommand erred = over
                ? new TableCommand.Overpayment(
                        Grade.DEALER, PaymentError.Of.WAGER, ANN, Money.parse(amount), false, null)
                : new TableCommand.Underpayment(
                        Grade.DEALER, PaymentError.Of.WAGER, ANN, Money.parse(amount), false, null);
        done(floor.play(LinkedFloor.MANAGER, "1", new StudCommand.AtTable(erred)));
        int number = floor.table("1").hosted().state().table().register().count();
        return done(floor.play(
                        LinkedFloor.MANAGER,
                        "1",
                        new StudCommand.AtTable(new TableCommand.RectifyPayment(
                                Grade.GAMING_SUPERVISOR, number, null, Money.parse(amount), true))))
                .events()
                .stream()
                .filter(fact -> fact instanceof TableFact.Around<StudEvent>)
                .map(fact -> ((TableFact.Around<StudEvent>) fact).fact())
                .toList();
    }

    private Money owedInTheBooks() {
        return floor.floor().balances().getOrDefault(Account.owed(ANN), Money.ZERO);
    }

    @Test
    @Rule({"caribbean-stud 14.18.1.1", "R-193", "R-16"})
    void who_has_left_is_paid_into_the_account_and_it_counts_as_won() {
        leaves();
        assertThat(rectified(false, "25.00"))
                .containsExactly(new HouseFact.PaidIntoAccount(ANN, Money.dollars(25), "14.18.1.1"));
        assertThat(ann().wallet().balance()).isEqualTo(Money.dollars(125));
        assertThat(lost()).isEqualTo(Money.dollars(-25));
    }

    /** The audit decides it again from the table alone, which does not know who is registered. */
    @Test
    @Rule({"caribbean-stud 14.18.1.1", "R-193"})
    void what_is_to_be_paid_to_nobody_known_is_refused_and_audits_clean() {
        TableCommand erred = new TableCommand.Underpayment(
                Grade.DEALER, PaymentError.Of.WAGER, new Patron("nobody"), Money.dollars(100), false, null);
        done(floor.play(LinkedFloor.MANAGER, "1", new StudCommand.AtTable(erred)));
        var rectify = new TableCommand.RectifyPayment(Grade.GAMING_SUPERVISOR, 1, null, Money.dollars(50), true);
        assertThat(now(floor.play(LinkedFloor.MANAGER, "1", new StudCommand.AtTable(rectify))))
                .isInstanceOf(Answer.Refused.class);
    }

    @Test
    @Rule({"caribbean-stud 14.18.1.2", "R-193", "R-16"})
    void who_has_left_is_charged_and_what_cannot_be_had_is_on_record_as_owed() {
        leaves();
        assertThat(rectified(true, "130.00"))
                .containsExactly(new HouseFact.ChargedToAccount(ANN, Money.dollars(130), "14.18.1.2"));
        assertThat(ann().wallet().balance()).isEqualTo(Money.ZERO);
        assertThat(ann().debt()).isEqualTo(Money.dollars(30));
        assertThat(owedInTheBooks()).isEqualTo(Money.dollars(-30));
        assertThat(lost()).isEqualTo(Money.dollars(130));
        rectified(true, "5.00");
        assertThat(ann().debt()).isEqualTo(Money.dollars(35));
        Statement.Movement owed = floor.floor()
                .people()
                .statement(ANN, Long.MAX_VALUE, 1)
                .movements()
                .getFirst();
        assertThat(owed.change()).isEqualTo(Money.ZERO);
        assertThat(owed.events())
                .contains(new PatronEvent.ChargedByTable(
                        "1", "caribbean-stud", Money.dollars(5), Money.dollars(5), "14.18.1.2"));
        pays(35);
    }

    private void pays(long dollars) {
        var command = new PatronCommand.PayOwed(CASHIER.by(), Money.dollars(dollars), Means.CASH);
        done(floor.floor().ask(CASHIER, floor.nextId(), ANN, command));
        assertThat(ann().debt()).isEqualTo(Money.ZERO);
        assertThat(owedInTheBooks()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"caribbean-stud 16.9.2", "caribbean-stud 16.10", "R-21", "R-193"})
    void a_cheat_who_has_won_and_left_is_charged_with_all_of_it_and_an_innocent_who_has_left_is_paid() {
        Patron ben = floor.seated("ben", "1", Money.dollars(50));
        Money before = floor.pool().pool().amount();
        floor.dealt("1", List.of("As Ks Qs Js Ts", "2s 4d 6h 8c Th", "2c 3d 5h 7c 9d"), ANN, ben);
        floor.settled("1", ANN, ben);
        leaves();
        done(floor.floor().cardOut(new Actor.Guest(ben), floor.nextId(), ben, floor.table("1")));
        takesHome(1_000);
        done(floor.play(
                LinkedFloor.MANAGER,
                "1",
                new StudCommand.Remedy(new StudIrregularity.Invalidate(
                        Grade.CASINO_SUPERVISOR, "16.9.2", List.of(ANN), List.of(), null, null))));
        assertThat(ann().wallet().balance()).isEqualTo(Money.ZERO);
        assertThat(ann().debt()).isEqualTo(Money.dollars(1_000 - (100 - 5 - 5 - 10)));
        assertThat(lost()).isEqualTo(Money.dollars(20));
        assertThat(((Registered) floor.floor().people().patron(ben)).wallet().balance())
                .isEqualTo(Money.dollars(50));
        // Ann's forfeited wager stays in the pool, as if Ben's had never been.
        assertThat(floor.pool().pool().amount()).isEqualTo(before.plus(Money.parse("3.16")));
        pays(920);
    }

    private void takesHome(long dollars) {
        var command = new PatronCommand.Withdraw(CASHIER.by(), Money.dollars(dollars));
        done(floor.floor().ask(CASHIER, floor.nextId(), ANN, command));
    }

    @Test
    @Rule({"R-193", "R-16"})
    void who_is_there_gives_chips_first_then_the_account_and_the_visit_counts_all_of_it() {
        done(floor.floor().cashOut(GUEST, floor.nextId(), ANN, floor.table("1"), Money.dollars(60)));
        assertThat(rectified(true, "120.00"))
                .contains(new HouseFact.ChargedToAccount(ANN, Money.dollars(80), "14.18.1.2"));
        assertThat(floor.table("1").chips(ANN)).isEqualTo(Money.ZERO);
        assertThat(ann().wallet().balance()).isEqualTo(Money.ZERO);
        assertThat(ann().debt()).isEqualTo(Money.dollars(20));
        assertThat(lost()).isEqualTo(Money.ZERO);
        leaves();
        assertThat(lost()).isEqualTo(Money.dollars(120));
    }

    @Test
    @Rule({"R-193", "R-16", "caribbean-stud 16.3"})
    void what_is_taken_back_from_somebody_who_plays_elsewhere_by_now_is_lost_there_too() {
        leaves();
        done(floor.floor()
                .ask(
                        GUEST,
                        floor.nextId(),
                        ANN,
                        new PatronCommand.SetLossLimit(By.PATRON, Period.DAY, Money.dollars(50))));
        done(floor.floor().cardIn(GUEST, floor.nextId(), ANN, floor.table("2")));
        rectified(true, "20.00");
        // The other table learns it a moment later.
        Await.until(
                "it is told",
                () -> Money.dollars(30)
                        .equals(floor.table("2")
                                .hosted()
                                .state()
                                .table()
                                .guest(ANN)
                                .lossLimitLeft()));
    }

    @Test
    @Rule({"caribbean-stud 6.2", "caribbean-stud 16.2.1", "R-193"})
    void a_wager_that_is_found_still_takes_chips() {
        var found = new StudCommand.Remedy(new StudIrregularity.FoundWager(
                Grade.DEALER, ANN, Box.of(1), StudArea.ANTE, Money.dollars(500), Money.ZERO));
        leaves();
        refused(floor.play(TestFloor.DEALER, "1", found), HostReason.NOT_AT_TABLE);
    }
}
