package baize.server.account;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.staff.StaffCommand;
import baize.server.Http;
import baize.server.Meters;
import baize.server.Server;
import baize.server.live.TableRoutes;
import baize.server.people.PeopleRoutes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A floor with its people behind a real server, with a clock that the test moves. */
public final class House implements AutoCloseable {
    public static final String PASSWORD = "correct horse battery";
    public static final String PIN = "4071";
    static final String CODE = "abcd-efgh-2345-6789";
    private static final Secrets.Cost CHEAP = new Secrets.Cost(8, 1, 1);

    public static final Limits LIMITS = new Limits(
            Limits.SignIns.of(Limits.Rate.of(1000, Duration.ofMinutes(1))),
            Limits.Rate.of(1000, Duration.ofMinutes(1)),
            Limits.Rate.of(1000, Duration.ofMinutes(1)),
            Limits.Rate.of(1000, Duration.ofSeconds(1)),
            Limits.Sockets.USUAL);

    public final TestClock clock;
    public final Floor floor;
    public final Accounts accounts;
    private final Map<String, AtomicInteger> denials = new ConcurrentHashMap<>();
    private final Meters meters = new Meters();
    private final TableRoutes tables;
    private final Server server;
    final Gatekeeper gate;

    /** Where a house is kept, and how it is run. */
    public record Plan(
            Path folder, @Nullable String database, TestClock clock, Limits limits, Proxies proxies, boolean demo) {
        public static Plan in(Path folder) {
            return new Plan(folder, null, new TestClock(), LIMITS, Proxies.NONE, false);
        }

        Plan at(String url) {
            return new Plan(folder, url, clock, limits, proxies, demo);
        }

        Plan limited(Limits other) {
            return new Plan(folder, database, clock, other, proxies, demo);
        }

        /** Whoever connects from this address speaks for others. */
        Plan behind(String... proxies) {
            return new Plan(folder, database, clock, limits, Proxies.of(List.of(proxies)), demo);
        }

        public Plan asDemo() {
            return new Plan(folder, database, clock, limits, proxies, true);
        }

        private Journal journal() {
            return database == null ? SqliteJournal.open(folder) : PostgresJournal.open(database);
        }

        private Accounts accounts() {
            return database == null
                    ? Accounts.in(folder, clock, Sessions.Lifetimes.USUAL, CHEAP)
                    : Accounts.at(database, clock, Sessions.Lifetimes.USUAL, CHEAP);
        }
    }

    public House(Plan plan) {
        clock = plan.clock();
        accounts = plan.accounts();
        floor = Floor.open(
                plan.journal(),
                new Floor.Options(SealingKey.inFile(plan.folder().resolve("sealing.key")), clock.house(), 4096));
        gate = new Gatekeeper(
                accounts,
                floor.people(),
                new Gatekeeper.Options(plan.limits(), plan.proxies(), clock),
                reason -> denials.computeIfAbsent(reason, _ -> new AtomicInteger())
                        .incrementAndGet());
        Demo demo = plan.demo() ? new Demo("cora", Demo.PURSE, Map.of("dana", PASSWORD)) : null;
        tables = new TableRoutes(floor, gate, meters, plan.database() != null);
        server = Server.start(
                new Server.Options("127.0.0.1", 0, 2),
                List.of(
                        tables,
                        new AccountRoutes(floor, accounts, gate, demo, CODE),
                        new PeopleRoutes(floor, accounts, gate, demo),
                        // What a table's commands ask of the gate, without a table.
                        router -> router.post("/api/nothing")
                                .handler(context -> Http.answer(
                                        context,
                                        gate.who(context.request(), true)
                                                .map(who -> Http.object().put("who", who.toString()))))));
    }

    /** An administrator, a cashier, a supervisor and a dealer, each with a password. */
    public House staffed() {
        hire(Actor.HOUSE, "ada", Role.ADMINISTRATOR);
        Actor ada = new Actor.Staff("ada", Role.ADMINISTRATOR);
        hire(ada, "cora", Role.CASHIER);
        hire(ada, "sue", Role.GAMING_SUPERVISOR);
        hire(ada, "dana", Role.DEALER);
        return this;
    }

    private void hire(Actor by, String member, Role role) {
        accounts.enrol(Subject.staff(member), member, PASSWORD);
        By as = by instanceof Actor.Staff staff ? staff.by() : By.HOUSE;
        var _ = Refused.orDone(
                floor.people().ask(by, id(), member, new StaffCommand.Hire(as, member, "Ms " + member, role)));
    }

    /** A patron with a card, a PIN and 100.00. */
    Patron patron(String name) {
        Patron patron = new Patron(name);
        By by = By.staff(Role.CASHIER);
        ask(patron, new PatronCommand.Register(by, patron, name, false));
        ask(patron, new PatronCommand.IssueCard(by, "card-" + name));
        ask(patron, new PatronCommand.Deposit(by, Money.dollars(100), Means.CASH));
        accounts.enrol(Subject.patron(name), "card-" + name, PIN);
        return patron;
    }

    public void reportLost(String patron) {
        ask(new Patron(patron), new PatronCommand.ReportCardLost(By.PATRON));
    }

    private void ask(Patron patron, PatronCommand.Asked command) {
        Actor actor = command.by() instanceof By.Staff(var role) ? new Actor.Staff("x", role) : new Actor.Guest(patron);
        var _ = Refused.orDone(floor.ask(actor, id(), patron, command));
    }

    static String id() {
        return UUID.randomUUID().toString();
    }

    public int denied(String reason) {
        AtomicInteger count = denials.get(reason);
        return count == null ? 0 : count.get();
    }

    /** A browser that has not been here before. */
    public Browser browser() {
        return new Browser(server.port());
    }

    /** Sockets that are open at tables. */
    int viewers() {
        return tables.viewers();
    }

    int port() {
        return server.port();
    }

    @Override
    public void close() {
        tables.close();
        server.close();
        floor.close();
        accounts.close();
        meters.close();
    }
}
