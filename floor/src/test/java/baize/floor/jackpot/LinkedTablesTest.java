package baize.floor.jackpot;

import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static baize.floor.TestFloor.refused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.LivePool;
import baize.floor.NotAllowed;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudIrregularity.Misdeal;
import baize.games.caribbeanstud.StudReason;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.testkit.Await;
import baize.testkit.Postgres;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Two tables on one pool. */
@ExtendWith(Postgres.class)
class LinkedTablesTest {
    private static final Money CHIPS = Money.dollars(2000);
    private static final Money SEED = Money.dollars(50_000);

    private final SealingKey key = SealingKey.random();
    private final TestClock clock = new TestClock(TestFloor.START);

    @TempDir
    Path folder;

    private LinkedFloor open() {
        return new LinkedFloor(SqliteJournal.open(folder), key, clock);
    }

    private static Pool after(int wagers) {
        return new Jackpot(LinkedFloor.RULES).contribute(Pool.of(SEED), wagers).pool();
    }

    /** One table's wagers are won at the other. */
    private static void play(LinkedFloor floor) {
        Patron ann = floor.seated("ann", "1", CHIPS);
        Patron ben = floor.seated("ben", "2", CHIPS);
        floor.dealt("1", LinkedFloor.NOTHING, ann);
        assertThat(floor.pool().pool()).isEqualTo(after(1));
        floor.dealt("2", LinkedFloor.STRAIGHT_FLUSH, ben);
        assertThat(floor.pool().pool().meter()).isEqualTo(after(2).meter());
        assertThat(floor.known("2")).isEqualTo(floor.pool().pool());
        floor.settled("1", ann);
        floor.settled("2", ben);
        Money meter = after(2).amount();
        Money tenth = Money.cents((meter.cents() + 9) / 10);
        assertThat(floor.pool().hits()).extracting(Hit::amount).containsExactly(tenth);
        assertThat(floor.pool().hits()).extracting(Hit::meter).containsExactly(meter);
        assertThat(floor.pool().pool().amount()).isEqualTo(meter.minus(Money.cents(meter.cents() / 10)));
        floor.dealt("1", LinkedFloor.ROYAL, ann);
        assertThat(floor.known("1")).isEqualTo(floor.pool().pool());
        Money all = floor.pool().pool().amount();
        floor.settled("1", ann);
        assertThat(floor.pool().pool().amount()).isEqualTo(SEED);
        assertThat(floor.pool().hits().getFirst().amount()).isEqualTo(all.max(SEED));
    }

    private static void isClean(Journal journal) {
        assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
    }

