package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronState.Registered;
import baize.floor.patron.Pause;
import baize.floor.patron.Period;
import baize.floor.patron.Sydney;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.HouseFact;
import baize.floor.table.TableFact;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.table.Dollars;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a hall owes to people who are not at it, and dollars that are no money: into accounts and purses. */
class BingoAccountsTest {
    private static final Actor.Staff CASINO = new Actor.Staff("kim", Role.CASINO_SUPERVISOR);
    private static final Remedy ERROR = new Remedy(new TerminalError(Grade.DEALER));
    private static final Money PAID_IN = Money.dollars(200);

    @TempDir
    Path folder;

    private final TestClock clock = new TestClock(TestFloor.START);
    private final SealingKey key = SealingKey.random();
    private final Semaphore storing = new Semaphore(1);

    @SuppressWarnings("NullAway.Init") // by open(), in every test
    private BingoFloor floor;

    private void open(Map<String, String> settings) {
        floor = new BingoFloor(storing(SqliteJournal.open(folder)), key, clock, settings);
    }

    /** The same journal, which stores nothing while a test holds it back. */
    private Journal storing(Journal journal) {
        return (Journal) Proxy.newProxyInstance(
                Journal.class.getClassLoader(), new Class<?>[] {Journal.class}, (_, method, args) -> {
                    if (!method.getName().equals("append")) return method.invoke(journal, args);
                    storing.acquireUninterruptibly();
                    try {
                        return method.invoke(journal, args);
                    } finally {
                        storing.release();
                    }
                });
    }

    /** A session of one game, with a book each for ann and bea. */
    private void begin(Map<String, String> more) {
        open(more);
        done(floor.play(DEALER, "10", new OpenSession("00000000000004D2")));
        floor.sells(floor.member("ann", "10", 100), 1);
        floor.sells(floor.member("bea", "10", 100), 16);
    }

    private static final Patron ANN = new Patron("ann");
    private static final Patron BEA = new Patron("bea");
    private static final Map<String, String> ONE_GAME = Map.of("games", "1", "jackpotGames", "none");

    @AfterEach
    void audited() {
        floor.close();
        try (SqliteJournal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    private void leaves(Patron patron) {
        done(floor.play(new Actor.Guest(patron), "10", new AtTable(new TableCommand.Leave(patron))));
    }

    private void goes(Patron patron) {
        leaves(patron);
        done(floor.floor().cardOut(new Actor.Guest(patron), floor.nextId(), patron, floor.hall("10")));
    }

    private Registered known(Patron patron) {
        return (Registered) floor.floor().people().patron(patron);
    }

    private Money wallet(Patron patron) {
        return known(patron).wallet().balance();
    }

    private static List<HouseFact> around(Answer.Done<TableFact<BingoEvent>> answer) {
        return answer.events().stream()
                .filter(fact -> fact instanceof TableFact.Around<BingoEvent>(var house)
                        && (house instanceof HouseFact.PaidIntoAccount || house instanceof HouseFact.DollarsPaid))
                .map(fact -> ((TableFact.Around<BingoEvent>) fact).fact())
                .toList();
    }

    @Test
    @Rule({"bingo 8.4.3", "bingo 3.3", "R-124", "R-16"})
    void who_has_left_is_refunded_into_the_account_with_the_others_and_the_loss_is_made_good() {
        begin(ONE_GAME);
        clock.go(Duration.ofMinutes(5));
        goes(ANN);
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(90));
        assertThat(lost()).isEqualTo(Money.dollars(10));
        floor.starts();
        floor.calls(40, 42);
        assertThat(around(done(floor.play(DEALER, "10", ERROR))))
                .containsExactly(new HouseFact.PaidIntoAccount(ANN, BingoFloor.FEE, "8.4.3"));
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(100));
        assertThat(lost()).isEqualTo(Money.ZERO);
        assertThat(floor.chips(BEA, "10")).isEqualTo(Money.dollars(100));
        Statement.Movement last = floor.floor()
                .people()
                .statement(ANN, Long.MAX_VALUE, 1)
                .movements()
                .getFirst();
        assertThat(last.events()).contains(new PatronEvent.PaidByTable("10", "bingo", BingoFloor.FEE, "8.4.3"));
        assertThat(last.change()).isEqualTo(BingoFloor.FEE);
        floor.booksBalance(PAID_IN);
    }

    private Money lost() {
        return known(ANN).play().netLoss(Period.DAY, Sydney.day(clock.instant()));
    }

