package baize.floor;

import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.crash.Faulty;
import baize.floor.jackpot.LinkedFloor;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.PatronCommand;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.games.jackpot.JackpotRules;
import baize.testkit.Await;
import baize.wire.Cue;
import baize.wire.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
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
    private static final Money CHIPS = Money.dollars(200_000);

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final Generator generator = FastGenerator.stream(seed, 0);
    private final TestClock clock = new TestClock(TestFloor.START);
    private final List<HouseDealer.Refusal> refusals = new CopyOnWriteArrayList<>();
    private final Map<String, Integer> raced = new TreeMap<>();

    @TempDir
    Path folder;

    /** The games as a live table may have them, and what a dealer waits for in each. */
    enum Game {
        THREE_CARD_POKER(TestFloor.SETTINGS, Cue.Wait.WAGERING, Cue.Wait.DECIDING),
        CARIBBEAN_STUD(LinkedFloor.SETTINGS, Cue.Wait.WAGERING, Cue.Wait.DECIDING),
        BLACKJACK(
                Map.of("minimum", "10.00", "chips", "5-25-100", "device", "shoe", "decks", "6", "sideWagers", "none"),
                Cue.Wait.WAGERING,
                Cue.Wait.DECIDING),
        CRAPS(CrapsFloor.SETTINGS, Cue.Wait.WAGERING, Cue.Wait.SHOOTING),
        BINGO(BingoFloor.SETTINGS, Cue.Wait.WAGERING, Cue.Wait.CALLING);

        private final Setup setup;
        private final Cue.Wait[] waits;

        Game(Map<String, String> settings, Cue.Wait... waits) {
            this.setup = Setup.of(name().toLowerCase(Locale.ROOT).replace('_', '-'), settings, CHIPS);
            this.waits = waits;
        }
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"R-145", "R-200"})
    void whatever_is_on_its_way_when_something_is_due_the_house_goes_on(Game game) {
        Faulty journal = new Faulty(SqliteJournal.open(folder));
        try (TestFloor house = new TestFloor(journal, SealingKey.random(), clock);
                HouseDealer dealer = HouseDealer.idle(house.floor(), refusals::add)) {
            LiveTable<?, ?, ?, ?> table = now(house.floor().setUp("5", pooled(house.floor(), game.setup)));
            new Races<>(house, journal, dealer, table).run();
            house.booksBalance();
            System.out.println(game + ": " + raced + ", the house refused " + refusals.size());
            for (Cue.Wait wait : game.waits) assertThat(raced).containsKey(wait.name());
            // At craps nothing takes back what is due; elsewhere the house often comes too late.
            if (game != Game.CRAPS) assertThat(refusals).isNotEmpty();
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError("with -Dbaize.seed=" + seed + ": " + failure.getMessage(), failure);
        }
    }

    private static Setup pooled(Floor floor, Setup setup) {
        JackpotRules rules = Games.of(setup.game()).jackpotRules(setup.settings());
        if (rules == null) return setup;
        now(floor.pools().setUp("pool", "Jackpot", setup.game(), rules));
        return setup.linkedTo("pool");
    }

    private final class Races<S, C, E, V> {
        private final TestFloor house;
        private final Faulty journal;
        private final HouseDealer dealer;
        private final LiveTable<S, C, E, V> table;
        private final List<Patron> patrons = new ArrayList<>();

        Races(TestFloor house, Faulty journal, HouseDealer dealer, LiveTable<S, C, E, V> table) {
            this.house = house;
            this.journal = journal;
            this.dealer = dealer;
            this.table = table;
            for (String name : List.of("ann", "ben", "cat")) patrons.add(member(name));
        }

        private Patron member(String name) {
            Patron patron = house.patron(name, CHIPS);
            var cashier = TestFloor.CASHIER;
            done(house.ask(cashier, patron, new PatronCommand.ChangeMembership(cashier.by(), true)));
            Actor guest = new Actor.Guest(patron);
            done(house.floor().cardIn(guest, house.nextId(), patron, table));
            done(house.floor().buyIn(guest, house.nextId(), patron, table, CHIPS));
            return patron;
        }

        void run() {
            for (int race = 0; race < RACES; ) {
                Cue<C> cue = table.wire().cue(table.hosted().state());
                LiveTable.Wait wait = cue == null ? null : table.waiting(table.hosted());
                if (wait == null || generator.below(3) == 0) now(acts().send());
                else {
                    clock.set(wait.until());
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
            sent.add(acts().send());
            awaited(held);
            for (int more = generator.below(3); more > 0; more--) sent.add(acts().send());
            dealer.lookAtAll(clock.instant());
            if (generator.below(2) == 0) sent.add(acts().send());
            free.countDown();
            sent.forEach(TestFloor::now);
            Await.until("the house does what is due", () -> {
                dealer.lookAtAll(clock.instant());
                return house.floor().waiting() == 0 && due() == null;
            });
        }

        private @Nullable C due() {
            return HouseDealer.due(table, table.hosted(), clock.instant());
        }

        /** Somebody's command: one that is offered as things durably stand, or one that nobody may send. */
        private Act acts() {
            Patron patron = patrons.get(generator.below(patrons.size()));
            List<Offer<C>> offers = table.offers(new Viewer.Player(patron));
            if (offers.isEmpty() || generator.below(4) == 0) return new Act(() -> refused(patron));
            C command = offers.get(generator.below(offers.size())).command();
            return new Act(() -> house.floor().play(new Actor.Guest(patron), house.nextId(), table, command));
        }

        /** A row of the table that changes nothing: nobody has so many chips to change. */
        private CompletableFuture<? extends Answer<?>> refused(Patron patron) {
            return house.floor().colourChange(TestFloor.DEALER, house.nextId(), patron, table, CHIPS.plus(CHIPS));
        }
    }

    private record Act(Supplier<CompletableFuture<? extends Answer<?>>> sending) {
        CompletableFuture<? extends Answer<?>> send() {
            return sending.get();
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