    @Test
    @Rule({"caribbean-stud 2.3", "caribbean-stud 11.5", "R-41", "R-42", "R-48"})
    void contributions_of_both_tables_are_won_at_either_and_survive_a_restart() {
        Pool before;
        try (LinkedFloor floor = open()) {
            play(floor);
            before = floor.pool().pool();
        }
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            isClean(journal);
        }
        try (LinkedFloor floor = open()) {
            assertThat(floor.pool().pool()).isEqualTo(before);
            assertThat(floor.pool().tables()).containsExactly("1", "2");
            assertThat(floor.pool().hits()).hasSize(2);
            floor.booksBalance();
        }
    }

    @Test
    @Tag("postgres")
    @Timeout(120)
    @Rule({"caribbean-stud 11.5", "R-48"})
    void two_processes_feed_one_pool(Postgres.Database database) throws Exception {
        try (LinkedFloor here = new LinkedFloor(PostgresJournal.open(database.url()), key, clock);
                LinkedFloor there = new LinkedFloor(PostgresJournal.open(database.url()), key, clock);
                Journal beside = PostgresJournal.openReadOnly(database.url())) {
            Patron ann = here.seated("ann", "1", CHIPS);
            Patron ben = there.seated("ben", "2", CHIPS);
            for (int round = 0; round < 5; round++) {
                here.dealt("1", LinkedFloor.NOTHING, ann);
                there.dealt("2", round == 3 ? LinkedFloor.STRAIGHT_FLUSH : LinkedFloor.NOTHING, ben);
                here.settled("1", ann);
                there.settled("2", ben);
            }
            Await.until(
                    "both see it", () -> here.grand().version() == there.grand().version());
            assertThat(here.pool()).isEqualTo(there.pool());
            assertThat(here.pool().hits()).hasSize(1);
            isClean(beside);
        }
    }

    @Test
    @Tag("postgres")
    @Timeout(120)
    void a_process_sees_the_pool_that_another_set_up_and_is_told_when_it_moves(Postgres.Database database)
            throws Exception {
        try (TestFloor there = new TestFloor(PostgresJournal.open(database.url()), key, clock);
                LinkedFloor here = new LinkedFloor(PostgresJournal.open(database.url()), key, clock)) {
            Await.until("it sees the pool", () -> there.floor().pools().pool("grand") != null);
            List<String> moved = new java.util.concurrent.CopyOnWriteArrayList<>();
            there.floor().pools().watch(pool -> moved.add(pool.id()));
            done(here.floor().pools().correct(LinkedFloor.MANAGER, "c1", here.grand(), Money.cents(5), "lost"));
            LivePool grand = Objects.requireNonNull(there.floor().pools().pool("grand"));
            // Word of how the tables were linked may still be on its way.
            Await.until(
                    "it is told",
                    () -> !moved.isEmpty() && grand.version() == here.grand().version());
            assertThat(grand.running()).isEqualTo(here.pool());
        }
    }

    @Test
    @Rule("R-22")
    void a_void_round_takes_its_contributions_back_out() {
        try (LinkedFloor floor = open()) {
            Patron ann = floor.seated("ann", "1", CHIPS);
            Patron ben = floor.seated("ben", "2", CHIPS);
            floor.dealt("1", LinkedFloor.NOTHING, ann);
            floor.dealt("2", LinkedFloor.NOTHING, ben);
            done(floor.play(TestFloor.DEALER, "1", new StudCommand.Remedy(new Misdeal(Grade.DEALER))));
            floor.booksBalance();
            assertThat(floor.pool().pool()).isEqualTo(after(1));
            assertThat(floor.table("1").chips(ann)).isEqualTo(CHIPS);
        }
    }

    @Test
    @Rule("R-22")
    void what_was_won_meanwhile_a_void_round_leaves_to_the_operator() {
        try (LinkedFloor floor = open()) {
            Patron ann = floor.seated("ann", "1", CHIPS);
            Patron ben = floor.seated("ben", "2", CHIPS);
            floor.dealt("1", LinkedFloor.NOTHING, ann);
            floor.dealt("2", LinkedFloor.ROYAL, ben);
            floor.settled("2", ben);
            Money tray = floor.floor().balances().get(Account.floatTray("1"));
            done(floor.play(TestFloor.DEALER, "1", new StudCommand.Remedy(new Misdeal(Grade.DEALER))));
            floor.booksBalance();
            assertThat(floor.pool().pool().amount()).isEqualTo(SEED);
            assertThat(floor.floor().balances().get(Account.floatTray("1"))).isEqualTo(tray);
        }
    }

    @Test
    void a_command_that_moves_nothing_leaves_no_row_in_the_pool() {
        try (LinkedFloor floor = open()) {
            Patron ann = floor.seated("ann", "1", CHIPS);
            long before = floor.grand().version();
            refused(floor.play(TestFloor.DEALER, "1", new StudCommand.Reveal()), StudReason.NO_CARDS_OUT);
            done(floor.wager(ann, "1", 1, StudArea.ANTE, 5));
            List<Card> cards = Card.parseAll("2c 3c 4d 5d 7h 8h 9s Ts Jc Qd");
            done(floor.play(TestFloor.DEALER, "1", new StudCommand.Deal(cards)));
            floor.settled("1", ann);
            assertThat(floor.grand().version()).isEqualTo(before);
        }
    }

    @Test
    void a_preview_knows_the_pool_as_it_stands_and_moves_nothing() {
        try (LinkedFloor floor = open()) {
            Patron ann = floor.seated("ann", "1", CHIPS);
            floor.dealt("1", LinkedFloor.ROYAL, ann);
            done(floor.play(new Actor.Guest(ann), "1", new StudCommand.Bet(ann, Box.of(1), null, Money.ZERO)));
            Money more = Money.dollars(1000);
            done(floor.floor().pools().correct(LinkedFloor.MANAGER, "c1", floor.grand(), more, "found"));
            Pool stands = floor.pool().pool();
            var preview = floor.floor().preview(TestFloor.DEALER, floor.table("1"), new StudCommand.Reveal());
            assertThat(paid((Decision.Accepted<TableFact<StudEvent>>) preview)
                            .awards()
                            .getFirst()
                            .amount())
                    .isEqualTo(stands.amount());
            assertThat(floor.pool().pool()).isEqualTo(stands);
            assertThat(floor.known("1")).isNotEqualTo(stands);
        }
    }

    private static JackpotEvent.Paid paid(Decision.Accepted<TableFact<StudEvent>> decision) {
        for (TableFact<StudEvent> fact : decision.events())
            if (fact instanceof TableFact.Happened<StudEvent>(StudEvent.JackpotMoved(JackpotEvent.Paid paid)))
                return paid;
        throw new AssertionError("nothing would be paid: " + decision);
    }

    @Test
    @Rule({"caribbean-stud 11.9", "caribbean-stud 11.9.2", "caribbean-stud 11.9.3"})
    void a_table_that_does_not_agree_with_the_pool_is_not_set_up() {
        try (LinkedFloor floor = open()) {
            Map<String, String> other = new HashMap<>(LinkedFloor.SETTINGS);
            other.put("jackpotStake", "25.00");
            Setup setup = Setup.of("caribbean-stud", other, Money.dollars(1000)).linkedTo("grand");
            assertThatThrownBy(() -> now(floor.floor().setUp("3", setup)))
                    .isInstanceOf(NotAllowed.class)
                    .hasMessageContaining("a jackpot wager of 25.00, not 5.00")
                    .hasMessageEndingWith("(caribbean-stud 11.9.3)");
            assertThat(Objects.requireNonNull(floor.floor().table("3")).hosted().setup())
                    .isNull();
            assertThat(floor.pool().tables()).containsExactly("1", "2");
        }
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            isClean(journal);
        }
    }

    @Test
    @Rule({"caribbean-stud 2.3", "caribbean-stud 11.5"})
    void a_table_with_a_jackpot_has_a_pool_of_the_floor_and_one_without_has_none() {
        try (LinkedFloor floor = open()) {
            Setup alone = Setup.of("caribbean-stud", LinkedFloor.SETTINGS, Money.dollars(1000));
            assertThatThrownBy(() -> floor.floor().setUp("3", alone)).hasMessageContaining("expected a pool");
            assertThatThrownBy(() -> floor.floor().setUp("3", alone.linkedTo("small")))
                    .hasMessage("expected a pool of this floor, got \"small\"");
            Setup three = TestFloor.setup().linkedTo("grand");
            assertThatThrownBy(() -> floor.floor().setUp("3", three))
                    .hasMessage("expected no pool: three-card-poker has no jackpot");
        }
    }

    @Test
    @Rule("caribbean-stud 11.9")
    void a_table_that_is_linked_to_another_pool_leaves_the_one_it_had() {
        try (LinkedFloor floor = open()) {
            now(floor.floor().pools().setUp("small", "Small", "caribbean-stud", LinkedFloor.RULES));
            now(floor.floor().setUp("2", LinkedFloor.setup().linkedTo("small")));
            assertThat(floor.pool().tables()).containsExactly("1");
            Patron ben = floor.seated("ben", "2", CHIPS);
            floor.dealt("2", LinkedFloor.NOTHING, ben);
            assertThat(floor.pool().pool()).isEqualTo(Pool.of(SEED));
            assertThat(Objects.requireNonNull(floor.floor().pools().of(floor.table("2")))
                            .running())
                    .extracting(PoolState.Running::pool)
                    .isEqualTo(after(1));
        }
    }

    @Test
    @Rule({"caribbean-stud 2.3", "R-24"})
    void a_correction_is_a_managers_and_happens_once() {
        try (LinkedFloor floor = open()) {
            var pools = floor.floor().pools();
            refused(
                    pools.correct(TestFloor.DEALER, "c1", floor.grand(), Money.dollars(1), "more"),
                    PoolReason.WRONG_ROLE);
            for (int time = 0; time < 2; time++)
                done(pools.correct(LinkedFloor.MANAGER, "c2", floor.grand(), Money.dollars(-1), "less"));
            assertThat(floor.pool().pool().amount()).isEqualTo(SEED.minus(Money.dollars(1)));
            floor.booksBalance();
        }
    }
}
