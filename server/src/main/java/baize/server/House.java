package baize.server;

import baize.floor.Floor;
import baize.floor.HouseClock;
import baize.floor.HouseDealer;
import baize.floor.chance.SealingKey;
import baize.floor.charter.FloorKind;
import baize.floor.journal.Damaged;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.OwnFiles;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.journal.StoreDown;
import baize.server.account.AccountRoutes;
import baize.server.account.Accounts;
import baize.server.account.Demo;
import baize.server.account.DrawnSecret;
import baize.server.account.Gatekeeper;
import baize.server.account.Limits;
import baize.server.account.Proxies;
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
import baize.server.plan.FloorPlan;
import baize.server.plan.Opening;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** The whole house, put together: journal, floor, dealer, demo and web server. It closes in the opposite order. */
public final class House implements AutoCloseable {
    private static final String JOURNAL = "floor.db";
    private static final String ACCOUNTS = "accounts.db";
    private static final String KEY = "seal.key";

    private final Options options;
    private final Deque<AutoCloseable> parts = new ArrayDeque<>();
    private final Journal journal;
    private final Floor floor;
    private final List<String> remarks = new ArrayList<>();
    private final @Nullable DemoFloor demo;
    private final Accounts accounts;
    private final Map<String, String> passwords;
    private final @Nullable String setupCode;
    private final Server server;

    /**
     * What to open.
     *
     * @param data the folder of the sealing key and, where no database is named, of the journal
     * @param database the PostgreSQL database of the journal
     * @param demo whether anyone may come in and play with play money
     * @param bots whether some boxes of a demo floor are played by themselves
     * @param proxies that stand before it and say whom they speak for
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
            Proxies proxies,
            HouseClock clock) {
        public Options(
                Path data,
                @Nullable String database,
                FloorPlan plan,
                boolean demo,
                boolean bots,
                Server.Options web,
                Limits limits) {
            this(data, database, plan, demo, bots, web, limits, Proxies.NONE, HouseClock.system());
        }

        public Options behind(Proxies other) {
            return new Options(data, database, plan, demo, bots, web, limits, other, clock);
        }
    }

    private House(Options options) {
        this.options = options;
        try {
            checkFolder(options);
            remarks.addAll(OwnFiles.narrow(options.data()));
            journal = journal(options);
            // The floor closes its journal; until there is one, that is for us to do.
            parts.push(journal);
            boolean begins = journal.head() == null;
            floor = Floor.open(journal, Floor.Options.of(key(options, begins)).at(options.clock()));
            parts.pop();
            parts.push(floor);
            accounts = accounts(options, journal, floor.clock());
            parts.push(accounts);
            if (begins) checkNew();
            mark(begins);
            if (!options.demo()) options.plan().checkInEarnest();
            FloorPlan plan = options.demo() ? DemoFloor.staffed(options.plan()) : options.plan();
            remarks.addAll(Opening.of(floor, plan));
            demo = options.demo() ? DemoFloor.of(plan) : null;
            setupCode = options.demo() || floor.people().haveStaff() ? null : DrawnSecret.draw();
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
            parts.push(HouseDealer.at(floor, refusal -> Faults.refused(meters, refusal)));
            if (demo != null && options.bots()) parts.push(Crowd.at(floor, demo.crowd(audience::isThere)));
            enrolment.done().join();
        } catch (RuntimeException | Error failure) {
            closeAfter(failure);
            throw failure;
        }
    }

    /** What cannot be closed either is not what is wrong. */
    private void closeAfter(Throwable failure) {
        try {
            close();
        } catch (IllegalStateException further) {
            failure.addSuppressed(further);
        }
    }

    /**
     * Opens the house; returns when it takes requests.
     *
     * @throws NotOpened when the journal, the key or the port cannot be had; the message is one line
     * @throws baize.server.plan.BadPlan when the plan does not fit the floor
     */
    public static House open(Options options) {
        try {
            return new House(options);
        } catch (Damaged damage) {
            throw new NotOpened("the journal is damaged: " + firstLine(damage) + "; ./baize audit looks at all of it");
        } catch (StoreDown down) {
            throw new NotOpened(firstLine(down));
        } catch (CompletionException failure) {
            throw failure.getCause() instanceof StoreDown down ? new NotOpened(firstLine(down)) : failure;
        }
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    }

