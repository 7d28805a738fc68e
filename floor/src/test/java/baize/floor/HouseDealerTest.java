package baize.floor;

import static baize.floor.TestFloor.done;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.table.Setup;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardState;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HouseDealerTest {
    @TempDir
    Path folder;

    private final TestClock clock = new TestClock(TestFloor.START);
    private TestFloor floor;
    private HouseDealer dealer;
    private Patron ann;

    @BeforeEach
    void open() {
        floor = new TestFloor(SqliteJournal.open(folder), SealingKey.random(), clock);
        TestFloor.now(floor.floor().setUp("1", TestFloor.setup().dealtBy(Setup.Dealer.HOUSE)));
        dealer = HouseDealer.at(floor.floor());
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

    private static void eventually(BooleanSupplier condition) {
        for (int tries = 0; tries < 1000 && !condition.getAsBoolean(); tries++) pause();
        assertThat(condition.getAsBoolean()).isTrue();
    }

    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    @Test
    @Rule("R-145")
    void the_house_deals_twenty_seconds_after_the_first_wager_and_reveals_when_all_have_decided() {
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(19));
        pause();
        assertThat(state()).isInstanceOf(ThreeCardState.Betting.class);
        clock.go(Duration.ofSeconds(1));
        eventually(() -> state() instanceof ThreeCardState.Dealt);
        done(floor.play(new Actor.Guest(ann), "1", new ThreeCardCommand.Play(ann, Box.of(1), null, Money.ZERO)));
        eventually(() -> state() instanceof ThreeCardState.Settled);
        assertThat(floor.table("1").round()).isEqualTo(1);
    }

    @Test
    @Rule({"three-card-poker 12.12", "R-18"})
    void time_is_called_when_a_player_does_not_decide() {
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(20));
        eventually(() -> state() instanceof ThreeCardState.Dealt);
        clock.go(Duration.ofSeconds(59));
        pause();
        assertThat(state()).isInstanceOf(ThreeCardState.Dealt.class);
        clock.go(Duration.ofSeconds(1));
        eventually(() -> state() instanceof ThreeCardState.Settled);
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(500));
    }

    @Test
    void what_the_house_did_is_recorded_as_the_houses() {
        done(floor.ante(ann, 1, 10));
        clock.go(Duration.ofSeconds(20));
        eventually(() -> state() instanceof ThreeCardState.Dealt);
        long[] byHouse = {0};
        try (var journal = SqliteJournal.openReadOnly(folder)) {
            journal.rows("table/1", 1, Long.MAX_VALUE, row -> {
                String body = new String(row.body(), java.nio.charset.StandardCharsets.UTF_8);
                if (body.startsWith("{\"by\":\"house\"") && body.contains("\"do\":\"deal\"")) byHouse[0]++;
            });
        }
        assertThat(byHouse[0]).isEqualTo(1);
    }

    @Test
    void a_member_of_staff_may_step_in() {
        done(floor.ante(ann, 1, 10));
        done(floor.play(TestFloor.DEALER, "1", new ThreeCardCommand.Deal(java.util.List.of())));
        assertThat(state()).isInstanceOf(ThreeCardState.Dealt.class);
        clock.go(Duration.ofMinutes(2));
        eventually(() -> state() instanceof ThreeCardState.Settled);
    }
}
