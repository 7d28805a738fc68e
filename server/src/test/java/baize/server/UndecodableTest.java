package baize.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/** Requests that cannot be decoded: answered in a line, and neither a fault nor a flood nor a secret in the log. */
final class UndecodableTest {
    private static final int PATIENCE = 30_000;
    private static final String HOST = "Host: 127.0.0.1\r\n";
    private static final String LAST = "Connection: close\r\n";
    private static final String SIGN_IN = "POST /api/sign-in HTTP/1.1\r\n";

    @TempDir
    static Path folder;

    private static House house;
    private static ListAppender<ILoggingEvent> log;

    @BeforeAll
    static void open() {
        house = House.open(Houses.demo(folder));
        log = new ListAppender<>();
        log.start();
        ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).addAppender(log);
    }

    @BeforeEach
    void forget() {
        log.list.clear();
    }

    @AfterAll
    static void close() {
        ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).detachAppender(log);
        house.close();
    }

    /** All that is answered to some bytes. */
    private static String answer(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), house.port())) {
            socket.setSoTimeout(PATIENCE);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** It was turned away in a line of JSON, and not a word is in the log. */
    private static void assertTurnedAway(String request, int status) throws IOException {
        String answer = answer(request);
        assertThat(answer).as(request).matches("(?s)HTTP/1\\.[01] " + status + " .*");
        String body = answer.substring(answer.indexOf("\r\n\r\n")).strip();
        assertThat(body).as(request).hasLineCount(1);
        assertThat(JsonMapper.shared().readTree(body).path("detail").asString())
                .as(request)
                .isNotBlank()
                .doesNotContain("zz", "Exception");
        assertThat(log.list).as(request).isEmpty();
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\n" + HOST + LAST + "\r\n";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/%zz",
                "/%",
                "/%e",
                "/api/tables/%zz",
                "/api/tables/4?after=%zz",
                "/api/par/bingo?%zz=1",
                "/api/me/rounds?before=%",
                "/..%2f..%zz",
                "http://elsewhere/%zz",
                "/ws/tables/4?after=%zz"
            })
    void a_percent_sign_that_stands_for_nothing(String path) throws IOException {
        assertTurnedAway(get(path), 400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"api/me", "*", "?x=1", ":", ";/api/me", "\\api", "x/../api/me"})
    void a_path_that_begins_with_nothing(String path) throws IOException {
        assertTurnedAway(get(path), 400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"::::", "a b", "x:99999999", "x:y", "[::1", "%zz", "http://x", "a/b", "@"})
    void a_host_that_is_none(String name) throws IOException {
        assertTurnedAway("GET /api/me HTTP/1.1\r\nHost: " + name + "\r\n" + LAST + "\r\n", 400);
        assertTurnedAway("GET /api/me HTTP/1.1\r\n" + LAST + "\r\n", 400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"zz", "-1", "fffffffffffffffff", "", "10000000000", "5;x\r\nhello\r\nzz"})
    void a_chunk_without_a_size(String size) throws IOException {
        assertTurnedAway(
                SIGN_IN + HOST + LAST + "Transfer-Encoding: chunked\r\n\r\n" + size + "\r\nhello\r\n0\r\n\r\n", 400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Content-Length: x", "Content-Length: -1", "Content-Length: 2\r\nContent-Length: 3", "no"})
    void a_head_that_makes_no_sense(String line) throws IOException {
        assertTurnedAway(SIGN_IN + HOST + LAST + line + "\r\n\r\n{}", 400);
    }

    @Test
    void a_head_that_is_too_long() throws IOException {
        assertTurnedAway(get("/" + "a".repeat(9000)), 414);
        assertTurnedAway("GET / HTTP/1.1\r\n" + HOST + LAST + "X: " + "a".repeat(20_000) + "\r\n\r\n", 431);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/x-www-form-urlencoded",
                "multipart/form-data",
                "multipart/form-data; boundary=",
                "multipart/form-data; boundary=x"
            })
    void a_form_is_bytes_like_any_other_and_its_secrets_stay_with_the_sender(String type) throws IOException {
        String part = "--x\r\nContent-Disposition: form-data; name=\"pin\"; filename=\"%zz\"\r\n\r\n4711\r\n--x--";
        for (String body : List.of("secret=MyRealPassword-100%-safe", "pin=4711%", "{\"secret\":\"pass%word", part)) {
            String rest = " /api/sign-in HTTP/1.1\r\n" + HOST + LAST + "Content-Type: " + type + "\r\nContent-Length: "
                    + body.length() + "\r\n\r\n" + body;
            assertTurnedAway("POST" + rest, 400);
            assertTurnedAway("GET" + rest, 404);
            assertTurnedAway("PUT" + rest, 405);
        }
    }

    @Test
    void however_often_it_comes_the_log_stays_empty_and_it_is_counted() throws IOException {
        for (int each = 0; each < 200; each++) assertTurnedAway(get("/%zz"), 400);
        assertThat(answer(get("/metrics"))).contains("baize_denied_total{reason=\"undecodable\"}");
    }

    @Test
    void a_name_twice_in_one_object_is_refused_by_its_name() throws IOException {
        for (String body : List.of(
                "{\"number\":\"osei\",\"number\":\"tran\",\"secret\":\"x\"}",
                "{\"a\":[{\"number\":1,\"number\":2}]}")) {
            String request = SIGN_IN + HOST + LAST + "Content-Length: " + body.length() + "\r\n\r\n" + body;
            assertTurnedAway(request, 400);
            assertThat(answer(request)).contains("number");
        }
    }
}
