package baize.floor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Floor;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.PostgresJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.By;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketNumber;
import baize.floor.ticket.TicketReason;
import baize.floor.ticket.TicketState;
import baize.testkit.Await;
import baize.testkit.Postgres;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Several floors on one database, with bots of each at the same tables. */
@Tag("crash")
@Tag("postgres")
@ExtendWith(Postgres.class)
class SeveralProcessesTest {
    private static final int TABLES = 2;
    private static final int SOME = 200;

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final List<Bot.Role> ours = Crowd.roles("ours", TABLES, 2, 1);
    private final List<Bot.Role> theirs = Crowd.roles("theirs", TABLES, 2, 3);
    private final Heard heard = new Heard();

    @Test
    @Timeout(300)
    void two_floors_at_the_same_tables_agree_in_the_end(Postgres.Database database) throws Exception {
        System.err.println("SeveralProcessesTest: -Dbaize.seed=" + seed);
        SealingKey key = SealingKey.random();
        Journal one = PostgresJournal.open(database.url());
        Journal two = PostgresJournal.open(database.url());
        try (Floor here = Floor.open(one, Floor.Options.of(key));
                Floor there = Floor.open(two, Floor.Options.of(key))) {
            Crowd.setUp(here, ours);
            Crowd.setUp(there, theirs);
            Crowd left = Crowd.at(here, ours, heard, seed);
            Crowd right = Crowd.at(there, theirs, heard, seed + 1);
            left.await(2 * SOME);
            left.stop();
            right.stop();
            Reckoning reckoning = new Reckoning().read(one);
            reckoning.holds(heard.acks());
            assertThat(reckoning.rounds()).isPositive();
            for (Floor floor : List.of(here, there)) {
                Await.until("it sees all", () -> reckoning.views().equals(views(floor)));
                reckoning.agrees(floor);
            }
        }
    }

    @Test
    @Timeout(120)
    void a_ticket_that_one_floor_handed_out_and_another_had_looked_at_is_seen_there(Postgres.Database database)
            throws Exception {
        SealingKey key = SealingKey.random();
        try (Floor here = Floor.open(PostgresJournal.open(database.url()), Floor.Options.of(key));
                Floor there = Floor.open(PostgresJournal.open(database.url()), Floor.Options.of(key))) {
            Patron ann = new Patron("ann");
            By by = TestFloor.CASHIER.by();
            TestFloor.done(here.ask(TestFloor.CASHIER, "a", ann, new PatronCommand.Register(by, ann, "Ann", false)));
            TestFloor.done(here.ask(
                    TestFloor.CASHIER, "b", ann, new PatronCommand.Deposit(by, Money.dollars(20), Means.CASH)));
            var issued = TestFloor.done(here.cage().issue(TestFloor.CASHIER, "1", ann, Money.dollars(20)));
            TicketNumber number = ((TicketEvent.TicketIssued) issued.events().getFirst()).number();
            assertThat(there.cage().ticket(number)).isInstanceOf(TicketState.Outstanding.class);
            TestFloor.done(here.cage().redeemForCash(TestFloor.CASHIER, "2", number));
            Await.until("it is seen there", () -> there.cage().ticket(number) instanceof TicketState.Redeemed);
            TestFloor.refused(
                    there.cage().redeemForCash(TestFloor.CASHIER, "3", number), TicketReason.ALREADY_REDEEMED);
        }
    }

    private static Map<String, View> views(Floor floor) {
        return floor.tables().stream().map(View::of).collect(Collectors.toMap(View::stream, view -> view));
    }

    @Test
    @Timeout(600)
    void where_one_of_two_processes_is_killed_its_players_go_on_at_the_other(
            Postgres.Database database, @TempDir Path folder) throws Exception {
        System.err.println("SeveralProcessesTest: -Dbaize.seed=" + seed);
        Path key = folder.resolve("sealing.key");
        try (Child first = new Child(database.url(), key, seed, heard);
                Child second = new Child(database.url(), key, seed + 1, heard)) {
            first.awaits("ready");
            second.awaits("ready");
            first.come(ours);
            second.come(theirs);
            second.await(SOME);
            first.kill();
            second.come(ours);
            second.await(SOME);
            try (Child third = new Child(database.url(), key, seed + 2, heard)) {
                third.awaits("ready");
                third.come(Crowd.roles("late", TABLES, 1, 5));
                third.await(SOME);
                third.rest();
                second.rest();
                check(database, second, third);
                third.stop();
            }
            second.stop();
        }
    }

    /** No answer is lost or doubled, and each process comes to see what is stored. */
    private void check(Postgres.Database database, Child... children) throws InterruptedException {
        try (Journal journal = PostgresJournal.open(database.url())) {
            Reckoning reckoning = new Reckoning().read(journal);
            reckoning.holds(heard.acks());
            assertThat(reckoning.rounds()).isPositive();
            Stream.concat(ours.stream(), theirs.stream())
                    .forEach(role -> assertThat(heard.open(role.name())).isNull());
            for (Child child : children)
                Await.until("the child sees all", () -> child.views().equals(reckoning.views()));
        }
    }
}
