package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import baize.server.Meters;
import baize.server.Server;
import baize.server.Telemetry;
import baize.server.TestGate;
import baize.testkit.Await;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A floor with one table dealt by staff, served on a free port. */
final class OpenFloor implements AutoCloseable {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);

    final SqliteJournal journal;
    final Floor floor;
    final TestGate gate = new TestGate();
    final Meters meters = new Meters();
    final HttpClient client = HttpClient.newHttpClient();
    final TableRoutes tables;
    private final Server server;
    private int ids;

    OpenFloor(Path folder) {
        this(folder, 2);
    }

    OpenFloor(Path folder, int loops) {
        journal = SqliteJournal.open(folder);
        floor = Floor.open(journal, Floor.Options.of(SealingKey.inFile(folder.resolve("seal.key"))));
        floor.setUp("4", setup()).join();
        tables = new TableRoutes(floor, gate, meters, false);
        server = Server.start(
                new Server.Options("127.0.0.1", 0, loops, Duration.ofSeconds(2)),
                List.of(tables, new Telemetry(floor, meters)),
                meters::denied);
    }

    private static Setup setup() {
        return Setup.of(
                        "three-card-poker",
                        Map.of(
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
                                "1-4-6-30-40"),
                        Money.dollars(50_000))
                .dealtBy(Setup.Dealer.STAFF);
    }

    @SuppressWarnings("unchecked")
    LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> table() {
        return (LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView>)
                Objects.requireNonNull(floor.table("4"));
    }

    int port() {
        return server.port();
    }

    /** A patron with money, whose card is in and who has chips. */
    Line player(String name) throws InterruptedException {
        Patron patron = new Patron(name);
        if (table().hosted().visit(patron) == null) registered(name, name);
        Line line = line("patron/" + name);
        line.act("{\"do\":\"card-in\"}");
        line.act("{\"do\":\"buy-in\",\"amount\":\"500.00\"}");
        return line;
    }

    /** A patron with a card and money. */
    void registered(String id, String name) {
        Patron patron = new Patron(id);
        ask(patron, new PatronCommand.Register(CASHIER.by(), patron, name, false));
        ask(patron, new PatronCommand.IssueCard(CASHIER.by(), "card-" + id));
        ask(patron, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(1000), Means.CASH));
    }

    private void ask(Patron patron, PatronCommand.Asked command) {
        assertThat(floor.ask(CASHIER, "t" + ++ids, patron, command).join()).isInstanceOf(Answer.Done.class);
    }

    Line line(@Nullable String who) {
        return Line.open(client, port(), "4", who, 0);
    }

    Line line(@Nullable String who, long after) {
        return Line.open(client, port(), "4", who, after);
    }

    HttpResponse<String> get(String path, @Nullable String who) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path));
        if (who != null) request.header(TestGate.WHO, who);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    HttpResponse<String> post(String path, @Nullable String who, String body, @Nullable String key) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (who != null) request.header(TestGate.WHO, who);
        if (key != null) request.header("Idempotency-Key", key);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    static JsonNode json(HttpResponse<String> response) {
        return MAPPER.readTree(response.body());
    }

    /** Waits until so many look on. */
    void awaitViewers(int count) {
        Await.until(count + " look on", () -> tables.viewers() == count);
    }

    /** Nothing was created or lost. */
    void assertBalanced() {
        Money sum = floor.balances().values().stream().reduce(Money.ZERO, Money::plus);
        assertThat(sum).isEqualTo(Money.ZERO);
    }

    @Override
    public void close() {
        server.close();
        floor.close();
        meters.close();
        client.close();
    }
}
