package baize.server;

import baize.floor.Floor;
import baize.floor.HouseDealer;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.server.account.AccountRoutes;
import baize.server.account.Accounts;
import baize.server.account.Demo;
import baize.server.account.Gatekeeper;
import baize.server.account.Limits;
import baize.server.account.Sessions;
import baize.server.book.BookRoutes;
import baize.server.demo.Audience;
import baize.server.demo.Crowd;
import baize.server.demo.DemoFloor;
import baize.server.history.HistoryRoutes;
import baize.server.live.PoolRoutes;
import baize.server.live.TableRoutes;
import baize.server.people.PeopleRoutes;
import baize.server.plan.Enrolment;
import baize.server.plan.FloorFile;
import baize.server.plan.FloorPlan;
import baize.server.plan.Opening;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** The whole house, put together: journal, floor, dealer, demo and web server. It closes in the opposite order. */
public final class House implements AutoCloseable {
    private static final String KEY = "seal.key";

    private final Options options;
    private final Deque<AutoCloseable> parts = new ArrayDeque<>();
    private final Journal journal;
    private final Floor floor;
    private final List<String> remarks;
    private final @Nullable DemoFloor demo;
    private final Accounts accounts;
    private final Map<String, String> passwords;
    private final Server server;

    /**
     * What to open.
     *
     * @param data the folder of the sealing key and, where no database is named, of the journal
     * @param database the PostgreSQL database of the journal
     * @param demo whether anyone may come in and play with play money
     * @param bots whether some boxes of a demo floor are played by themselves
     * @param clock what time it is in the house
     */
    public record Options(
            Path data,
            @Nullable String database,
            FloorPlan plan,
            boolean demo,
            boolean bots,
            Server.Options web,
            Limits limits,
            InstantSource clock) {
        public Options(
                Path data,
                @Nullable String database,
                FloorPlan plan,
                boolean demo,
                boolean bots,
                Server.Options web,
                Limits limits) {
            this(data, database, plan, demo, bots, web, limits, InstantSource.system());
        }

        public Options(Path data, @Nullable String database, FloorPlan plan, boolean demo, Server.Options web) {
            this(data, database, plan, demo, demo, web, Limits.USUAL);
        }

        /** The demo floor in a folder, on any port that is free. */
        public static Options demo(Path data) {
            return new Options(data, null, FloorFile.demo(), true, Server.Options.at(0));
        }

        public Options withoutBots() {
            return new Options(data, database, plan, demo, false, web, limits, clock);
        }
    }

    private House(Options options) {
        this.options = options;
        try {
            journal = journal(options);
            // The floor closes its journal; until there is one, that is for us to do.
            parts.push(journal);
            floor = Floor.open(journal, Floor.Options.of(key(options)).at(options.clock()));
            parts.pop();
            parts.push(floor);
            FloorPlan plan = options.demo() ? DemoFloor.staffed(options.plan()) : options.plan();
            remarks = Opening.of(floor, plan);
            demo = options.demo() ? DemoFloor.of(plan) : null;
            accounts = accounts(options, floor.clock());
            parts.push(accounts);
            Enrolment enrolment = Enrolment.of(plan, floor.people(), accounts);
            passwords = enrolment.drawn();
            Meters meters = new Meters();
            parts.push(meters);
            Gatekeeper gate = gate(meters);
            TableRoutes tables = new TableRoutes(floor, gate, meters, options.database() != null);
            Audience audience = new Audience(floor.clock(), tables::viewers);
            PoolRoutes pools = new PoolRoutes(floor, gate, meters);
            server = listen(options.web(), routes(audience, tables, pools, gate, meters), meters);
            parts.push(server);
            // Commands that were taken are answered while there are lines to answer over.
            parts.push(tables);
            parts.push(pools);
            // First of all, those who act by themselves stop.
            parts.push(HouseDealer.at(floor));
            if (demo != null && options.bots()) parts.push(Crowd.at(floor, demo.crowd(audience::isThere)));
            enrolment.done().join();
        } catch (RuntimeException | Error failure) {
            close();
            throw failure;
        }
    }

    /**
     * Opens the house; returns when it takes requests.
     *
     * @throws NotOpened when the journal, the key or the port cannot be had; the message is one line
     * @throws baize.server.plan.BadPlan when the plan does not fit the floor
     */
    public static House open(Options options) {
        return new House(options);
    }

    private static Journal journal(Options options) {
        String database = options.database();
        return database == null ? SqliteJournal.open(options.data()) : PostgresJournal.open(database);
    }

    private static Accounts accounts(Options options, InstantSource clock) {
        String database = options.database();
        return database == null
                ? Accounts.in(options.data(), clock, Sessions.Lifetimes.USUAL)
                : Accounts.at(database, clock, Sessions.Lifetimes.USUAL);
    }

    private static SealingKey key(Options options) {
        try {
            return SealingKey.inFile(Files.createDirectories(options.data()).resolve(KEY));
        } catch (IOException bad) {
            throw new NotOpened("cannot write to the folder " + options.data());
        } catch (UncheckedIOException | IllegalArgumentException bad) {
            throw new NotOpened(String.valueOf(bad.getMessage()));
        }
    }

    private static Server listen(Server.Options at, List<Routes> routes, Meters meters) {
        try {
            return Server.start(at, routes, meters::denied);
        } catch (CompletionException failure) {
            if (!(failure.getCause() instanceof IOException cause)) throw failure;
            throw new NotOpened("cannot listen at " + at.host() + ":" + at.port() + ": "
                    + String.valueOf(cause.getMessage()).lines().findFirst().orElse("") + "; expected a free port");
        }
    }

    private Gatekeeper gate(Meters meters) {
        return new Gatekeeper(
                accounts,
                floor.people(),
                new Gatekeeper.Options(options.limits(), false, floor.clock()),
                meters::denied);
    }

    /** Everything that is served, in the order in which it is asked. */
    private List<Routes> routes(
            Audience audience, TableRoutes tables, PoolRoutes pools, Gatekeeper gate, Meters meters) {
        Demo open = demo == null ? null : demo.accounts();
        return List.of(
                audience,
                tables,
                pools,
                new AccountRoutes(floor, accounts, gate, open),
                new PeopleRoutes(floor, accounts, gate, open),
                new BookRoutes(floor),
                new HistoryRoutes(journal, floor, gate),
                new Descriptions(),
                new Telemetry(floor, meters),
                new Pages());
    }

    public Floor floor() {
        return floor;
    }

    /** Who may come in. */
    public Accounts accounts() {
        return accounts;
    }

    /** What everyone may know of a demo floor; none where this is no demo. */
    public @Nullable DemoFloor demo() {
        return demo;
    }

    /** What stays otherwise than the plan says, a line each. */
    public List<String> remarks() {
        return remarks;
    }

    /** Passwords that were drawn now for staff of the plan who had none, by member; they are kept nowhere. */
    public Map<String, String> passwords() {
        return passwords;
    }

    public int port() {
        return server.port();
    }

    /** Where people find it. */
    public String address() {
        String host = options.web().host();
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        return "http://" + (everywhere ? "localhost" : host.contains(":") ? "[" + host + "]" : host) + ":" + port()
                + "/";
    }

    /** Takes no more requests, finishes what was accepted, and stops; what cannot be closed keeps nothing else open. */
    @Override
    public void close() {
        IllegalStateException failed = null;
        while (!parts.isEmpty()) {
            try {
                parts.pop().close();
            } catch (Exception failure) {
                if (failed == null) failed = new IllegalStateException("could not be closed", failure);
                else failed.addSuppressed(failure);
            }
        }
        if (failed != null) throw failed;
    }
}
