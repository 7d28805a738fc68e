package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronState;
import baize.floor.patron.Pause;
import baize.floor.staff.By;
import baize.floor.stream.Answer;
import baize.floor.stream.KeyUsed;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.testkit.Postgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What is sent again under its id: the first answer, for 30 days, and never a second booking. */
@ExtendWith(Postgres.class)
@Timeout(300)
class RepeatedCommandsTest {
    private static final SealingKey KEY = SealingKey.random();

    private final TestClock clock = new TestClock(TestFloor.START);

    private static CompletableFuture<Answer<PatronEvent>> deposit(
            TestFloor floor, String id, Patron patron, long dollars) {
        PatronCommand.Asked command = new PatronCommand.Deposit(By.PATRON, Money.dollars(dollars), Means.DEBIT_CARD);
        return floor.floor().ask(new Actor.Guest(patron), id, patron, command);
    }

    private static Money balance(TestFloor floor, Patron patron) {
        return ((PatronState.Registered) floor.floor().people().patron(patron))
                .wallet()
                .balance();
    }

    private static void isUsed(Supplier<CompletableFuture<?>> sent) {
        assertThatThrownBy(() -> now(sent.get())).isInstanceOf(KeyUsed.class);
    }

    private TestFloor open(Journal journal) {
        return new TestFloor(journal, KEY, clock);
    }

    /** So many commands of another player at the table, most of them refused. */
    private static void others(TestFloor floor, Patron other, int count) {
        for (int sent = 0; sent < count; sent += 100) {
            List<CompletableFuture<?>> answers = new ArrayList<>();
            for (int i = 0; i < 100; i++)
                answers.add(
                        floor.play(new Actor.Guest(other), "1", TestFloor.wager(other, 2, ThreeCardArea.PAIR_PLUS, 3)));
            answers.forEach(TestFloor::now);
        }
    }

    private void deedsOf(TestFloor floor, Patron ann) {
        Actor.Guest guest = new Actor.Guest(ann);
        assertThat(done(deposit(floor, "k-1", ann, 100)).version()).isEqualTo(4);
        assertThat(done(deposit(floor, "k-1", ann, 100)).version()).isEqualTo(4);
        done(floor.floor().cardIn(guest, "k-2", ann, floor.table("1")));
        done(floor.floor().buyIn(guest, "k-3", ann, floor.table("1"), Money.dollars(200)));
        done(floor.floor().play(guest, "k-4", floor.table("1"), TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 10)));
    }

    /** Nothing that ann did under her keys is done again, and nothing else under them. */
    private void stand(TestFloor floor, Patron ann) {
        Actor.Guest guest = new Actor.Guest(ann);
        var table = floor.table("1");
        assertThat(done(deposit(floor, "k-1", ann, 100)).version()).isEqualTo(4);
        done(floor.floor().cardIn(guest, "k-2", ann, table));
        done(floor.floor().buyIn(guest, "k-3", ann, table, Money.dollars(200)));
        done(floor.floor().play(guest, "k-4", table, TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 10)));
        isUsed(() -> deposit(floor, "k-1", ann, 101));
        isUsed(() -> floor.floor().ask(guest, "k-1", ann, new PatronCommand.TakePause(By.PATRON, Pause.DAY)));
        isUsed(() -> floor.floor().play(guest, "k-1", table, TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 10)));
        isUsed(() -> floor.floor().buyIn(guest, "k-3", ann, table, Money.dollars(201)));
        isUsed(() -> floor.floor().cashOut(guest, "k-3", ann, table, Money.dollars(200)));
        isUsed(() -> floor.floor().play(guest, "k-4", table, TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 15)));
        isUsed(() -> floor.floor().play(guest, "k-4", table, TestFloor.wager(ann, 1, ThreeCardArea.PAIR_PLUS, 10)));
        assertThat(balance(floor, ann)).isEqualTo(Money.dollars(400));
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(190));
        floor.booksBalance();
    }

    @Test
    void neither_others_nor_refusals_nor_a_restart_nor_four_weeks_let_a_key_be_forgotten(@TempDir Path folder) {
        Patron ann;
        try (TestFloor floor = open(SqliteJournal.open(folder))) {
            ann = floor.patron("ann", Money.dollars(500));
            deedsOf(floor, ann);
            others(floor, floor.seated("bob", "1", Money.dollars(500)), 3000);
            stand(floor, ann);
        }
        clock.go(Duration.ofDays(28));
        try (TestFloor floor = open(SqliteJournal.open(folder))) {
            stand(floor, ann);
        }
        clock.go(Duration.ofDays(3));
        try (TestFloor floor = open(SqliteJournal.open(folder))) {
            done(deposit(floor, "k-1", ann, 7));
            assertThat(balance(floor, ann)).isEqualTo(Money.dollars(407));
        }
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    @Test
    @Tag("postgres")
    void a_key_used_in_one_process_is_used_in_every_other(Postgres.Database database) {
        try (TestFloor here = open(PostgresJournal.open(database.url()))) {
            Patron ann = here.patron("ann", Money.dollars(500));
            deedsOf(here, ann);
            stand(here, ann);
            try (TestFloor there = open(PostgresJournal.open(database.url()))) {
                stand(there, ann);
                others(there, there.seated("bob", "1", Money.dollars(500)), 300);
                done(deposit(there, "k-9", ann, 5));
            }
            isUsed(() -> here.floor()
                    .play(
                            new Actor.Guest(ann),
                            "k-9",
                            here.table("1"),
                            TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 10)));
            assertThat(done(deposit(here, "k-9", ann, 5)).events()).hasSize(1);
            assertThat(balance(here, ann)).isEqualTo(Money.dollars(405));
            here.booksBalance();
            try (Journal beside = PostgresJournal.openReadOnly(database.url())) {
                assertThat(Audit.of(beside, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            }
        }
    }

    @Test
    void a_command_with_an_outcome_is_the_same_command_when_it_comes_again(@TempDir Path folder) {
        try (TestFloor floor = open(SqliteJournal.open(folder))) {
            Patron ann = floor.seated("ann", "1", Money.dollars(500));
            done(floor.ante(ann, 1, 10));
            ThreeCardCommand deal = new ThreeCardCommand.Deal(List.of());
            var dealt = done(floor.floor().play(DEALER, "deal", floor.table("1"), deal));
            assertThat(done(floor.floor().play(DEALER, "deal", floor.table("1"), deal)))
                    .isEqualTo(dealt);
            isUsed(() -> floor.floor().play(DEALER, "deal", floor.table("1"), new ThreeCardCommand.Reveal()));
            done(floor.ask(CASHIER, ann, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(100), Means.CASH)));
            var ticket = done(floor.floor().cage().issue(CASHIER, "ticket", ann, Money.dollars(20)));
            assertThat(done(floor.floor().cage().issue(CASHIER, "ticket", ann, Money.dollars(20))))
                    .isEqualTo(ticket);
            isUsed(() -> floor.floor().cage().issue(CASHIER, "ticket", ann, Money.dollars(30)));
            isUsed(() -> floor.floor()
                    .ask(
                            CASHIER,
                            "ticket",
                            ann,
                            new PatronCommand.Deposit(CASHIER.by(), Money.dollars(20), Means.CASH)));
        }
    }
}
