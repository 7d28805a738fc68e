package baize.server;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.floor.staff.Role;
import baize.floor.table.Setup;
import baize.games.bingo.BingoRules;
import baize.games.caribbeanstud.StudPrize;
import baize.games.jackpot.JackpotRules;
import baize.games.table.Settings;
import baize.server.account.Limits;
import baize.server.plan.FloorPlan;
import baize.server.plan.PlannedPool;
import baize.server.plan.PlannedTable;
import baize.server.plan.StaffAccount;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Real answers of a whole house, held against openapi.yaml and asyncapi.yaml. */
class RealAnswersTest {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final String ANTE = "{\"do\":\"wager\",\"box\":1,\"on\":\"ante\",\"stake\":\"10.00\"}";

    private static final JackpotRules RULES = new JackpotRules(
            Money.dollars(5),
            Money.dollars(50_000),
            700_000,
            100_000,
            null,
            Money.dollars(100),
            false,
            StudPrize.table(),
            false);

    private static final Map<String, String> BINGO = Map.of("games", "2", "cards", "10");

    private final Described described = new Described();

    @Test
    void real_answers_are_as_described(@TempDir Path folder) throws Exception {
        try (House house = House.open(options(folder.resolve("demo"), true));
                House empty = House.open(Houses.empty(folder.resolve("empty"), null))) {
            read(new Client(house));
            pools(house, new Client(house));
            String token = office(new Client(house));
            play(house, new Client(house), token);
            terminal(house, new Client(house), token);
            owing(house, new Client(house), token);
            scorecards(new Client(house), token);
            new Client(empty)
                    .post(
                            "/api/setup",
                            "{\"code\":\"" + empty.setupCode()
                                    + "\",\"member\":\"ada\",\"name\":\"Ada\",\"password\":\"long enough\"}",
                            200);
        }
        described.assertComplete();
    }

