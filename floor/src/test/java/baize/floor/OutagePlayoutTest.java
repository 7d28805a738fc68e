package baize.floor;

import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.crash.Faulty;
import baize.floor.journal.Journal;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.table.Hosted;
import baize.testkit.Await;
import baize.testkit.Postgres;
import baize.wire.Cue;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Restarts, stores that are away, standstills and clocks that leap, at tables where people play: none of them decides a
 * hand, ends a wagering, shoots or calls, and no table stands still afterwards. {@code -Dbaize.outages=200} is the long
 * form; {@code ServerKilledTest} and {@code KillTest} do it to real processes.
 */
@Tag("long")
@Rule("R-201")
class OutagePlayoutTest {
    private static final int OUTAGES = Integer.getInteger("baize.outages", 8);

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final Generator generator = FastGenerator.stream(seed, 0);
    private final TestClock clock = new TestClock(TestFloor.START);
    private final SealingKey key = SealingKey.random();
    private final Map<String, Integer> struck = new TreeMap<>();

    /** What befalls the house. */
    private enum Outage {
        RESTART,
        STORE,
        STANDSTILL,
        LEAP
    }

    @ParameterizedTest
    @EnumSource
    void no_outage_decides_anything(LiveGame game, @TempDir Path folder) {
        played(game, () -> SqliteJournal.open(folder));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("postgres")
    @ExtendWith(Postgres.class)
    void no_outage_decides_anything_on_postgresql(LiveGame game, Postgres.Database database) {
        played(game, () -> PostgresJournal.open(database.url()));
    }

    private void played(LiveGame game, Supplier<Journal> opening) {
        try (Evening<?, ?, ?, ?> evening = new Evening<>(game, opening)) {
            evening.play();
            System.out.println(game + ": " + struck);
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError("with -Dbaize.seed=" + seed + ": " + failure.getMessage(), failure);
        }
    }

    private boolean isStruck(Cue.Wait wait) {
        return struck.keySet().stream().anyMatch(kind -> kind.endsWith(" " + wait));
    }

    private final class Evening<S, C, E, V> implements AutoCloseable {
        private final LiveGame game;
        private final Supplier<Journal> opening;
        private Faulty journal;
        private TestFloor house;
        private HouseDealer dealer;
        private LiveTable<S, C, E, V> table;
        private Regulars<S, C, E, V> regulars;

        Evening(LiveGame game, Supplier<Journal> opening) {
            this.game = game;
            this.opening = opening;
            open();
            regulars.come();
        }

        private void open() {
            journal = new Faulty(opening.get());
            house = new TestFloor(journal, key, clock);
            dealer = HouseDealer.idle(house.floor(), _ -> {});
            @SuppressWarnings("unchecked") // whatever it is, it is the same each time
            LiveTable<S, C, E, V> found = (LiveTable<S, C, E, V>) game.at(house.floor(), "5");
            table = found;
            regulars = new Regulars<>(house, table, generator);
        }

        void play() {
            for (int outages = 0; outages < OUTAGES || !struckAllWaits(); ) {
                LiveTable.Wait wait = table.waiting(table.hosted());
                boolean enough = outages >= OUTAGES && wait != null && isStruck(wait.after());
                if (wait == null || wait.after() == Cue.Wait.NOW || enough || generator.below(3) > 0) goOn();
                else {
                    strike(Outage.values()[generator.below(Outage.values().length)], wait);
                    outages++;
                }
            }
            Audit.Verdict verdict = Audit.of(journal, (_, _) -> {});
            assertThat(verdict).isInstanceOf(Audit.Verdict.Clean.class);
            house.booksBalance();
        }

        private boolean struckAllWaits() {
            return game.waits().stream().allMatch(OutagePlayoutTest.this::isStruck);
        }

        private void goOn() {
            now(regulars.act());
            clock.go(Duration.ofSeconds(generator.below(12)));
            theDealerIsDone();
        }

        private void theDealerIsDone() {
            Await.until("the house does what is due", () -> {
                looks();
                return isQuiet() && HouseDealer.due(table, table.hosted(), houseNow()) == null;
            });
        }

        private Instant houseNow() {
            return house.floor().clock().instant();
        }

        private void looks() {
            dealer.lookAtAll(houseNow());
        }

        private boolean isQuiet() {
            return house.floor().waiting() == 0 && house.floor().outages().owed(table) == null;
        }

        private void strike(Outage outage, LiveTable.Wait wait) {
            struck.merge(outage + " " + wait.after(), 1, Integer::sum);
            String waited = waiting().key();
            Duration whole = Duration.between(wait.since(), wait.until());
            Duration away = Duration.ofSeconds(1 + generator.below(7200));
            befall(outage, away);
            // Nothing is done before the whole time has passed anew, and then it is.
            for (int look = 0; look < 10; look++)
                Await.until("it is on record", () -> {
                    looks();
                    return isQuiet();
                });
            assertThat(waiting().key()).as("after %s of %s", outage, away).isEqualTo(waited);
            LiveTable.Wait again = Objects.requireNonNull(table.waiting(table.hosted()));
            assertThat(Duration.between(houseNow(), again.until())).isEqualTo(whole);
            clock.go(whole.minusSeconds(1));
            for (int look = 0; look < 10; look++) looks();
            assertThat(waiting().key())
                    .as("a second early after %s of %s", outage, away)
                    .isEqualTo(waited);
            clock.go(Duration.ofSeconds(1));
            theDealerIsDone();
        }

        private Hosted.Waiting waiting() {
            return Objects.requireNonNull(table.hosted().waiting());
        }

        private void befall(Outage outage, Duration away) {
            switch (outage) {
                case RESTART -> {
                    close();
                    clock.go(away);
                    open();
                }
                case STORE -> {
                    journal.full(true);
                    assertThat(regulars.ask()).isNotNull();
                    Await.until("it is noticed", () -> house.floor().isAway());
                    clock.go(away);
                    looks();
                    journal.full(false);
                    now(regulars.ask());
                    assertThat(house.floor().isAway()).isFalse();
                }
                case STANDSTILL -> {
                    clock.go(away);
                    house.floor().outages().stoodStill(away);
                }
                case LEAP -> {
                    clock.leaps(
                            generator.below(2) == 0
                                    ? away.plusSeconds(1)
                                    : away.plusSeconds(1).negated());
                    house.floor().watchClock();
                    clock.go(Duration.ofMinutes(1));
                    house.floor().watchClock();
                }
            }
        }

        @Override
        public void close() {
            dealer.close();
            house.booksBalance();
            house.close();
        }
    }
}
