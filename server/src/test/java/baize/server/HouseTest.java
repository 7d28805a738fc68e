package baize.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.rule.Rule;
import baize.floor.LiveTable;
import baize.floor.journal.NotOpened;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The whole house, as it is opened by the command. */
class HouseTest {
    @TempDir
    Path folder;

    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void hangUp() {
        client.close();
    }

    private House open() {
        return House.open(Houses.demo(folder));
    }

    private HttpResponse<String> get(House house, String path) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + house.port() + path))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private JsonNode json(House house, String path) throws Exception {
        HttpResponse<String> answer = get(house, path);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JsonMapper.shared().readTree(answer.body());
    }

    @Test
    void the_demo_floor_is_open_to_a_stranger() throws Exception {
        try (House house = open()) {
            assertThat(json(house, "/health").path("tables").asInt()).isEqualTo(9);
            assertThat(json(house, "/api/me").path("staff").size()).isEqualTo(7);
            assertThat(json(house, "/api/tables").path("tables").size()).isEqualTo(9);
            assertThat(json(house, "/openapi.json").path("openapi").asString()).startsWith("3.");
            assertThat(json(house, "/asyncapi.json").path("asyncapi").asString())
                    .startsWith("3.");
            JsonNode pool = json(house, "/api/pools/grand");
            assertThat(pool.path("meter").asString()).isEqualTo("50000.00");
            assertThat(pool.path("note").asString())
                    .isEqualTo("Royal flush takes all of it, straight flush 10%. Tables 1 and 2.");
            assertThat(pool.path("prizes").path(1).path("amount").asString()).isEqualTo("5000.00");
            JsonNode linked = json(house, "/api/tables").path("tables").path(0);
            assertThat(linked.path("pools").path(0).path("name").asString())
                    .isEqualTo("Caribbean Stud progressive jackpot");
            assertThat(json(house, "/api/tables/1").path("view").path("pool").asString())
                    .isEqualTo("grand");
            assertThat(get(house, "/").body()).contains("<!doctype html>");
            assertThat(house.remarks()).isEmpty();
        }
    }

    @Test
    @Rule("three-card-poker 14.14")
    void the_rule_book_is_read_and_not_sent_again_to_whoever_has_it() throws Exception {
        try (House house = open()) {
            assertThat(json(house, "/api/rules").path("clauses").size()).isEqualTo(1600);
            JsonNode bingo = json(house, "/api/rules/bingo");
            assertThat(bingo.path("clauses").values())
                    .allSatisfy(
                            clause -> assertThat(clause.path("game").asString()).isEqualTo("bingo"));
            assertThat(bingo.path("rulings").path("R-56").asString()).contains("Play stands off");
            String tag =
                    get(house, "/api/rules/bingo").headers().firstValue("ETag").orElseThrow();
            HttpRequest again = HttpRequest.newBuilder(
                            URI.create("http://127.0.0.1:" + house.port() + "/api/rules/bingo"))
                    .header("If-None-Match", tag)
                    .build();
            HttpResponse<String> answer = client.send(again, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(304);
            assertThat(answer.body()).isEmpty();
        }
    }

    @Test
    void odds_are_those_of_a_table_s_settings() throws Exception {
        try (House house = open()) {
            JsonNode standard = json(house, "/api/par/three-card-poker");
            JsonNode five = json(house, "/api/par/three-card-poker?table=5");
            assertThat(standard.path("wagers").path(0).path("exact").asString()).isEqualTo("-686689/20358520");
            assertThat(five.path("house").path("device").asString()).isEqualTo("shuffler");
            assertThat(five.path("house").path("maximum").asString()).isEqualTo("50.00");
        }
    }

    @Test
    void settings_in_the_query_are_laid_over_those_of_the_table() throws Exception {
        try (House house = open()) {
            JsonNode own = json(house, "/api/par/bingo?table=9");
            JsonNode other = json(house, "/api/par/bingo?table=9&cards=2&boxes=12");
            assertThat(other.path("hall").path("boxes").asInt()).isEqualTo(24);
            assertThat(other.path("house").path("prize"))
                    .isEqualTo(own.path("house").path("prize"));
            JsonNode first = other.path("wagers").path(0).path("first");
            assertThat(first.path("expectedCalls").asDouble()).isBetween(71.0, 73.0);
            assertThat(first.path("asPlayed").asBoolean()).isTrue();
            assertThat(other.path("wagers")
                            .path(1)
                            .path("first")
                            .path("asPlayed")
                            .asBoolean())
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /api/rules/poker                      | 404 | no game "poker"; expected one of caribbean-stud
            /api/par/poker                        | 404 | no game "poker"; expected one of caribbean-stud
            /api/pools/small                      | 404 | no pool small
            /api/par/three-card-poker?table=99    | 404 | no table 99
            /api/par/bingo?cards=0                | 400 | cards: expected a whole number from 1 to 1000, got "0"
            /api/par/bingo?seasoning=salt         | 400 | seasoning: no such setting; expected one of
            /api/par/bingo?cards=1&cards=2        | 400 | cards: expected it once
            /api/tables/99/rounds                 | 404 | no table 99
            /api/tables/4/rounds?limit=101        | 400 | limit: expected a whole number up to 100
            /api/tables/4/rounds?before=x         | 400 | before: expected a whole number
            /api/rounds/4-1                       | 404 | no round 4-1
            /api/rounds/nothing                   | 404 | no round nothing
            /api/me/rounds                        | 401 | sign in first
            """)
    void what_is_not_there_is_said_in_a_sentence(String path, int status, String detail) throws Exception {
        try (House house = open()) {
            HttpResponse<String> answer = get(house, path.strip());
            assertThat(answer.statusCode()).isEqualTo(status);
            assertThat(JsonMapper.shared()
                            .readTree(answer.body())
                            .path("detail")
                            .asString())
                    .startsWith(detail);
        }
    }

    @Test
    void it_opens_again_in_the_state_in_which_it_was_closed() throws Exception {
        long version;
        try (House house = open()) {
            version = version(house);
        }
        try (House house = open()) {
            assertThat(version(house)).isEqualTo(version);
            assertThat(house.remarks()).isEmpty();
        }
    }

    private static long version(House house) {
        LiveTable<?, ?, ?, ?> table = Objects.requireNonNull(house.floor().table("4"));
        return table.position().version();
    }

    @Test
    void whoever_looks_on_is_told_at_once_when_it_closes() throws Exception {
        CompletableFuture<Integer> closed = new CompletableFuture<>();
        CompletableFuture<Void> seen = new CompletableFuture<>();
        House house = open();
        client.newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + house.port() + "/ws/tables/4"), new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
                        seen.complete(null);
                        socket.request(1);
                        return CompletableFuture.completedStage(null);
                    }

                    @Override
                    public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
                        closed.complete(status);
                        return CompletableFuture.completedStage(null);
                    }

                    @Override
                    public void onError(WebSocket socket, Throwable failure) {
                        closed.complete(-1);
                    }
                })
                .join();
        seen.get(30, TimeUnit.SECONDS);
        house.close();
        assertThat(closed.get(30, TimeUnit.SECONDS)).isEqualTo(1001);
        assertThatThrownBy(() -> get(house, "/health")).isInstanceOf(IOException.class);
    }

    @Test
    void a_port_that_is_taken_is_said_in_one_line_and_leaves_nothing_open(@TempDir Path other) {
        try (House house = open()) {
            House.Options same = Houses.empty(other, null, house.port());
            assertThatThrownBy(() -> House.open(same))
                    .isInstanceOf(NotOpened.class)
                    .message()
                    .startsWith("cannot listen at 127.0.0.1:" + house.port() + ": ")
                    .hasLineCount(1);
            House.open(Houses.empty(other, null)).close();
        }
    }

    @Test
    void a_folder_that_is_open_already_is_said_in_one_line() {
        try (House _ = open()) {
            assertThatThrownBy(this::open)
                    .isInstanceOf(NotOpened.class)
                    .hasMessageContaining("is already open")
                    .message()
                    .hasLineCount(1);
        }
    }

    @Test
    void a_sealing_key_that_is_none_is_said_in_one_line() throws Exception {
        open().close();
        Files.writeString(folder.resolve("seal.key"), "not a key");
        assertThatThrownBy(this::open)
                .isInstanceOf(NotOpened.class)
                .hasMessageContaining("expected a sealing key of 64 hexadecimal digits");
    }

    @Test
    void an_empty_floor_asks_for_an_administrator() throws Exception {
        try (House house = House.open(Houses.empty(folder, null))) {
            JsonNode me = json(house, "/api/me");
            assertThat(me.path("setup").asBoolean()).isTrue();
            assertThat(me.path("demo").asBoolean()).isFalse();
            assertThat(me.has("staff")).isFalse();
            assertThat(json(house, "/api/tables").path("tables").size()).isZero();
        }
    }
}
