package baize.floor;

import static baize.floor.TestFloor.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.crash.Faulty;
import baize.floor.journal.SqliteJournal;
import baize.floor.journal.StoreDown;
import baize.floor.patron.PatronState;
import baize.floor.patron.Period;
import baize.floor.patron.Sydney;
import baize.floor.table.HouseFact;
import baize.floor.table.Interruption;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardState;
import baize.testkit.Await;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Time in which nobody could act is nobody's: hands have their whole time again, and no time of play is counted. */
@Rule("R-201")
class OutagesTest {
    private static final Duration HOUR = Duration.ofHours(1);

    @TempDir
    Path folder;

    private final SealingKey key = SealingKey.random();
    private final TestClock clock = new TestClock(TestFloor.START);
    private Faulty journal;
    private TestFloor floor;
    private HouseDealer dealer;
    private Patron ann;

    @BeforeEach
    void begin() {
        open();
        TestFloor.now(floor.floor().setUp("1", TestFloor.setup().dealtBy(Setup.Dealer.HOUSE)));
        ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(20));
        Await.until("the hand is dealt", () -> looked() && state() instanceof ThreeCardState.Dealt);
    }

    private void open() {
        journal = new Faulty(SqliteJournal.open(folder));
        floor = new TestFloor(journal, key, clock);
        dealer = HouseDealer.idle(floor.floor(), _ -> {});
    }

    private void close() {
        dealer.close();
        floor.booksBalance();
        floor.close();
    }

    @AfterEach
    void audit() {
        close();
        try (var stored = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(stored, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    private ThreeCardState state() {
        return floor.table("1").hosted().state();
    }

    /** The dealer has looked, what it did is durable, and nothing is left to be put on record. */
    private boolean looked() {
        dealer.lookAtAll(clock.instant());
        return floor.floor().waiting() == 0 && floor.floor().outages().owed(floor.table("1")) == null;
    }

    private void looksInVain() {
        for (int look = 0; look < 20; look++) Await.until("the dealer has looked", this::looked);
        assertThat(state()).isInstanceOf(ThreeCardState.Dealt.class);
    }

    private long secondsPlayed() {
        done(floor.floor().cardOut(new Actor.Guest(ann), floor.nextId(), ann, floor.table("1")));
        return played(ann);
    }

    private long played(Patron patron) {
        return ((PatronState.Registered) floor.floor().people().patron(patron))
                .play()
                .time(Period.DAY, Sydney.day(clock.instant()))
                .toSeconds();
    }

    /** What is on a table's record. */
    private record Lost(Duration time, Interruption why) {}

    private void lost(Duration time, Interruption why) {
        var now = floor.floor().clock().instant();
        floor.floor().outages().lost(now.minus(time), now, why);
    }

    private List<Lost> resumptions() {
        List<Lost> found = new ArrayList<>();
        var machine = new baize.floor.table.TableMachine<>("1", floor.table("1").wire());
        journal.rows("table/1", 1, Long.MAX_VALUE, row -> {
            for (var event : baize.floor.stream.Body.read(machine, row.body()).events())
                if (event instanceof TableFact.Around<?>(HouseFact.Resumed(var from, var to, var why)))
                    found.add(new Lost(Duration.between(from, to), why));
        });
        return found;
    }

    private void hasItsWholeTimeAgain() {
        // A round's twenty and the hand's sixty seconds, and what the hand had before.
        hasItsWholeTimeAgain(20 + 50 + 60);
    }

    private void hasItsWholeTimeAgain(int played) {
        looksInVain();
        clock.go(Duration.ofSeconds(59));
        looksInVain();
        clock.go(Duration.ofSeconds(1));
        Await.until("the time is called", () -> looked() && state() instanceof ThreeCardState.Settled);
        assertThat(secondsPlayed()).isEqualTo(played);
    }

    @Test
    void after_a_restart() {
        clock.go(Duration.ofSeconds(50));
        // What is alive leaves a trace, or nobody knows how long it lived.
        done(floor.floor().colourChange(TestFloor.DEALER, floor.nextId(), ann, floor.table("1"), Money.dollars(5)));
        close();
        clock.go(HOUR);
        open();
        hasItsWholeTimeAgain();
        assertThat(resumptions()).containsExactly(new Lost(HOUR, Interruption.RESTART));
    }

    @Test
    void after_a_store_that_was_full() {
        clock.go(Duration.ofSeconds(50));
        journal.full(true);
        var play = new ThreeCardCommand.Play(ann, Box.of(1), null, Money.ZERO);
        assertThatThrownBy(() -> TestFloor.now(floor.play(new Actor.Guest(ann), "1", play)))
                .isInstanceOf(StoreDown.class);
        clock.go(HOUR);
        looksInVain();
        journal.full(false);
        Await.until(
                "it is tried whether anything can be stored",
                () -> !floor.floor().isAway());
        hasItsWholeTimeAgain();
        assertThat(resumptions()).containsExactly(new Lost(HOUR, Interruption.STORE));
    }

    @Test
    void a_player_s_decision_counts_as_soon_as_the_store_is_back() {
        clock.go(Duration.ofSeconds(50));
        journal.full(true);
        var play = new ThreeCardCommand.Play(ann, Box.of(1), null, Money.ZERO);
        assertThatThrownBy(() -> TestFloor.now(floor.play(new Actor.Guest(ann), "1", play)))
                .isInstanceOf(StoreDown.class);
        clock.go(HOUR);
        looksInVain();
        journal.full(false);
        done(floor.play(new Actor.Guest(ann), "1", play));
        Await.until("the round is over", () -> looked() && state() instanceof ThreeCardState.Settled);
    }

    @Test
    void after_a_standstill() {
        clock.go(Duration.ofSeconds(50));
        clock.go(HOUR);
        lost(HOUR, Interruption.STANDSTILL);
        hasItsWholeTimeAgain();
    }

    @Test
    void after_a_clock_that_was_set_and_set_back() {
        clock.go(Duration.ofSeconds(50));
        clock.leaps(HOUR);
        believed();
        clock.leaps(HOUR.negated());
        believed();
        // A visit at a table that stands an hour ahead since the clock was set back is not counted: too little, never
        // too
        // much.
        hasItsWholeTimeAgain(20 + 50 + 60);
        assertThat(resumptions())
                .containsExactly(new Lost(HOUR, Interruption.CLOCK), new Lost(Duration.ZERO, Interruption.CLOCK));
    }

    /** The clock stays where it leapt to for a minute, in which the hand has not had all of its time. */
    private void believed() {
        floor.floor().watchClock();
        assertThat(floor.floor().troubles().now())
                .hasSize(2)
                .contains("the clock is not to be trusted")
                .anyMatch(said -> said.startsWith("the clock leapt and is 3600.0 s "));
        clock.go(Duration.ofMinutes(1));
        floor.floor().watchClock();
        assertThat(floor.floor().troubles().now()).isEmpty();
        Await.until("the dealer has looked", this::looked);
        assertThat(state()).isInstanceOf(ThreeCardState.Dealt.class);
    }

    /** An hour ahead for a moment, in which somebody does something, and nobody else has lost an hour. */
    @Test
    void a_clock_that_leaps_and_comes_back_takes_no_row_along() {
        clock.leaps(HOUR);
        floor.floor().watchClock();
        Patron bob = floor.patron("bob", Money.dollars(100));
        clock.leaps(HOUR.negated());
        floor.floor().watchClock();
        journal.walk(0, (batch, _) -> assertThat(batch.at()).isLessThanOrEqualTo(micros()));
        done(floor.floor().cardIn(new Actor.Guest(bob), floor.nextId(), bob, floor.table("1")));
        clock.go(Duration.ofSeconds(60));
        Await.until("the time is called", () -> looked() && state() instanceof ThreeCardState.Settled);
        assertThat(secondsPlayed()).isEqualTo(20 + 60);
    }

    /** What a stream has from a clock that was wrong stays its own. */
    @Test
    void a_patron_whose_record_is_an_hour_ahead_takes_no_table_along() {
        clock.leaps(HOUR);
        believed();
        Patron bob = floor.patron("bob", Money.dollars(100));
        clock.leaps(HOUR.negated());
        believed();
        Patron cat = floor.seated("cat", "2", Money.dollars(100));
        done(floor.floor().cardIn(new Actor.Guest(bob), floor.nextId(), bob, floor.table("2")));
        clock.go(Duration.ofSeconds(30));
        done(floor.floor().cardOut(new Actor.Guest(bob), floor.nextId(), bob, floor.table("2")));
        done(floor.floor().cardOut(new Actor.Guest(cat), floor.nextId(), cat, floor.table("2")));
        assertThat(played(bob)).isEqualTo(30);
        assertThat(played(cat)).isEqualTo(30);
        journal.rows("table/2", 1, Long.MAX_VALUE, row -> assertThat(row.at()).isLessThanOrEqualTo(micros()));
    }

    private long micros() {
        return java.time.temporal.ChronoUnit.MICROS.between(
                java.time.Instant.EPOCH, floor.floor().clock().instant());
    }

    @Test
    void interruptions_that_overlap_are_taken_for_one() {
        clock.go(Duration.ofSeconds(50));
        lost(Duration.ofSeconds(5), Interruption.STANDSTILL);
        lost(Duration.ZERO, Interruption.TAKEOVER);
        clock.go(Duration.ofSeconds(1));
        lost(Duration.ofSeconds(3), Interruption.STORE);
        Await.until("it is on the record", () -> looked() && !resumptions().isEmpty());
        assertThat(resumptions()).containsExactly(new Lost(Duration.ofSeconds(6), Interruption.STANDSTILL));
    }

    @Test
    void at_a_table_where_nobody_is_nothing_is_to_be_put_on_record() {
        TestFloor.now(floor.floor().setUp("2", TestFloor.setup()));
        long version = floor.table("2").position().version();
        lost(HOUR, Interruption.STORE);
        Await.until("it is on the record", () -> looked() && !resumptions().isEmpty());
        assertThat(floor.table("2").position().version()).isEqualTo(version);
    }
}
