package baize.cli.bench;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.table.Setup;
import baize.server.House;
import baize.server.Server;
import baize.server.account.Limits;
import baize.server.account.Subject;
import baize.server.plan.FloorPlan;
import baize.server.plan.PlannedTable;
import baize.server.plan.StaffAccount;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** A whole house and its players in one process: commands go over sockets, and are durable when they are answered. */
public final class SocketLoad implements AutoCloseable {
    private static final Money MEANS = Money.dollars(10_000_000);
    private static final Limits.Rate ANY = Limits.Rate.of(1_000_000, Duration.ofSeconds(1));
    private static final Limits LIMITS =
            new Limits(Limits.SignIns.of(ANY), ANY, ANY, ANY, new Limits.Sockets(1 << 16, ANY, ANY));
    private static final Map<String, String> SETTINGS = Map.of(
            "minimum",
            "5.00",
            "maximum",
            "500.00",
            "unit",
            "5.00",
            "chips",
            "5-25-100",
            "anteBonus",
            "1-4-5",
            "pairPlus",
            "1-4-6-30-40");
    private static final String DEALER = "dana";
    private static final String CASHIER = "cora";

    private final House house;
    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    private final WebSocketClient client = vertx.createWebSocketClient(
            new WebSocketClientOptions().setMaxConnections(1 << 16).setTcpNoDelay(true));
    private final List<SocketTable> tables = new ArrayList<>();
    private final Latencies latencies = new Latencies();
    private final AtomicLong answered = new AtomicLong();
    private final AtomicLong views = new AtomicLong();
    private final AtomicInteger playing = new AtomicInteger();
    private final AtomicLong ids = new AtomicLong();
    private volatile CompletableFuture<Void> resting = new CompletableFuture<>();
    private volatile boolean goesOn;

    /** Opens a house in an empty folder, and has all players sit down. */
    public SocketLoad(Path folder, int tables, int playersEach) {
        house = House.open(new House.Options(folder, null, plan(tables), false, false, Server.Options.at(0), LIMITS));
        String dealer = token(Subject.staff(DEALER));
        for (int number = 1; number <= tables; number++) {
            String id = Integer.toString(number);
            List<WebSocket> players = new ArrayList<>();
            for (int seat = 1; seat <= playersEach; seat++) players.add(player(id, "player-" + id + "-" + seat));
            WebSocket deals = socket(id, dealer);
            this.tables.add(new SocketTable(deals, players, this, () -> goesOn));
        }
    }

    private static FloorPlan plan(int tables) {
        Setup setup = Setup.of("three-card-poker", SETTINGS, MEANS).dealtBy(Setup.Dealer.STAFF);
        List<PlannedTable> planned = new ArrayList<>();
        for (int number = 1; number <= tables; number++)
            planned.add(new PlannedTable(Integer.toString(number), setup, number));
        return new FloorPlan(
                "load",
                planned,
                List.of(
                        new StaffAccount("ada", "Ada", Role.ADMINISTRATOR, null),
                        new StaffAccount(DEALER, "Dana", Role.DEALER, null),
                        new StaffAccount(CASHIER, "Cora", Role.CASHIER, null)));
    }

    private String token(Subject subject) {
        return house.accounts()
                .tokens()
                .make(subject, "load", Duration.ofDays(1))
                .key();
    }

    private WebSocket player(String table, String name) {
        Floor floor = house.floor();
        Actor.Staff cashier = new Actor.Staff(CASHIER, Role.CASHIER);
        Patron patron = new Patron(name);
        Actor guest = new Actor.Guest(patron);
        LiveTable<?, ?, ?, ?> at = Objects.requireNonNull(floor.table(table));
        List<CompletableFuture<?>> answers = List.of(
                floor.ask(cashier, id(), patron, new PatronCommand.Register(cashier.by(), patron, name, false)),
                floor.ask(cashier, id(), patron, new PatronCommand.IssueCard(cashier.by(), name)),
                floor.ask(cashier, id(), patron, new PatronCommand.Deposit(cashier.by(), MEANS, Means.CASH)),
                floor.cardIn(guest, id(), patron, at),
                floor.buyIn(guest, id(), patron, at, MEANS));
        answers.forEach(CompletableFuture::join);
        return socket(table, token(Subject.patron(name)));
    }

    /** An id that nobody has used here. */
    String id() {
        return "c" + ids.incrementAndGet();
    }

    private WebSocket socket(String table, String token) {
        return await(client.connect(new WebSocketConnectOptions()
                .setHost("127.0.0.1")
                .setPort(house.port())
                .setURI("/ws/tables/" + table)
                .putHeader("Authorization", "Bearer " + token)));
    }

    private static <T> T await(Future<T> future) {
        return future.toCompletionStage().toCompletableFuture().join();
    }

    void answered(long nanos) {
        answered.incrementAndGet();
        latencies.add(nanos);
    }

    void viewed() {
        views.incrementAndGet();
    }

    void rests() {
        if (playing.decrementAndGet() == 0) resting.complete(null);
    }

    /**
     * What came of a stretch of time.
     *
     * @param p99 milliseconds within which 99 of 100 commands were answered
     */
    public record Stretch(double perSecond, double framesPerSecond, double p50, double p99) {}

    /** Plays for a while; rounds that have begun are played out afterwards, and do not count. */
    public Stretch play(Duration time) {
        goesOn = true;
        resting = new CompletableFuture<>();
        playing.set(tables.size());
        var loop = vertx.getOrCreateContext();
        for (SocketTable table : tables) loop.runOnContext(_ -> table.begin());
        long from = System.nanoTime();
        long commands = answered.get();
        long frames = views.get();
        LockSupport.parkNanos(time.toNanos());
        double seconds = (System.nanoTime() - from) / 1e9;
        double[] millis = latencies.millis(0.5, 0.99);
        Stretch stretch = new Stretch(
                (answered.get() - commands) / seconds, (views.get() - frames) / seconds, millis[0], millis[1]);
        goesOn = false;
        resting.join();
        latencies.millis();
        return stretch;
    }

    @Override
    public void close() {
        await(client.close());
        await(vertx.close());
        house.close();
    }
}
