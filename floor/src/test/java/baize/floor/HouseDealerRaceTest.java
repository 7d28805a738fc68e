package baize.floor;

import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.crash.Faulty;
import baize.floor.journal.SqliteJournal;
import baize.testkit.Await;
import baize.wire.Cue;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Players act in the very moment in which the house does: their commands are on the way to the disk when the dealer,
 * who sees what is durable, does what is due. Whichever comes first, no table stands still afterwards.
 */
@Tag("long")
class HouseDealerRaceTest {
    private static final int RACES = Integer.getInteger("baize.races", 500);

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final Generator generator = FastGenerator.stream(seed, 0);
    private final TestClock clock = new TestClock(TestFloor.START);
    private final List<HouseDealer.Refusal> refusals = new CopyOnWriteArrayList<>();
    private final Map<String, Integer> raced = new TreeMap<>();

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    @Rule({"R-145", "R-200"})
    void whatever_is_on_its_way_when_something_is_due_the_house_goes_on(LiveGame game) {
        Faulty journal = new Faulty(SqliteJournal.open(folder));
        try (TestFloor house = new TestFloor(journal, SealingKey.random(), clock);
                HouseDealer dealer = HouseDealer.idle(house.floor(), refusals::add)) {
            new Races<>(house, journal, dealer, game.at(house.floor(), "5")).run();
            house.booksBalance();
            System.out.println(game + ": " + raced + ", the house was refused " + refusals.size());
            for (Cue.Wait wait : game.waits()) assertThat(raced).containsKey(wait.name());
            // At craps hardly anything takes back what is due; elsewhere the house often comes too late.
            if (game != LiveGame.CRAPS) assertThat(refusals).isNotEmpty();
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError("with -Dbaize.seed=" + seed + ": " + failure.getMessage(), failure);
        }
    }

    private final class Races<S, C, E, V> {
        private final TestFloor house;
        private final Faulty journal;
        private final HouseDealer dealer;
        private final LiveTable<S, C, E, V> table;
        private final Regulars<S, C, E, V> regulars;

        Races(TestFloor house, Faulty journal, HouseDealer dealer, LiveTable<S, C, E, V> table) {
            this.house = house;
            this.journal = journal;
            this.dealer = dealer;
            this.table = table;
            this.regulars = new Regulars<>(house, table, generator);
        }

        void run() {
            regulars.come();
            for (int race = 0; race < RACES; ) {
                LiveTable.Wait wait = table.waiting(table.hosted());
                if (wait == null || generator.below(3) == 0) now(regulars.act());
                else {
                    if (wait.until().isAfter(clock.instant()))
                        clock.go(Duration.between(clock.instant(), wait.until()));
                    race(wait.after());
                    race++;
                }
            }
        }

        /** The clock strikes while some players' commands are on their way. */
        private void race(Cue.Wait wait) {
            raced.merge(wait.name(), 1, Integer::sum);
            CountDownLatch held = new CountDownLatch(1);
            CountDownLatch free = new CountDownLatch(1);
            journal.before(() -> {
                held.countDown();
                awaited(free);
            });
            List<CompletableFuture<?>> sent = new ArrayList<>();
            sent.add(regulars.act());
            awaited(held);
            for (int more = generator.below(3); more > 0; more--) sent.add(regulars.act());
            dealer.lookAtAll(clock.instant());
            if (generator.below(2) == 0) sent.add(regulars.act());
            free.countDown();
            sent.forEach(TestFloor::now);
            Await.until("the house does what is due", () -> {
                dealer.lookAtAll(clock.instant());
                return house.floor().waiting() == 0 && HouseDealer.due(table, table.hosted(), clock.instant()) == null;
            });
        }
    }

    private static void awaited(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
