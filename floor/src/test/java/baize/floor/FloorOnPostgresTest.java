package baize.floor;

import static baize.floor.TestFloor.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import baize.floor.ticket.TicketNumber;
import baize.games.craps.CrapsCommand;
import baize.testkit.Postgres;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

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
    void a_database_without_a_floor_is_named(Postgres.Database database) {
        assertThatThrownBy(() -> PostgresJournal.openReadOnly(database.url()))
                .isInstanceOf(NotOpened.class)
                .hasMessageContaining("no floor in ");
    }
}