    /** A small floor with a table of cards, one of craps and a hall; each of its staff has a password of his name. */
    static House.Options options(Path folder, boolean demo) {
        Map<String, String> settings = Map.of(
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
        Setup setup =
                Setup.of("three-card-poker", settings, Money.dollars(1000)).dealtBy(Setup.Dealer.STAFF);
        FloorPlan plan = new FloorPlan(
                "test",
                List.of(
                        new PlannedPool("grand", "Grand", "caribbean-stud", RULES, Map.of(), 1),
                        new PlannedPool(
                                "hall",
                                "Hall",
                                "bingo",
                                BingoRules.read(new Settings(BINGO)).jackpot(),
                                Map.of(),
                                2)),
                List.of(
                        new PlannedTable("4", setup, 1),
                        new PlannedTable("9", craps(), 2),
                        new PlannedTable("7", bingo(), 3)),
                List.of(
                        new StaffAccount("ada", "Ada", Role.ADMINISTRATOR, "ada-password"),
                        new StaffAccount("dana", "Dana", Role.DEALER, "dana-password"),
                        new StaffAccount("max", "Max", Role.GAMING_MANAGER, "max-password"),
                        new StaffAccount("cora", "Cora", Role.CASHIER, "cora-password")));
        return new House.Options(folder, null, plan, demo, false, Server.Options.at(0), Limits.USUAL);
    }

    private static Setup craps() {
        Map<String, String> settings = Map.of("minimum", "5.00", "maximum", "500.00", "unit", "1.00", "boxes", "8");
        return Setup.of("craps", settings, Money.dollars(1000)).dealtBy(Setup.Dealer.STAFF);
    }

    private static Setup bingo() {
        return Setup.of("bingo", BINGO, Money.dollars(1000))
                .dealtBy(Setup.Dealer.STAFF)
                .linkedTo("hall");
    }

    /** What anyone may read. */
    private void read(Client anyone) throws Exception {
        anyone.get("/api/tables", 200);
        anyone.get("/api/tables/{id}", "/api/tables/4", 200);
        anyone.get("/api/tables/{id}", "/api/tables/99", 404);
        anyone.get("/api/rules", 200);
        anyone.get("/api/rules/{game}", "/api/rules/three-card-poker", 200);
        anyone.get("/api/rules/{game}", "/api/rules/whist", 404);
        anyone.get("/api/par/{game}", "/api/par/three-card-poker?table=4", 200);
        anyone.get("/api/par/{game}", "/api/par/craps", 200);
        anyone.get("/api/par/{game}", "/api/par/blackjack", 200);
        anyone.get("/api/par/{game}", "/api/par/bingo?table=7", 200);
        anyone.get("/api/par/{game}", "/api/par/bingo?table=7&cards=20&boxes=12", 200);
        anyone.get("/api/par/{game}", "/api/par/bingo?cards=none", 400);
        anyone.get("/api/me", 200);
        anyone.get("/api/me/rounds", 401);
        anyone.get("/health", 200);
        anyone.get("/metrics", 200);
        anyone.get("/openapi.json", 200);
        anyone.get("/asyncapi.json", 200);
        anyone.post("/api/sign-in", "{\"number\":\"ada\",\"secret\":\"wrong\"}", 401);
        anyone.post("/api/sign-in", "{\"number\":\"ada\"}", 400);
    }

    /** A manager puts a jackpot right while someone looks at its socket. */
    private void pools(House house, Client manager) throws Exception {
        LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        HttpClient client = HttpClient.newHttpClient();
        WebSocket socket = client.newWebSocketBuilder()
                .buildAsync(URI.create(house.address().replace("http", "ws") + "ws/pools"), new Ear(heard))
                .join();
        assertThat(meter(heard)).isEqualTo("50000.00");
        manager.get("/api/pools", 200);
        manager.get("/api/pools/{id}", "/api/pools/grand", 200);
        manager.get("/api/pools/{id}", "/api/pools/small", 404);
        String path = "/api/pools/{id}/corrections";
        String correction = "{\"amount\":\"-12.50\",\"reason\":\"counted twice\"}";
        manager.post(path, "/api/pools/grand/corrections", correction, 401);
        manager.signIn("dana", "dana-password");
        manager.post(path, "/api/pools/grand/corrections", correction, 403);
        manager.post("/api/sign-out", "", 204);
        manager.signIn("max", "max-password");
        JsonNode now = manager.post(path, "/api/pools/grand/corrections", correction, 200);
        assertThat(now.path("meter").asString()).isEqualTo("49987.50");
        manager.post(path, "/api/pools/small/corrections", correction, 404);
        manager.post(path, "/api/pools/grand/corrections", "{\"amount\":\"1.00\"}", 400);
        manager.post(path, "/api/pools/grand/corrections", "{\"reason\":\"why\"}", 400);
        manager.post(path, "/api/pools/grand/corrections", "{\"amount\":\"-60000.00\",\"reason\":\"too much\"}", 409);
        assertThat(meter(heard)).isEqualTo("49987.50");
        socket.abort();
        client.close();
    }

    private String meter(LinkedBlockingQueue<String> heard) throws InterruptedException {
        String text = heard.poll(30, TimeUnit.SECONDS);
        assertThat(text).as("the jackpots are told").isNotNull();
        described.message("Pools", text);
        return MAPPER.readTree(text).path("pools").path(0).path("meter").asString();
    }

    /** What staff do away from the tables; a token for the dealer. */
    private String office(Client client) throws Exception {
        client.signIn("cora", "cora-password");
        client.post("/api/patrons", "{\"id\":\"pat\",\"name\":\"Pat\",\"card\":\"1000-7\",\"pin\":\"4711\"}", 200);
        client.post("/api/patrons/{id}/deposit", "/api/patrons/pat/deposit", "{\"amount\":\"50.00\"}", 200);
        client.post("/api/patrons/{id}/withdraw", "/api/patrons/pat/withdraw", "{\"amount\":\"20.00\"}", 200);
        client.post("/api/patrons/{id}/withdraw", "/api/patrons/pat/withdraw", "{\"amount\":\"90.00\"}", 409);
        client.post(
                "/api/staff",
                "{\"id\":\"eve\",\"name\":\"Eve\",\"role\":\"dealer\",\"password\":\"long enough\"}",
                403);
        client.post("/api/sign-out", "", 204);
        client.signIn("ada", "ada-password");
        client.post(
                "/api/staff",
                "{\"id\":\"eve\",\"name\":\"Eve\",\"role\":\"dealer\",\"password\":\"long enough\"}",
                200);
        JsonNode made = client.post("/api/tokens", "{\"for\":\"staff/dana\",\"label\":\"test\",\"days\":1}", 200);
        JsonNode other = client.post("/api/tokens", "{\"for\":\"staff/dana\",\"label\":\"other\",\"days\":1}", 200);
        client.get("/api/tokens", 200);
        client.send(
                "delete", "/api/tokens/{id}", "/api/tokens/" + other.path("id").asString(), null, 200);
        return made.path("token").asString();
    }

    private void play(House house, Client guest, String token) throws Exception {
        guest.csrf = guest.post("/api/guest", "", 200).path("csrf").asString();
        Client dealer = new Client(house);
        dealer.token = token;
        command(guest, "{\"do\":\"card-in\"}", 200);
        command(guest, "{\"do\":\"buy-in\",\"amount\":\"200.00\"}", 200);
        command(guest, ANTE, 200);
        command(guest, ANTE, 409);
        command(guest, "{\"do\":\"deal\"}", 403);
        command(guest, "{\"do\":\"fly\"}", 400);
        guest.get("/api/tables/{id}", "/api/tables/4", 200);
        command(dealer, "{\"do\":\"deal\"}", 200);
        dealer.get("/api/tables/{id}", "/api/tables/4", 200);
        dealer.post("/api/tables/{id}/preview", "/api/tables/4/preview", "{\"do\":\"misdeal\"}", 200);
        dealer.post("/api/tables/{id}/preview", "/api/tables/4/preview", "{\"do\":\"no-more-bets\"}", 409);
        dealer.get("/api/rounds/{id}", "/api/rounds/4-1", 409);
        sockets(house, token);
        dealer.get("/api/rounds/{id}", "/api/rounds/4-1", 200);
        guest.get("/api/rounds/{id}", "/api/rounds/4-1", 200);
        guest.get("/api/tables/{id}/rounds", "/api/tables/4/rounds?limit=5", 200);
        guest.get("/api/me/rounds", 200);
        guest.get("/api/me", 200);
        guest.get("/api/me/entries", 200);
        guest.post("/api/me/limits", "{\"limit\":\"loss\",\"period\":\"day\",\"most\":\"100.00\"}", 200);
        guest.post("/api/me/deposit", "{\"amount\":\"10.00\"}", 200);
        guest.post("/api/me/pause", "{\"for\":\"day\"}", 200);
        guest.get("/api/me", 200);
        guest.get("/api/tables", 200);
    }

    /** A guest at a terminal, with notes and tickets; an attendant, the cash desk and a manager. */
    private void terminal(House house, Client guest, String token) throws Exception {
        JsonNode me = guest.post("/api/guest", "", 200);
        guest.csrf = me.path("csrf").asString();
        Client attendant = new Client(house);
        attendant.token = token;
        String id = me.path("id").asString();
        guest.terminal("note", "{\"id\":\"a\",\"amount\":\"50.00\"}", 409);
        guest.post("/api/tables/{id}/commands", "/api/tables/9/commands", "{\"do\":\"card-in\"}", 200);
        guest.terminal("note", "{\"id\":\"b\",\"amount\":\"50.00\"}", 200);
        guest.terminal("note", "{\"id\":\"b\",\"amount\":\"50.00\"}", 200);
        guest.terminal("note", "{\"id\":\"c\",\"amount\":\"7.00\"}", 409);
        guest.post(
                "/api/tables/{id}/commands",
                "/api/tables/9/commands",
                "{\"do\":\"wager\",\"on\":\"pass-line\",\"stake\":\"10.00\"}",
                200);
        guest.get("/api/tables/{id}", "/api/tables/9", 200);
        guest.terminal("ticket-out", "{\"id\":\"d\",\"amount\":\"41.00\"}", 409);
        String first = ticketOut(guest, "{\"id\":\"e\",\"amount\":\"15.00\"}");
        assertThat(guest.terminal("ticket-in", "{\"id\":\"f\",\"number\":\"" + first + "\"}", 200)
                        .path("credits")
                        .asString())
                .isEqualTo("40.00");
        guest.terminal("ticket-in", "{\"id\":\"g\",\"number\":\"" + first + "\"}", 409);
        guest.terminal("ticket-in", "{\"id\":\"h\",\"number\":\"123\"}", 400);
        String pay = "{\"id\":\"%s\",\"patron\":\"" + id + "\",\"amount\":\"5.00\",\"signed\":%s}";
        guest.terminal("manual-payment", pay.formatted("i", true), 403);
        attendant.terminal("manual-payment", pay.formatted("j", false), 409);
        attendant.terminal("manual-payment", pay.formatted("k", true), 200);
        tickets(house, guest, attendant);
    }

    /** A guest who has got the Ante back leaves with all the money, and then turns out to have cheated. */
    private void owing(House house, Client guest, String token) throws Exception {
        JsonNode me = guest.post("/api/guest", "", 200);
        guest.csrf = me.path("csrf").asString();
        String id = me.path("id").asString();
        Client dealer = new Client(house);
        dealer.token = token;
        command(guest, "{\"do\":\"card-in\"}", 200);
        command(guest, "{\"do\":\"buy-in\",\"amount\":\"50.00\"}", 200);
        command(guest, ANTE.replace("\"box\":1", "\"box\":2"), 200);
        command(dealer, "{\"do\":\"deal\"}", 200);
        command(dealer, "{\"do\":\"call-time\",\"box\":2}", 200);
        command(guest, "{\"do\":\"card-out\"}", 200);
        String all = guest.get("/api/me", 200).path("balance").asString();
        Client cashier = new Client(house);
        cashier.signIn("cora", "cora-password");
        cashier.post(
                "/api/patrons/{id}/withdraw", "/api/patrons/" + id + "/withdraw", "{\"amount\":\"" + all + "\"}", 200);
        Client manager = new Client(house);
        manager.signIn("max", "max-password");
        command(manager, "{\"do\":\"invalidate\",\"cause\":\"14.4.2\",\"forfeit\":[\"" + id + "\"]}", 200);
        String owed = "/api/patrons/" + id + "/pay-owed";
        cashier.post("/api/patrons/{id}/pay-owed", owed, "{\"amount\":\"10.00\"}", 200);
        cashier.post("/api/patrons/{id}/pay-owed", owed, "{\"amount\":\"10.00\"}", 409);
    }

    /** A dealer opens a session of bingo, prints a book and looks a page up. */
    private void scorecards(Client dealer, String token) throws Exception {
        String paper = "/api/tables/{id}/scorecards.pdf";
        String page = "/api/tables/{id}/scorecards/{serial}";
        dealer.get(paper, "/api/tables/7/scorecards.pdf", 401);
        dealer.get(page, "/api/tables/7/scorecards/1001", 401);
        dealer.token = token;
        dealer.get(paper, "/api/tables/7/scorecards.pdf", 404);
        dealer.post("/api/tables/{id}/commands", "/api/tables/7/commands", "{\"do\":\"open-session\"}", 200);
        dealer.get(paper, "/api/tables/7/scorecards.pdf?from=1001&to=1002", 200);
        dealer.get(paper, "/api/tables/7/scorecards.pdf?from=x", 400);
        dealer.get(page, "/api/tables/7/scorecards/1001?game=2", 200);
        dealer.get(page, "/api/tables/7/scorecards/ten", 400);
        dealer.get(page, "/api/tables/7/scorecards/1011", 404);
    }

    private static String ticketOut(Client guest, String body) throws Exception {
        return guest.terminal("ticket-out", body, 200).path("number").asString();
    }

    private void tickets(House house, Client guest, Client attendant) throws Exception {
        String cashed = ticketOut(guest, "{\"id\":\"l\",\"amount\":\"10.00\"}");
        String own = ticketOut(guest, "{\"id\":\"m\",\"amount\":\"10.00\"}");
        String gone = ticketOut(guest, "{\"id\":\"n\"}");
        guest.get("/api/tickets/{number}/pdf", "/api/tickets/" + gone + "/pdf", 200);
        new Client(house).get("/api/tickets/{number}/pdf", "/api/tickets/" + gone + "/pdf", 401);
        guest.get("/api/tickets/{number}", "/api/tickets/" + gone, 403);
        attendant.get("/api/tickets/{number}", "/api/tickets/" + gone, 200);
        attendant.get("/api/tickets/{number}", "/api/tickets/00-0000-0000-0000-0000", 404);
        String redeem = "/api/tickets/{number}/redeem";
        guest.post(redeem, "/api/tickets/" + cashed + "/redeem", "{\"to\":\"cash\"}", 403);
        guest.post(redeem, "/api/tickets/" + own + "/redeem", "{\"to\":\"wallet\",\"patron\":\"pat\"}", 403);
        guest.post(redeem, "/api/tickets/" + own + "/redeem", "{\"to\":\"wallet\"}", 200);
        guest.get("/api/tickets/{number}/pdf", "/api/tickets/" + own + "/pdf", 404);
        Client cashier = new Client(house);
        cashier.signIn("cora", "cora-password");
        cashier.post(redeem, "/api/tickets/" + cashed + "/redeem", "{\"id\":\"o\",\"to\":\"cash\"}", 200);
        cashier.post(redeem, "/api/tickets/" + cashed + "/redeem", "{\"id\":\"p\",\"to\":\"cash\"}", 409);
        // To whom is not said with it.
        assertThat(cashier.post(redeem, "/api/tickets/" + own + "/redeem", "{\"id\":\"q\",\"to\":\"cash\"}", 409)
                        .path("detail")
                        .asString())
                .isEqualTo("this ticket was redeemed before");
        cashier.post("/api/tickets/{number}/void", "/api/tickets/" + gone + "/void", "{\"text\":\"misprint\"}", 403);
        Client manager = new Client(house);
        manager.signIn("max", "max-password");
        manager.post("/api/tickets/{number}/void", "/api/tickets/" + gone + "/void", "{\"text\":\"misprint\"}", 200);
    }

    private static void command(Client client, String command, int status) throws Exception {
        client.post("/api/tables/{id}/commands", "/api/tables/4/commands", command, status);
    }

    /** The dealer finishes the round over a socket, with a mistake and an impossibility on the way. */
    private void sockets(House house, String token) throws Exception {
        LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
        HttpClient client = HttpClient.newHttpClient();
        WebSocket socket = client.newWebSocketBuilder()
                .header("Authorization", "Bearer " + token)
                .buildAsync(URI.create(house.address().replace("http", "ws") + "ws/tables/4"), new Ear(heard))
                .join();
        socket.sendText("{\"id\":\"1\",\"command\":{\"do\":\"fly\"}}", true).join();
        socket.sendText("{\"id\":\"2\",\"command\":{\"do\":\"no-more-bets\"}}", true)
                .join();
        socket.sendText("{\"id\":\"3\",\"command\":{\"do\":\"call-time\",\"box\":1}}", true)
                .join();
        socket.sendText("{\"id\":\"4\",\"command\":{\"do\":\"reveal\"}}", true).join();
        boolean settled = false;
        int answers = 0;
        while (!settled || answers < 4) {
            String text = heard.poll(30, TimeUnit.SECONDS);
            assertThat(text).as("the table is settled").isNotNull();
            JsonNode message = MAPPER.readTree(text);
            if (message.has("view")) described.message("Frame", text);
            else if (message.has("events")) described.message("Done", text);
            else if (message.has("refusal")) described.message("Refused", text);
            else described.message("Failed", text);
            if (!message.has("view")) answers++;
            settled |= message.path("view").path("phase").asString("").equals("settled");
        }
        socket.abort();
        client.close();
    }

    /** Notes what is heard, message by message. */
    private static final class Ear implements WebSocket.Listener {
        private final LinkedBlockingQueue<String> heard;
        private final StringBuilder part = new StringBuilder();

        Ear(LinkedBlockingQueue<String> heard) {
            this.heard = heard;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                heard.add(part.toString());
                part.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }

    /** Someone with a browser's cookies, or a program with a token. */
    private final class Client {
        private final String address;
        private final HttpClient client = HttpClient.newBuilder()
                .cookieHandler(new CookieManager())
                .connectTimeout(Duration.ofSeconds(10))
                .build();
        private String csrf = "";
        private String token = "";

        Client(House house) {
            String whole = house.address();
            address = whole.substring(0, whole.length() - 1);
        }

        void signIn(String number, String secret) throws Exception {
            csrf = post("/api/sign-in", "{\"number\":\"" + number + "\",\"secret\":\"" + secret + "\"}", 200)
                    .path("csrf")
                    .asString();
        }

        /** At the terminal of table 9. */
        JsonNode terminal(String what, String body, int status) throws Exception {
            return post("/api/tables/{id}/" + what, "/api/tables/9/" + what, body, status);
        }

        JsonNode get(String path, int status) throws Exception {
            return get(path, path, status);
        }

        JsonNode get(String described, String path, int status) throws Exception {
            return send("get", described, path, null, status);
        }

        JsonNode post(String path, String body, int status) throws Exception {
            return post(path, path, body, status);
        }

        JsonNode post(String described, String path, String body, int status) throws Exception {
            return send("post", described, path, body, status);
        }

        JsonNode send(String method, String template, String path, @Nullable String body, int status) throws Exception {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path))
                    .method(
                            method.toUpperCase(java.util.Locale.ROOT),
                            body == null
                                    ? HttpRequest.BodyPublishers.noBody()
                                    : HttpRequest.BodyPublishers.ofString(body))
                    .header("Idempotency-Key", UUID.randomUUID().toString());
            if (!csrf.isEmpty()) request.header("X-Baize-Csrf", csrf);
            if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
            HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            assertThat(response.statusCode())
                    .as("%s %s: %s", method, path, response.body())
                    .isEqualTo(status);
            described.answer(method, template, status, response.body());
            boolean json =
                    response.headers().firstValue("Content-Type").orElse("").contains("json");
            return json ? MAPPER.readTree(response.body()) : MAPPER.createObjectNode();
        }
    }
}
