package baize.server.demo;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.floor.Floor;
import baize.floor.HouseDealer;
import baize.floor.LiveTable;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.table.Setup;
import baize.lab.bots.Bots;
import baize.server.plan.FloorFile;
import baize.server.plan.FloorPlan;
import baize.server.plan.Opening;
import baize.server.plan.PlannedTable;
import baize.testkit.Await;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bots on the demo floor, as fast as they can: table by table, several at a time. */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class CrowdTest {
    private static final int ROUNDS = 8;
    private static final long SEED = Long.getLong("baize.seed", 20_261_116);

    @TempDir
    Path folder;

    private FloorPlan plan = demo();

    private static FloorPlan demo() {
        FloorPlan demo = FloorFile.demo();
        return with(
                demo,
                demo.tables().stream()
                        .map(table -> new PlannedTable(table.id(), hurried(table.setup()), table.line()))
                        .toList());
    }

    private static FloorPlan with(FloorPlan plan, List<PlannedTable> tables) {
        return new FloorPlan(plan.file(), plan.pools(), tables, plan.staff());
    }

    /** The demo floor with one of its tables alone: as soon as that has its rounds, nobody plays on. */
    private static FloorPlan only(PlannedTable table) {
        return with(demo(), List.of(table));
    }

    static Stream<Named<PlannedTable>> tablesWithBots() {
        return demo().tables().stream()
                .filter(table -> table.setup().dealer() == Setup.Dealer.HOUSE)
                .filter(table -> Bots.find(table.setup().game()) != null)
                .map(table ->
                        Named.of("table " + table.id() + ", " + table.setup().game(), table));
    }

    /** A hall calls its numbers as fast as they are known. */
    private static Setup hurried(Setup setup) {
        Map<String, String> settings = new HashMap<>(setup.settings());
        if (settings.containsKey("callSeconds")) settings.put("callSeconds", "0");
        return new Setup(setup.game(), settings, setup.dealer(), 0, setup.floatTray(), setup.pool());
    }

    private Floor open() {
        Floor floor =
                Floor.open(SqliteJournal.open(folder), Floor.Options.of(SealingKey.inFile(folder.resolve("seal.key"))));
        Opening.of(floor, plan);
        return floor;
    }

    private Crowd crowd(Floor floor, boolean watched) {
        System.out.println("baize.seed=" + SEED);
        return Crowd.at(floor, new Crowd.Options(DemoFloor.of(plan).cashier(), () -> watched, Pace.NONE, SEED));
    }

    private static Stream<LiveTable<?, ?, ?, ?>> withBots(Floor floor) {
        return floor.tables().stream().filter(table -> Bots.find(table.wire().id()) != null);
    }

    private void play(Floor floor, int rounds) {
        play(floor, "rounds " + rounds, () -> hasPlayed(floor, rounds));
    }

    private void play(Floor floor, String what, Await.Condition<RuntimeException> until) {
        try (HouseDealer _ = HouseDealer.at(floor, _ -> {});
                Crowd _ = crowd(floor, true)) {
            Await.until(what, until);
        }
    }

    private static boolean hasPlayed(Floor floor, int rounds) {
        return withBots(floor).allMatch(table -> table.round() >= rounds);
    }

    @ParameterizedTest
    @MethodSource("tablesWithBots")
    void they_play_legal_rounds_the_books_balance_and_most_boxes_are_left_to_people(PlannedTable table)
            throws Exception {
        plan = only(table);
        AtomicInteger most = new AtomicInteger();
        try (Floor floor = open()) {
            LiveTable<?, ?, ?, ?> live = floor.tables().getFirst();
            int places = Crowd.places(live);
            floor.watch(each -> most.accumulateAndGet(taken(each), Math::max));
            play(floor, "rounds and company", () -> hasPlayed(floor, ROUNDS) && most.get() >= Math.min(2, places));
            assertThat(most.get()).isLessThanOrEqualTo(places);
            assertThat(Crowd.boxes(live) - places).isGreaterThanOrEqualTo(Crowd.FOR_PEOPLE);
            Money sum = floor.balances().values().stream().reduce(Money.ZERO, Money::plus);
            assertThat(sum).isEqualTo(Money.ZERO);
        }
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOfSatisfying(Audit.Verdict.Clean.class, clean -> {
                assertThat(clean.summary().rounds()).isGreaterThanOrEqualTo(ROUNDS - 1);
                // A roll may decide nothing, and a hall's entries are settled when its session is over.
                boolean eachRound =
                        !Set.of("craps", "bingo").contains(table.setup().game());
                assertThat(clean.summary().lines()).isGreaterThanOrEqualTo(eachRound ? ROUNDS - 1 : 1);
            });
        }
    }

    private static <S> int taken(LiveTable<S, ?, ?, ?> table) {
        return table.wire().table(table.hosted().state()).seated();
    }

    @Test
    void they_go_on_where_they_were_when_the_floor_opens_again() throws Exception {
        try (Floor floor = open()) {
            play(floor, 3);
        }
        try (Floor floor = open()) {
            int most = floor.tables().stream().mapToInt(Crowd::places).sum();
            assertThat(visits(floor)).isBetween(1, most);
            play(floor, 6);
            assertThat(visits(floor)).isBetween(1, most);
        }
    }

    private static int visits(Floor floor) {
        return floor.tables().stream()
                .mapToInt(table -> table.hosted().visits().size())
                .sum();
    }

    @Test
    void nobody_comes_and_nothing_is_stored_while_nobody_looks() throws Exception {
        try (Floor floor = open()) {
            CountDownLatch looked = new CountDownLatch(5);
            Crowd.Options unwatched = new Crowd.Options(
                    DemoFloor.of(plan).cashier(),
                    () -> {
                        looked.countDown();
                        return false;
                    },
                    Pace.NONE,
                    SEED);
            try (HouseDealer _ = HouseDealer.at(floor, _ -> {});
                    Crowd _ = Crowd.at(floor, unwatched)) {
                assertThat(looked.await(60, TimeUnit.SECONDS)).isTrue();
            }
            assertThat(visits(floor)).isZero();
            assertThat(floor.tables())
                    .allSatisfy(table -> assertThat(table.round()).isZero());
        }
    }

    @ParameterizedTest
    @MethodSource("tablesWithBots")
    void a_round_that_was_begun_is_decided_although_nobody_looks_any_more(PlannedTable table) throws Exception {
        plan = only(table);
        try (Floor floor = open()) {
            play(floor, 2);
            CountDownLatch settled = new CountDownLatch(1);
            floor.watch(_ -> countIfSettled(floor, settled));
            try (HouseDealer _ = HouseDealer.at(floor, _ -> {});
                    Crowd _ = crowd(floor, false)) {
                countIfSettled(floor, settled);
                assertThat(settled.await(60, TimeUnit.SECONDS)).isTrue();
            }
        }
    }

    private static void countIfSettled(Floor floor, CountDownLatch settled) {
        if (floor.tables().stream().allMatch(CrowdTest::isSettled)) settled.countDown();
    }

    private static <S> boolean isSettled(LiveTable<S, ?, ?, ?> table) {
        return table.wire().betweenRounds(table.hosted().state());
    }
}
