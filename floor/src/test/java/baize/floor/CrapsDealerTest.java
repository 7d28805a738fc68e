package baize.floor;

import static baize.floor.TestFloor.done;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsState;
import baize.games.table.TableCommand;
import baize.testkit.Await;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The house runs a craps game: periods end and dice are shot when their time has come. */
class CrapsDealerTest {
    /** The house looks at the clock more often. */
    private static final Duration A_LOOK = Duration.ofMillis(250);

    @TempDir
    Path folder;

    private final TestClock clock = new TestClock(TestFloor.START);
    private CrapsFloor floor;
    private HouseDealer dealer;
    private Patron ann;

    @BeforeEach
    void open() {
        floor = new CrapsFloor(SqliteJournal.open(folder), SealingKey.random(), clock);
        dealer = HouseDealer.at(floor.floor(), _ -> {});
        ann = floor.carded("ann", "9", Money.dollars(100));
        done(floor.note(ann, "9", 100));
    }

    @AfterEach
    void close() {
        dealer.close();
        floor.close();
    }

    private CrapsState state() {
        return floor.table("9").hosted().state();
    }

    private boolean isOver(int round) {
        return state().round() == round && state() instanceof CrapsState.Settled;
    }

    @Test
    @Rule({"craps 3.11.1", "R-82"})
    void the_dice_shoot_themselves_ten_seconds_after_the_period() {
        done(floor.wager(ann, "9", "pass-line", 10));
        clock.go(Duration.ofSeconds(20));
        Await.until("the house does it", () -> state() instanceof CrapsState.Shooting);
        clock.go(Duration.ofSeconds(9));
        Await.letPass(A_LOOK, "the house looks and does nothing");
        assertThat(state()).isInstanceOf(CrapsState.Shooting.class);
        clock.go(Duration.ofSeconds(1));
        Await.until("the house does it", () -> isOver(1));
    }

    @Test
    @Rule({"craps 3.11.2", "R-81", "R-86"})
    void wagers_left_behind_are_rolled_for_until_they_are_decided() {
        done(floor.wager(ann, "9", "place-6", 6));
        done(floor.play(new Actor.Guest(ann), "9", new CrapsCommand.AtTable(new TableCommand.Leave(ann))));
        int round = 0;
        while (state().wagersStand()) {
            int next = ++round;
            assertThat(next).as("rolls without a six or a seven").isLessThan(500);
            clock.go(Duration.ofSeconds(20));
            Await.until("the house does it", () -> isOver(next));
        }
        assertThat(state().table().guest(ann).box()).isNull();
        done(floor.floor().cardOut(new Actor.Guest(ann), floor.nextId(), ann, floor.table("9")));
    }
}
