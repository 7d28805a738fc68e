package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.LiveTable;
import baize.floor.table.Setup;
import baize.server.Who;
import baize.testkit.Await;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A socket lasts as long as what it was opened with, and so many are open from one address and no more. */
final class SocketStayTest {
    private static final Map<String, String> SETTINGS = Map.of(
            "minimum", "5.00", "unit", "5.00", "chips", "5-25-100", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40");

    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();

    @SuppressWarnings("NullAway.Init") // each test opens it under limits of its own
    private House house;

    @SuppressWarnings("NullAway.Init")
    private LiveTable<?, ?, ?, ?> table;

    private final Patron ann = new Patron("ann");

    private void open(Limits limits) {
        house = new House(House.Plan.in(folder).limited(limits)).staffed();
        house.patron("ann");
        table = house.floor
                .setUp(
                        "4",
                        Setup.of("three-card-poker", SETTINGS, Money.dollars(50_000))
                                .dealtBy(Setup.Dealer.STAFF))
                .join();
    }

    @AfterEach
    void close() {
        house.close();
        client.shutdownNow();
    }

    private WebSocket socket(SocketEnd end, String header, String value) {
        return end.open(client, house.port(), header, value);
    }

    private static String ask(WebSocket socket, SocketEnd end, String command) throws Exception {
        return end.ask(socket, command);
    }

    private void say(WebSocket socket, String command) {
        try {
            socket.sendText("{\"id\":\"" + House.id() + "\",\"command\":" + command + "}", true)
                    .join();
        } catch (RuntimeException closed) {
            // The server was quicker.
        }
    }

    private static final String BUY = "{\"do\":\"buy-in\",\"amount\":\"5.00\"}";

    private void sitDown(WebSocket socket, SocketEnd end) throws Exception {
        assertThat(ask(socket, end, "{\"do\":\"card-in\"}")).contains("\"events\"");
        assertThat(ask(socket, end, BUY)).contains("\"events\"");
        assertThat(table.chips(ann)).isEqualTo(Money.dollars(5));
    }

    @Test
    void signing_out_ends_the_sockets_of_that_session_and_of_no_other() throws Exception {
        open(House.LIMITS);
        Browser first = house.browser().signIn("card-ann", House.PIN);
        Browser second = house.browser().signIn("card-ann", House.PIN);
        SocketEnd gone = new SocketEnd();
        SocketEnd stays = new SocketEnd();
        WebSocket one = socket(gone, "Cookie", first.cookie());
        WebSocket other = socket(stays, "Cookie", second.cookie());
        sitDown(one, gone);
        assertThat(first.post("/api/sign-out", "").status()).isEqualTo(204);
        for (int each = 0; each < 20; each++) say(one, BUY);
        assertThat(gone.closing()).isEqualTo(1008);
        assertThat(table.chips(ann)).as("nothing was bought after that").isEqualTo(Money.dollars(5));
        assertThat(ask(other, stays, BUY)).contains("\"events\"");
        assertThat(table.chips(ann)).isEqualTo(Money.dollars(10));
    }

    @Test
    void strangers_who_guess_keys_do_no_harm_to_the_sockets_of_others_at_their_address() throws Exception {
        Limits.Rate few = Limits.Rate.of(3, Duration.ofHours(1));
        Limits limits = House.LIMITS;
        open(new Limits(limits.signIn(), limits.guest(), few, limits.command(), limits.sockets()));
        SocketEnd end = new SocketEnd();
        WebSocket socket = socket(
                end, "Cookie", house.browser().signIn("card-ann", House.PIN).cookie());
        String token = house.accounts
                .tokens()
                .make(Subject.patron("ann"), "bot", Duration.ofDays(1))
                .key();
        SocketEnd other = new SocketEnd();
        WebSocket bot = socket(other, "Authorization", "Bearer " + token);
        sitDown(socket, end);
        Browser stranger = house.browser().with("Authorization", "Bearer " + Keys.draw());
        Await.until("it is kept waiting", () -> stranger.get("/api/me").status() == 429);
        house.clock.go(Sessions.Lifetimes.USUAL.remembered().plusSeconds(1));
        assertThat(ask(socket, end, BUY)).contains("\"events\"");
        assertThat(ask(bot, other, BUY)).contains("\"events\"");
        assertThat(table.chips(ann)).isEqualTo(Money.dollars(15));
    }

    @Test
    void a_token_that_is_taken_back_ends_its_sockets() throws Exception {
        open(House.LIMITS);
        Tokens.Made made = house.accounts.tokens().make(Subject.patron("ann"), "bot", Duration.ofDays(1));
        SocketEnd end = new SocketEnd();
        WebSocket socket = socket(end, "Authorization", "Bearer " + made.key());
        sitDown(socket, end);
        assertThat(house.accounts.tokens().revoke(made.token().id())).isTrue();
        for (int each = 0; each < 20; each++) say(socket, BUY);
        assertThat(end.closing()).isEqualTo(1008);
        assertThat(table.chips(ann)).isEqualTo(Money.dollars(5));
    }

    @Test
    void what_has_expired_says_nothing_more() throws Exception {
        open(House.LIMITS);
        SocketEnd session = new SocketEnd();
        SocketEnd token = new SocketEnd();
        String key = house.accounts
                .tokens()
                .make(Subject.patron("ann"), "bot", Duration.ofDays(1))
                .key();
        WebSocket one = socket(
                session, "Cookie", house.browser().signIn("card-ann", House.PIN).cookie());
        WebSocket other = socket(token, "Authorization", "Bearer " + key);
        sitDown(one, session);
        house.clock.go(Duration.ofDays(2));
        say(one, BUY);
        say(other, BUY);
        assertThat(session.closing()).isEqualTo(1008);
        assertThat(token.closing()).isEqualTo(1008);
        assertThat(table.chips(ann)).isEqualTo(Money.dollars(5));
    }

    @Test
    void a_token_that_ends_while_nobody_talks_ends_its_sockets() throws Exception {
        open(House.LIMITS);
        String key = house.accounts
                .tokens()
                .make(Subject.patron("ann"), "bot", Duration.ofMillis(500))
                .key();
        SocketEnd end = new SocketEnd();
        socket(end, "Authorization", "Bearer " + key);
        house.clock.go(Duration.ofMillis(500));
        assertThat(end.closing()).isEqualTo(1008);
    }

    @Test
    void so_many_sockets_are_open_from_one_address_and_no_more() throws Exception {
        open(House.LIMITS.with(Limits.Sockets.USUAL.withMost(2)));
        SocketEnd first = new SocketEnd();
        WebSocket one = socket(first, "X-Any", "x");
        socket(new SocketEnd(), "X-Any", "x");
        assertThatThrownBy(() -> socket(new SocketEnd(), "X-Any", "x"))
                .hasCauseInstanceOf(WebSocketHandshakeException.class)
                .cause()
                .extracting(failure ->
                        ((WebSocketHandshakeException) failure).getResponse().statusCode())
                .isEqualTo(429);
        assertThat(house.denied("sockets")).isEqualTo(1);
        one.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
        Await.until("the socket has ended", () -> house.viewers() <= 1);
        socket(new SocketEnd(), "X-Any", "x");
    }

    @Test
    void what_comes_over_sockets_is_limited_by_address_and_for_nobody_first_of_all() {
        Limits.Rate three = Limits.Rate.of(3, Duration.ofMinutes(1));
        open(House.LIMITS.with(new Limits.Sockets(10, Limits.Rate.of(5, Duration.ofMinutes(1)), three)));
        Who player = new Who.Player(ann);
        for (int each = 0; each < 5; each++)
            assertThat(house.gate.admits(player, "here")).isTrue();
        assertThat(house.gate.admits(player, "here")).isFalse();
        assertThat(house.gate.admits(player, "there")).isTrue();
        for (int each = 0; each < 3; each++)
            assertThat(house.gate.admits(Who.NOBODY, "here")).isTrue();
        assertThat(house.gate.admits(Who.NOBODY, "here")).isFalse();
        house.clock.go(Duration.ofMinutes(1));
        assertThat(house.gate.admits(player, "here")).isTrue();
    }
}
