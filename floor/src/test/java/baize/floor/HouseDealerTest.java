package baize.floor;

import static baize.floor.TestFloor.done;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.crash.Faulty;
import baize.floor.journal.SqliteJournal;
import baize.floor.table.Setup;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardState;
import baize.testkit.Await;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HouseDealerTest {
    /** The house looks at the clock more often. */
    private static final Duration A_LOOK = Duration.ofMillis(250);

    @TempDir
    Path folder;

    private final TestClock clock = new TestClock(TestFloor.START);
    private Faulty journal;
    private TestFloor floor;
    private HouseDealer dealer;
    private Patron ann;

    @BeforeEach
    void open() {
        journal = new Faulty(SqliteJournal.open(folder));
        floor = new TestFloor(journal, SealingKey.random(), clock);
        TestFloor.now(floor.floor().setUp("1", TestFloor.setup().dealtBy(Setup.Dealer.HOUSE)));
        dealer = HouseDealer.at(floor.floor(), _ -> {});
        ann = floor.seated("ann", "1", Money.dollars(500));
    }

    @AfterEach
    void close() {
        dealer.close();
        floor.booksBalance();
        floor.close();
    }

    private ThreeCardState state() {
        return floor.table("1").hosted().state();
    }

    @Test
    @Rule("R-145")
    void the_house_deals_twenty_seconds_after_the_first_wager_and_reveals_when_all_have_decided() {
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(19));
        Await.letPass(A_LOOK, "the house looks and does nothing");
        assertThat(state()).isInstanceOf(ThreeCardState.Betting.class);
        clock.go(Duration.ofSeconds(1));
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Dealt);
        done(floor.play(new Actor.Guest(ann), "1", new ThreeCardCommand.Play(ann, Box.of(1), null, Money.ZERO)));
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Settled);
        assertThat(floor.table("1").round()).isEqualTo(1);
    }

    @Test
    void what_the_dealer_cannot_do_is_said_until_it_can() {
        done(floor.ante(ann, 1, 10));
        journal.unreadable(new IllegalStateException("nobody knows this key"));
        clock.go(Duration.ofSeconds(20));
        Await.until(
                "the house does it",
                () -> floor.floor().troubles().now().equals(List.of("the house dealer fails at table 1")));
        assertThat(state()).isInstanceOf(ThreeCardState.Betting.class);
        journal.unreadable(null);
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Dealt);
        Await.until("the house does it", () -> floor.floor().troubles().now().isEmpty());
    }

    @Test
    void where_the_dealer_does_not_get_to_what_is_due_that_is_said_with_the_table() {
        CountDownLatch free = new CountDownLatch(1);
        done(floor.ante(ann, 1, 10));
        journal.looking(() -> Await.until("the test goes on", () -> free.getCount() == 0));
        clock.go(Duration.ofSeconds(30));
        String late = "the house dealer has not looked at table 1, where something is due";
        Await.until("it is said", () -> floor.floor().troubles().now().equals(List.of(late)));
        free.countDown();
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Dealt);
        assertThat(floor.floor().troubles().now()).isEmpty();
    }

    @Test
    void what_was_refused_in_the_moment_of_the_deadline_is_done_when_the_table_has_gone_on() throws Exception {
        dealer.close();
        List<HouseDealer.Refusal> refusals = new CopyOnWriteArrayList<>();
        HouseDealer idle = HouseDealer.idle(floor.floor(), refusals::add);
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(20));
        journal.next((real, units, snapshots) -> {
            idle.lookAtAll(clock.instant());
            return real.append(units, snapshots);
        });
        done(floor.play(
                new Actor.Guest(ann),
                "1",
                new ThreeCardCommand.Withdraw(ann, Box.of(1), ThreeCardArea.ANTE, Money.dollars(10))));
        Await.until("the house was refused", () -> !refusals.isEmpty());
        assertThat(refusals.getFirst().command()).isEqualTo("no-more-bets");
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(20));
        Await.until("the house does it", () -> {
            idle.lookAtAll(clock.instant());
            return state() instanceof ThreeCardState.Dealt;
        });
        assertThat(refusals).hasSize(1);
    }

    @Test
    @Rule({"three-card-poker 8.4", "R-18", "R-200"})
    void a_hand_is_folded_when_its_player_does_not_decide_in_time() {
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(20));
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Dealt);
        clock.go(Duration.ofSeconds(59));
        Await.letPass(A_LOOK, "the house looks and does nothing");
        assertThat(state()).isInstanceOf(ThreeCardState.Dealt.class);
        clock.go(Duration.ofSeconds(1));
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Settled);
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(490));
        assertThat(rowsOfTheHouse("time-out")).isEqualTo(1);
    }

    @Test
    @Rule({"R-24", "R-200"})
    void nobody_but_the_clock_says_that_the_time_has_run_out() {
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(20));
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Dealt);
        ThreeCardCommand late = new ThreeCardCommand.TimeOut(Box.of(1));
        assertThat(floor.play(new Actor.Guest(ann), "1", late))
                .failsWithin(Duration.ofSeconds(10))
                .withThrowableThat()
                .havingRootCause()
                .isInstanceOf(NotAllowed.class);
        assertThat(state()).isInstanceOf(ThreeCardState.Dealt.class);
    }

    @Test
    void what_the_house_did_is_recorded_as_the_houses() {
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(20));
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Dealt);
        assertThat(rowsOfTheHouse("deal")).isEqualTo(1);
    }

    private long rowsOfTheHouse(String command) {
        long[] byHouse = {0};
        try (var journal = SqliteJournal.openReadOnly(folder)) {
            journal.rows("table/1", 1, Long.MAX_VALUE, row -> {
                String body = new String(row.body(), StandardCharsets.UTF_8);
                if (body.startsWith("{\"by\":\"house\"") && body.contains("\"do\":\"" + command + "\"")) byHouse[0]++;
            });
        }
        return byHouse[0];
    }

    @Test
    void a_member_of_staff_may_step_in() {
        done(floor.ante(ann, 1, 10));
        done(floor.play(TestFloor.DEALER, "1", new ThreeCardCommand.Deal(java.util.List.of())));
        assertThat(state()).isInstanceOf(ThreeCardState.Dealt.class);
        clock.go(Duration.ofMinutes(2));
        Await.until("the house does it", () -> state() instanceof ThreeCardState.Settled);
    }
}
