package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.server.Meters;
import baize.server.Server;
import baize.server.TestGate;
import baize.server.history.HistoryRoutes;
import baize.testkit.Await;
import baize.wire.Games;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Ann wins the jackpot at table 1, and everyone hears of it at once; what is kept back stays hidden. */
@Rule({"caribbean-stud 2.3", "caribbean-stud 2.4.3"})
class JackpotShownTest {
    private static final Map<String, String> SETTINGS =
            Map.of("chips", "5-25", "jackpotStake", "5.00", "jackpotIncrement", "0.70", "jackpotReserve", "0.10");
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final Actor.Staff DEALER = new Actor.Staff("dana", Role.DEALER);
    private static final Patron ANN = new Patron("ann");
    private static final Actor GUEST = new Actor.Guest(ANN);

    private final HttpClient client = HttpClient.newHttpClient();
    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final LinkedBlockingQueue<Integer> closed = new LinkedBlockingQueue<>();

    @TempDir
    Path folder;

    private Floor floor;
    private Server server;
    private PoolRoutes pools;
    private int ids;

    @BeforeEach
    void open() {
        Journal journal = SqliteJournal.open(folder);
        floor = Floor.open(journal, Floor.Options.of(SealingKey.random()));
        var rules = Objects.requireNonNull(Games.of("caribbean-stud").jackpotRules(SETTINGS));
        floor.pools().setUp("grand", "Grand", "caribbean-stud", rules).join();
        Setup setup = Setup.of("caribbean-stud", SETTINGS, Money.dollars(100_000));
        floor.setUp("1", setup.dealtBy(Setup.Dealer.CONSOLE).linkedTo("grand")).join();
        TestGate gate = new TestGate();
        pools = new PoolRoutes(floor, gate, new Meters());
        server = Server.start(Server.Options.at(0), List.of(pools, new HistoryRoutes(journal, floor, gate)));
    }

    @AfterEach
    void close() {
        server.close();
        floor.close();
        client.close();
    }

    private void play() {
        done(floor.ask(CASHIER, id(), ANN, new PatronCommand.Register(CASHIER.by(), ANN, "Ann", false)));
        done(floor.ask(CASHIER, id(), ANN, new PatronCommand.IssueCard(CASHIER.by(), "card-1")));
        done(floor.ask(CASHIER, id(), ANN, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(100), Means.CASH)));
        done(floor.cardIn(GUEST, id(), ANN, table()));
        done(floor.buyIn(GUEST, id(), ANN, table(), Money.dollars(100)));
        for (StudArea on : List.of(StudArea.ANTE, StudArea.JACKPOT))
            played(GUEST, new StudCommand.Wager(ANN, Box.of(1), on, Money.dollars(5), Money.ZERO));
        played(DEALER, new StudCommand.Deal(Card.parseAll("2c 9s 3d 8s 5h 7s 7c 6s 9d 5s")));
    }

    private void reveal() {
        played(GUEST, new StudCommand.Bet(ANN, Box.of(1), null, Money.ZERO));
        played(DEALER, new StudCommand.Reveal());
    }

    @SuppressWarnings("unchecked")
    private LiveTable<?, StudCommand, ?, ?> table() {
        return (LiveTable<?, StudCommand, ?, ?>) Objects.requireNonNull(floor.table("1"));
    }

    private void played(Actor actor, StudCommand command) {
        done(floor.play(actor, id(), table(), command));
    }

    private String id() {
        return "c" + ++ids;
    }

    private static void done(CompletableFuture<? extends Answer<?>> answer) {
        assertThat(answer.join()).isInstanceOf(Answer.Done.class);
    }

    private String get(String path, String who) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address("http") + path));
        if (!who.isEmpty()) request.header(TestGate.WHO, who);
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    private String address(String scheme) {
        return scheme + "://127.0.0.1:" + server.port();
    }

    private WebSocket listen() {
        return client.newWebSocketBuilder()
                .buildAsync(URI.create(address("ws") + "/ws/pools"), new WebSocket.Listener() {
                    @Override
                    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
                        heard.add(data.toString());
                        socket.request(1);
                        return null;
                    }

                    @Override
                    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
                        closed.add(status);
                        return null;
                    }
                })
                .join();
    }

    private void hears(String meter) throws InterruptedException {
        String text = heard.poll(30, TimeUnit.SECONDS);
        assertThat(text).isNotNull();
        assertThat(json(text).path("pools").path(0).path("meter").asString()).isEqualTo(meter);
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }

    @Test
    void the_meter_is_told_when_it_moves_and_the_hit_without_a_name() throws Exception {
        WebSocket socket = listen();
        hears("50000.00");
        play();
        hears("50003.50");
        reveal();
        hears("45003.15");
        JsonNode pool = json(get("/api/pools/grand", ""));
        JsonNode hit = pool.path("hits").path(0);
        assertThat(hit.path("prize").asString()).isEqualTo("straight-flush");
        assertThat(hit.path("amount").asString()).isEqualTo("5000.35");
        assertThat(hit.path("round").asString()).isEqualTo("1-1");
        assertThat(pool.path("prizes").path(0).path("amount").asString()).isEqualTo("50000.00");
        assertThat(pool.toString()).doesNotContain("ann", "reserve");
        assertThat(heard).isEmpty();
        socket.abort();
    }

    @Test
    void what_is_kept_back_for_the_next_seed_is_shown_to_staff_alone() throws Exception {
        play();
        reveal();
        for (String who : List.of("", "patron/ann"))
            assertThat(get("/api/rounds/1-1", who))
                    .doesNotContain("\"reserve\"", "tell-jackpot")
                    .contains("caribbean-stud/round-settled/1", "5000.35");
        assertThat(get("/api/rounds/1-1", "dealer/dana")).contains("\"reserve\"", "jackpot/contributed/1");
        assertThat(get("/api/pools", "")).doesNotContain("reserve");
    }

    @Test
    void who_talks_to_the_jackpots_is_cut_off_and_who_listens_is_told_when_the_floor_closes() throws Exception {
        listen().sendText("hello", true).join();
        assertThat(closed.poll(30, TimeUnit.SECONDS)).isEqualTo(1008);
        listen();
        hears("50000.00");
        hears("50000.00");
        Await.until("who was cut off is gone", () -> pools.viewers() == 1);
        pools.close();
        assertThat(closed.poll(30, TimeUnit.SECONDS)).isEqualTo(1001);
    }
}