    private static Journal journal(Options options) {
        String database = options.database();
        return database == null ? SqliteJournal.open(options.data()) : PostgresJournal.open(database);
    }

    private static Accounts accounts(Options options, Journal journal, InstantSource clock) {
        String database = options.database();
        return database == null
                ? Accounts.in(options.data(), clock, Sessions.Lifetimes.USUAL)
                : Accounts.at(database, journal::isAway, clock, Sessions.Lifetimes.USUAL);
    }

    /** A folder that has had a floor does not become a new one because its journal is gone. */
    private static void checkFolder(Options options) {
        Path data = options.data();
        if (options.database() != null || Files.exists(data.resolve(JOURNAL))) return;
        for (String left : List.of(KEY, ACCOUNTS))
            if (Files.exists(data.resolve(left)))
                throw new NotOpened("no " + JOURNAL + " in " + data + " beside its " + left
                        + ": expected the floor's journal, or an empty folder for a new floor");
    }

    /** Another process may have begun meanwhile, but its first row is there before anybody's account. */
    private void checkNew() {
        if (!accounts.isEmpty() && journal.head() == null)
            throw new NotOpened("the journal is empty, but people have accounts: expected the journal of the floor"
                    + (options.database() == null ? " in " + options.data() : ""));
    }

    /** A new key is for a new floor: the seeds of any other are sealed under the one it has. */
    private static SealingKey key(Options options, boolean begins) {
        try {
            OwnFiles.makeFolder(options.data());
            Path file = options.data().resolve(KEY);
            if (!begins && !Files.exists(file))
                throw new NotOpened("no sealing key " + file + ": expected the one this floor has had so far");
            return SealingKey.inFile(file);
        } catch (IOException bad) {
            throw new NotOpened("cannot write to the folder " + options.data());
        } catch (UncheckedIOException | IllegalArgumentException bad) {
            throw new NotOpened(String.valueOf(bad.getMessage()));
        }
    }

    /** What a floor is, its journal says from the beginning on, and it is that for good. */
    private void mark(boolean begins) {
        FloorKind asked = options.demo() ? FloorKind.DEMO : FloorKind.REAL;
        FloorKind known = floor.charter().kind();
        if (known == null && !begins)
            throw new NotOpened("the journal does not say whether this is a demo floor or a real one:"
                    + " expected the journal of a floor that ./baize serve began");
        if (known == FloorKind.DEMO && asked == FloorKind.REAL)
            throw new NotOpened("this is a demo floor, whose staff everyone knows, and it stays one:"
                    + " start it with --demo, or a real floor with another --data");
        if (known == FloorKind.REAL && asked == FloorKind.DEMO)
            throw new NotOpened("this is a real floor, and it stays one:"
                    + " start it with --no-demo, or a demo floor with another --data");
        floor.charter().mark(asked);
    }

    private static Server listen(Server.Options at, List<Routes> routes, Meters meters) {
        try {
            return Server.start(at, routes, meters::denied);
        } catch (CompletionException failure) {
            if (!(failure.getCause() instanceof IOException cause)) throw failure;
            throw new NotOpened("cannot listen at " + at.host() + ":" + at.port() + ": " + firstLine(cause)
                    + "; expected a free port");
        }
    }

    private Gatekeeper gate(Meters meters) {
        return new Gatekeeper(
                accounts,
                floor.people(),
                new Gatekeeper.Options(options.limits(), options.proxies(), floor.clock()),
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
                new AccountRoutes(floor, accounts, gate, open, setupCode),
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

    /** What stays otherwise than the plan says and what was put right, a line each. */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }

    /** With what the first administrator of a real floor proves to have opened it; none once someone was hired. */
    public @Nullable String setupCode() {
        return setupCode;
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
