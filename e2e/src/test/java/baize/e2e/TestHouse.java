package baize.e2e;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.floor.HouseClock;
import baize.floor.LiveTable;
import baize.floor.staff.Role;
import baize.floor.table.Setup;
import baize.server.House;
import baize.server.Server;
import baize.server.account.Limits;
import baize.server.account.Proxies;
import baize.server.plan.FloorFile;
import baize.server.plan.FloorPlan;
import baize.server.plan.PlannedTable;
import baize.server.plan.StaffAccount;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A house for the browser. With Three Card Poker, table 4 is dealt by the house, table 5 by a member of staff, and at
 * table 6 a member of staff enters the cards, so that a test knows them. No bots, guests as many as come.
 */
final class TestHouse implements AutoCloseable {
    static final StaffAccount DEALER = new StaffAccount("osei", "K. Osei", Role.DEALER, "cut-the-deck");
    static final StaffAccount SUPERVISOR =
            new StaffAccount("laurent", "M. Laurent", Role.CASINO_SUPERVISOR, "walk-the-floor");

    static final StaffAccount CASHIER = new StaffAccount("silva", "P. Silva", Role.CASHIER, "count-the-notes");

    private static final Limits.Rate ANY = Limits.Rate.of(100_000, Duration.ofSeconds(1));
    private static final Map<String, String> SETTINGS = Map.ofEntries(
            entry("minimum", "10.00"),
            entry("maximum", "500.00"),
            entry("unit", "5.00"),
            entry("limits.pair-plus.minimum", "5.00"),
            entry("limits.pair-plus.maximum", "100.00"),
            entry("limits.pair-plus.unit", "5.00"),
            entry("chips", "5-25-100-500"),
            entry("anteBonus", "1-4-5"),
            entry("pairPlus", "1-4-6-30-40"),
            entry("decisionSeconds", "60"),
            entry("lossLimitReserveFullBet", "true"));

    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private final House house;

    /** @param demo whether anyone may come in as a guest */
    TestHouse(Path folder, FloorPlan plan, boolean demo) {
        house = House.open(new House.Options(
                folder,
                null,
                plan,
                demo,
                false,
                Server.Options.at(0),
                new Limits(Limits.SignIns.of(ANY), ANY, ANY, ANY, Limits.Sockets.USUAL),
                Proxies.NONE,
                new HouseClock(
                        () -> Instant.now().plus(ahead.get()),
                        () -> System.nanoTime() + ahead.get().toNanos())));
    }

    /** So much later it is in the house from now on. */
    void goOn(Duration time) {
        ahead.updateAndGet(time::plus);
    }

    /** The floor of Three Card Poker. */
    static FloorPlan threeCard() {
        Setup setup = Setup.of("three-card-poker", SETTINGS, Money.dollars(250_000));
        return new FloorPlan(
                "e2e",
                List.of(
                        new PlannedTable("4", setup.waiting(3), 1),
                        new PlannedTable("5", setup.dealtBy(Setup.Dealer.STAFF), 2),
                        new PlannedTable("6", setup.dealtBy(Setup.Dealer.CONSOLE), 3)),
                List.of(DEALER, SUPERVISOR));
    }

    /** The floor of Caribbean Stud: tables 1 and 2, linked, both with a console. */
    static FloorPlan stud() {
        return read("stud-floor.yaml");
    }

    /** The floor of Star Blackjack: table 1 with a console, table 2 with the jackpot too, table 3 dealt by staff. */
    static FloorPlan blackjack() {
        return read("blackjack-floor.yaml");
    }

    /** The floor of Aruze Craps: table 1 with a console, table 2 run by the house. */
    static FloorPlan craps() {
        return read("craps-floor.yaml");
    }

    /** The floor of bingo: in hall 1 a member of staff enters the numbers, hall 2 is run by the house. */
    static FloorPlan bingo() {
        return read("bingo-floor.yaml");
    }

    private static FloorPlan read(String name) {
        try (InputStream in = Objects.requireNonNull(TestHouse.class.getResourceAsStream("/" + name), name)) {
            return FloorFile.read(name, new String(in.readAllBytes(), StandardCharsets.UTF_8), true);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** What stands on the console of a real floor that has no staff yet. */
    String setupCode() {
        return Objects.requireNonNull(house.setupCode());
    }

    String address() {
        return house.address();
    }

    LiveTable<?, ?, ?, ?> table(String id) {
        return Objects.requireNonNull(house.floor().table(id));
    }

    /** Nothing was created or lost. */
    void assertBalanced() {
        Money sum = house.floor().balances().values().stream().reduce(Money.ZERO, Money::plus);
        assertThat(sum).isEqualTo(Money.ZERO);
    }

    @Override
    public void close() {
        house.close();
    }
}