    @Test
    @Rule({"bingo 9.8", "R-20", "R-124"})
    void a_hall_that_closes_early_pays_the_account_of_who_has_left_wherever_the_card_is_now() {
        begin(Map.of());
        goes(ANN);
        floor.enter(ANN, "9", 50);
        done(floor.play(
                BingoFloor.SUPERVISOR, "10", new AtTable(new TableCommand.CloseSign(Grade.GAMING_SUPERVISOR, null))));
        clock.go(Duration.ofMinutes(21));
        done(floor.play(BingoFloor.SUPERVISOR, "10", new AtTable(new TableCommand.Close(Grade.GAMING_SUPERVISOR))));
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(50));
        assertThat(floor.chips(ANN, "9")).isEqualTo(Money.dollars(50));
        assertThat(floor.chips(BEA, "10")).isEqualTo(Money.dollars(100));
        floor.booksBalance(PAID_IN);
    }

    @Test
    @Rule({"bingo 8.4.3", "R-124"})
    void who_gave_up_the_cards_but_is_still_there_gets_chips() {
        begin(ONE_GAME);
        leaves(ANN);
        floor.starts();
        assertThat(around(done(floor.play(DEALER, "10", ERROR)))).isEmpty();
        assertThat(floor.chips(ANN, "10")).isEqualTo(Money.dollars(100));
        assertThat(wallet(ANN)).isEqualTo(Money.ZERO);
        floor.booksBalance(PAID_IN);
    }

    @Test
    @Rule({"bingo 9.5", "bingo 9.4.2", "R-21"})
    void a_fee_that_is_forfeited_is_paid_to_nobody_who_has_left() {
        begin(ONE_GAME);
        goes(ANN);
        floor.starts();
        Invalidation fraud = new Invalidation(true, List.of(ANN), List.of(), null, null);
        done(floor.play(CASINO, "10", new Remedy(new Invalidate(Grade.CASINO_SUPERVISOR, fraud))));
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(90));
        assertThat(floor.chips(BEA, "10")).isEqualTo(Money.dollars(100));
        floor.booksBalance(PAID_IN);
    }

    @Test
    @Rule({"bingo 7.5", "bingo 9.4", "bingo 9.5", "R-21", "R-124", "R-142"})
    void a_last_game_that_loses_its_result_refunds_who_has_gone_into_the_accounts() {
        begin(Map.of("games", "1", "jackpotGames", "none", "prizeForm", "cash:50 casino-dollars:50"));
        Patron cat = floor.member("cat", "10", 100);
        floor.sells(cat, 31);
        goes(cat);
        floor.starts();
        floor.calls(1, 5);
        floor.claims(ANN, 1001);
        floor.calls(6, 15);
        floor.claims(ANN, 1001);
        done(floor.play(DEALER, "10", new Settle()));
        done(floor.floor().cardOut(new Actor.Guest(BEA), floor.nextId(), BEA, floor.hall("10")));
        assertThat(floor.chips(ANN, "10")).isEqualTo(Money.dollars(90 + 10 + 50));
        Invalidation fire = new Invalidation(false, List.of(), List.of(), null, null);
        var undone = done(floor.play(CASINO, "10", new Remedy(new Invalidate(Grade.CASINO_SUPERVISOR, fire))));
        assertThat(around(undone))
                .containsExactly(
                        new HouseFact.PaidIntoAccount(BEA, BingoFloor.FEE, "9.5"),
                        new HouseFact.PaidIntoAccount(cat, BingoFloor.FEE, "9.5"));
        assertThat(undone.events().toString()).contains("50.00 in dollars of full-house is to be recovered from ann");
        assertThat(floor.chips(ANN, "10")).isEqualTo(Money.dollars(100 + 10));
        assertThat(wallet(BEA)).isEqualTo(Money.dollars(100));
        assertThat(wallet(cat)).isEqualTo(Money.dollars(100));
        floor.booksBalance(Money.dollars(300));
    }

    @Test
    @Rule({"bingo 8.4.3", "bingo 9.3.3", "R-124"})
    void an_account_takes_what_is_owed_to_it_whatever_its_holder_may_do_and_hands_it_out() {
        begin(ONE_GAME);
        goes(ANN);
        done(floor.house().ask(CASINO, ANN, new PatronCommand.BarFromGame(CASINO.by(), "bingo", "a quarrel")));
        done(floor.house().ask(CASINO, ANN, new PatronCommand.Exclude(CASINO.by(), "a fight")));
        done(floor.house().ask(new Actor.Guest(ANN), ANN, new PatronCommand.TakePause(By.PATRON, Pause.MONTH)));
        done(floor.house().ask(CASHIER, ANN, new PatronCommand.CancelCard(CASHIER.by())));
        floor.starts();
        done(floor.play(DEALER, "10", ERROR));
        done(floor.house().ask(CASHIER, ANN, new PatronCommand.Withdraw(CASHIER.by(), Money.dollars(100))));
        assertThat(wallet(ANN)).isEqualTo(Money.ZERO);
        floor.booksBalance(Money.dollars(100));
    }

    @Test
    @Rule({"bingo 8.4.3", "R-124"})
    void the_same_command_again_pays_once_also_after_a_restart() {
        begin(ONE_GAME);
        goes(ANN);
        floor.starts();
        var first = now(floor.floor().play(DEALER, "error", floor.hall("10"), ERROR));
        assertThat(now(floor.floor().play(DEALER, "error", floor.hall("10"), ERROR)))
                .isEqualTo(first);
        floor.close();
        open(ONE_GAME);
        assertThat(now(floor.floor().play(DEALER, "error", floor.hall("10"), ERROR)))
                .isEqualTo(first);
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(100));
        floor.booksBalance(PAID_IN);
    }

    @Test
    @Rule({"bingo 8.4.3", "R-124"})
    void who_left_in_the_same_moment_is_paid_too_before_that_is_durable() {
        begin(ONE_GAME);
        floor.starts();
        Actor.Guest guest = new Actor.Guest(ANN);
        storing.acquireUninterruptibly();
        var leaving = floor.play(guest, "10", new AtTable(new TableCommand.Leave(ANN)));
        var going = floor.floor().cardOut(guest, floor.nextId(), ANN, floor.hall("10"));
        var breaking = floor.play(DEALER, "10", ERROR);
        storing.release();
        done(leaving);
        done(going);
        assertThat(around(done(breaking))).hasSize(1);
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(100));
        floor.booksBalance(PAID_IN);
    }

    @Test
    @Rule({"bingo 9.3.1", "bingo 8.4.3"})
    void a_fee_that_was_declared_void_is_not_paid_a_second_time() {
        begin(ONE_GAME);
        done(floor.play(
                BingoFloor.SUPERVISOR, "10", new Remedy(new VoidEntry(Grade.GAMING_SUPERVISOR, ANN, "a computer"))));
        done(floor.floor().cardOut(new Actor.Guest(ANN), floor.nextId(), ANN, floor.hall("10")));
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(100));
        floor.starts();
        done(floor.play(DEALER, "10", ERROR));
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(100));
        floor.booksBalance(PAID_IN);
    }

    @Test
    @Rule({"bingo 7.5", "bingo 5.4", "bingo 7.2", "R-142"})
    void prizes_in_dollars_go_into_the_purse_by_kind_and_the_cash_into_chips() {
        begin(Map.of("games", "1", "jackpotGames", "none", "prizeForm", "cash:50 casino-dollars:30 slot-dollars:20"));
        floor.starts();
        floor.calls(1, 5);
        floor.claims(ANN, 1001);
        assertThat(around(done(floor.play(DEALER, "10", new Call(6, null)))))
                .containsExactly(
                        new HouseFact.DollarsPaid(ANN, new Dollars(Money.dollars(6), Money.dollars(4)), "5.4"));
        assertThat(floor.chips(ANN, "10")).isEqualTo(Money.dollars(100));
        floor.calls(7, 15);
        floor.claims(ANN, 1001);
        done(floor.play(DEALER, "10", new Settle()));
        assertThat(known(ANN).purse()).isEqualTo(new Dollars(Money.dollars(36), Money.dollars(24)));
        assertThat(floor.chips(ANN, "10")).isEqualTo(Money.dollars(150));
        assertThat(floor.state("10").table().guest(ANN).tokens()).isEqualTo(Money.ZERO);
        done(floor.floor().cardOut(new Actor.Guest(ANN), floor.nextId(), ANN, floor.hall("10")));
        assertThat(wallet(ANN)).isEqualTo(Money.dollars(150));
        assertThat(known(ANN).purse()).isEqualTo(new Dollars(Money.dollars(36), Money.dollars(24)));
        assertThat(known(ANN).play().netLoss(Period.DAY, Sydney.day(clock.instant())))
                .isEqualTo(Money.dollars(-50));
        floor.booksBalance(PAID_IN);
    }
}
