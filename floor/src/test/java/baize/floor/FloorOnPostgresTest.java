package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.audit.Replay;
import baize.floor.audit.Replayed;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.PostgresJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronState;
import baize.floor.table.Hosted;
import baize.floor.table.Setup;
import baize.floor.ticket.TicketNumber;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity.TerminalError;
import baize.games.craps.CrapsCommand;
import baize.games.table.Dollars;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardState;
import baize.testkit.Await;
import baize.testkit.Postgres;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("postgres")
@ExtendWith(Postgres.class)
class FloorOnPostgresTest {
    @Test
    void a_floor_on_postgresql_is_played_audited_and_replayed_beside_its_process(Postgres.Database database) {
        TestClock clock = new TestClock(TestFloor.START);
        try (TestFloor floor = new TestFloor(PostgresJournal.open(database.url()), SealingKey.random(), clock);
                Journal beside = PostgresJournal.openReadOnly(database.url())) {
            Patron ann = floor.seated("ann", "1", Money.dollars(500));
            floor.round(ann);
            floor.round(ann);
            floor.booksBalance();
            assertThat(Audit.of(beside, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            assertThat(Replay.of(beside, "1-2")).isNotNull();
            assertThatThrownBy(() -> beside.append(List.of(), List.of())).hasMessageContaining("to read only");
        }
    }

    @Test
    @Rule({"craps 3.4.1", "craps 3.4.2", "craps 3.8.1"})
    void terminals_and_their_tickets_on_postgresql_are_audited(Postgres.Database database) {
        TestClock clock = new TestClock(TestFloor.START);
        try (CrapsFloor floor = new CrapsFloor(PostgresJournal.open(database.url()), SealingKey.random(), clock);
                Journal beside = PostgresJournal.openReadOnly(database.url())) {
            Patron ann = floor.carded("ann", "9", Money.dollars(100));
            Actor.Guest guest = new Actor.Guest(ann);
            done(floor.note(ann, "9", 100));
            done(floor.wager(ann, "9", "field", 10));
            done(floor.play(Actor.HOUSE, "9", new CrapsCommand.CloseWagering(null)));
            var printed = done(floor.terminals().printTicket(guest, floor.nextId(), floor.table("9"), null));
            TicketNumber number = CrapsFloor.number(printed.events());
            done(floor.terminals().insertTicket(guest, floor.nextId(), floor.table("9"), number));
            done(floor.floor().cardOut(guest, floor.nextId(), ann, floor.table("9")));
            assertThat(Audit.of(beside, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            assertThat(Replay.of(beside, "9-1")).isNotNull().matches(Replayed::agrees);
        }
    }

    @Test
    @Rule({"bingo 3.3", "bingo 4.5", "bingo 7.4"})
    void a_session_of_bingo_and_its_jackpot_on_postgresql_are_audited(Postgres.Database database) {
        TestClock clock = new TestClock(TestFloor.START);
        try (BingoFloor floor = new BingoFloor(PostgresJournal.open(database.url()), SealingKey.random(), clock);
                Journal beside = PostgresJournal.openReadOnly(database.url())) {
            floor.goesOn();
            done(floor.takes(floor.member("ann", "9", 100), "9", true));
            done(floor.takes(floor.member("bea", "9", 100), "9", true));
            while (floor.hall("9").round() < 2 || floor.state("9").hall().session() != null) floor.goesOn();
            floor.booksBalance(Money.dollars(200));
            assertThat(Audit.of(beside, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            for (String game : List.of("9-1", "9-2"))
                assertThat(Replay.of(beside, game)).isNotNull().matches(Replayed::agrees);
        }
    }

    @Test
    @Rule({"bingo 7.5", "bingo 8.4.3", "R-124", "R-142"})
    void a_hall_on_postgresql_pays_an_account_that_another_process_moves_meanwhile(Postgres.Database database) {
        TestClock clock = new TestClock(TestFloor.START);
        SealingKey key = SealingKey.random();
        Map<String, String> settings = Map.of("games", "1", "jackpotGames", "none", "prizeForm", "slot-dollars");
        try (BingoFloor floor = new BingoFloor(PostgresJournal.open(database.url()), key, clock, settings);
                TestFloor desk = new TestFloor(PostgresJournal.open(database.url()), key, clock);
                Journal beside = PostgresJournal.openReadOnly(database.url())) {
            Patron ann = floor.member("ann", "10", 100);
            Patron bea = floor.member("bea", "10", 100);
            done(floor.play(DEALER, "10", new OpenSession("00000000000004D2")));
            floor.sells(ann, 1);
            floor.sells(bea, 16);
            Actor.Guest guest = new Actor.Guest(ann);
            done(floor.play(guest, "10", new AtTable(new TableCommand.Leave(ann))));
            done(floor.floor().cardOut(guest, floor.nextId(), ann, floor.hall("10")));
            floor.starts();
            floor.calls(16, 20);
            floor.claims(bea, 1002);
            var _ = desk.floor().people().patron(ann);
            for (int time = 0; time < 3; time++)
                done(desk.ask(CASHIER, ann, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(5), Means.CASH)));
            done(floor.play(DEALER, "10", new Remedy(new TerminalError(Grade.DEALER))));
            assertThat(known(floor, ann).wallet().balance()).isEqualTo(Money.dollars(115));
            assertThat(known(floor, bea).purse()).isEqualTo(new Dollars(Money.ZERO, Money.dollars(20)));
            floor.booksBalance(Money.dollars(215));
            assertThat(Audit.of(beside, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            assertThat(Replay.of(beside, "10-1")).isNotNull().matches(Replayed::agrees);
        }
    }

    @Test
    @Rule("R-201")
    void where_another_process_is_gone_hands_have_their_whole_time_again(Postgres.Database database) {
        TestClock clock = new TestClock(TestFloor.START);
        SealingKey key = SealingKey.random();
        try (TestFloor here = new TestFloor(PostgresJournal.open(database.url()), key, clock)) {
            TestFloor there = new TestFloor(PostgresJournal.open(database.url()), key, clock);
            TestFloor.now(there.floor().setUp("1", TestFloor.setup().dealtBy(Setup.Dealer.HOUSE)));
            Patron ann = there.seated("ann", "1", Money.dollars(500));
            done(there.ante(ann, 1, 10));
            done(there.play(DEALER, "1", new ThreeCardCommand.Deal(List.of())));
            try (HouseDealer dealer = HouseDealer.idle(here.floor(), _ -> {})) {
                var table = here.floor();
                Await.until(
                        "it is seen here",
                        () -> table.table("1") != null
                                && here.table("1").hosted().state() instanceof ThreeCardState.Dealt);
                clock.go(Duration.ofSeconds(50));
                dealer.lookAtAll(clock.instant());
                Hosted.Waiting waiting = here.table("1").hosted().waiting();
                Await.letPass(Duration.ofMillis(1500), "who is there is looked at once a second");
                there.close();
                Await.until("it is missed", () -> {
                    // On a machine with much else to do it may have been gone before anybody looked.
                    comesAndGoes(database);
                    dealer.lookAtAll(clock.instant());
                    return !Objects.equals(waiting, here.table("1").hosted().waiting());
                });
                assertThat(here.table("1").hosted().waiting())
                        .isEqualTo(new Hosted.Waiting("deciding-1", clock.instant()));
                assertThat(here.table("1").hosted().state()).isInstanceOf(ThreeCardState.Dealt.class);
            }
        }
    }

    private static void comesAndGoes(Postgres.Database database) {
        try (Journal journal = PostgresJournal.open(database.url())) {
            journal.listen(() -> {});
            Await.letPass(Duration.ofMillis(1500), "who is there is looked at once a second");
        }
    }

    private static PatronState.Registered known(BingoFloor floor, Patron patron) {
        return (PatronState.Registered) floor.floor().people().patron(patron);
    }

    @Test
    void a_database_without_a_floor_is_named(Postgres.Database database) {
        assertThatThrownBy(() -> PostgresJournal.openReadOnly(database.url()))
                .isInstanceOf(NotOpened.class)
                .hasMessageContaining("no floor in ");
    }
}
