package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.server.Http;
import baize.server.Server;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that send and do not read: what waits for them is bounded, and everyone else is served. */
@Tag("long")
final class DeafTest {
    private static final Pattern REFUSED = Pattern.compile("answer=\"refused\"[^}]*\\} ([0-9.E]+)");
    private static final String ANTE = "{\"do\":\"wager\",\"box\":1,\"on\":\"ante\",\"stake\":\"10.00\"}";

    /** Refused, with an answer that is longer than the question. */
    private static final String TOO_LITTLE = "{\"do\":\"wager\",\"box\":2,\"on\":\"ante\",\"stake\":\"1.00\"}";

    /** More than the lines between client and server hold. */
    private static final int MANY = 400_000;

    /** So often others are served in a row before the line is believed to be full. */
    private static final int ROUNDS = 30;

    @TempDir
    Path folder;

    /**
     * Says it until the line takes no more although others are served by the same event loop; how often it was said.
     */
    private static int saidUntilFull(DeafSocket deaf, byte[] frame, OpenFloor open) throws Exception {
        int said = 0;
        for (int full = 0; full < ROUNDS && said < MANY; full++) {
            while (said < MANY && deaf.say(frame)) {
                said++;
                full = 0;
            }
            assertThat(open.get("/api/tables", null).statusCode()).isEqualTo(200);
        }
        return said;
    }

    private static double refused(OpenFloor open) throws Exception {
        Matcher count = REFUSED.matcher(open.get("/metrics", null).body());
        assertThat(count.find()).isTrue();
        return Double.parseDouble(count.group(1));
    }

    @Test
    void a_player_who_does_not_listen_is_not_heard_any_more_while_others_are() throws Exception {
        try (OpenFloor open = new OpenFloor(folder, 1);
                Line ann = open.player("ann");
                Line _ = open.player("bob");
                DeafSocket deaf = DeafSocket.open(open.port(), "/ws/tables/4", "patron/bob")) {
            byte[] frame = DeafSocket.text("{\"id\":\"" + "x".repeat(60) + "\",\"command\":" + TOO_LITTLE + "}");
            int said = saidUntilFull(deaf, frame, open);
            assertThat(said).as("the line is full").isLessThan(MANY);
            double answered = refused(open);
            assertThat(answered).isLessThan(said);
            ann.act(ANTE);
            deaf.hear(3_000_000);
            assertThat(saidUntilFull(deaf, frame, open)).as("heard again").isPositive();
            assertThat(refused(open)).isGreaterThan(answered);
            open.assertBalanced();
        }
    }

    @Test
    void who_pings_and_does_not_listen_is_cut_off() throws Exception {
        try (OpenFloor open = new OpenFloor(folder, 1);
                DeafSocket deaf = DeafSocket.open(open.port(), "/ws/tables/4", null)) {
            int said = 0;
            try {
                while (said < MANY) if (deaf.say(DeafSocket.ping(125))) said++;
            } catch (IOException cut) {
                // As it should be.
            }
            assertThat(said).isLessThan(MANY);
            open.awaitViewers(0);
        }
    }

    @Test
    void nobody_has_nothing_to_say_and_is_cut_off_for_it() throws Exception {
        try (OpenFloor open = new OpenFloor(folder, 1);
                DeafSocket deaf = DeafSocket.open(open.port(), "/ws/tables/4", null)) {
            byte[] frame = DeafSocket.text("{\"id\":\"x\",\"command\":" + ANTE + "}");
            try {
                for (int each = 0; each < 1000; each++) deaf.say(frame);
            } catch (IOException cut) {
                // The server may be quicker.
            }
            deaf.drain();
            open.awaitViewers(0);
            assertThat(open.get("/metrics", null).body()).contains("reason=\"not-allowed\"} 3.0");
        }
    }

    @Test
    void what_is_not_allowed_and_what_is_too_much_count_towards_the_cut() throws Exception {
        try (OpenFloor open = new OpenFloor(folder, 1);
                Line ann = open.player("ann");
                Line bob = open.player("bob")) {
            for (int each = 0; each < 10; each++) ann.say("{\"id\":\"x\",\"command\":{\"do\":\"deal\"}}");
            assertThat(ann.closing()).isEqualTo(1008);
            open.gate.close(true);
            for (int each = 0; each < 10; each++) bob.say("{\"id\":\"x\",\"command\":" + ANTE + "}");
            assertThat(bob.closing()).isEqualTo(1008);
        }
    }

    @Test
    void what_makes_sense_makes_up_for_what_does_not() throws Exception {
        try (OpenFloor open = new OpenFloor(folder, 1);
                Line ann = open.player("ann")) {
            for (int each = 0; each < 30; each++) {
                assertThat(ann.ask("{\"do\":\"deal\"}").has("error")).isTrue();
                assertThat(ann.ask(TOO_LITTLE).has("refusal")).isTrue();
            }
        }
    }

    @Test
    void requests_sent_in_a_row_wait_until_the_answers_before_them_are_taken() throws Exception {
        AtomicInteger answered = new AtomicInteger();
        String much = "x".repeat(1 << 20);
        try (Server server = Server.start(
                        new Server.Options("127.0.0.1", 0, 1),
                        List.of(router -> router.get("/long").handler(context -> {
                            answered.incrementAndGet();
                            Http.json(context, 200, Http.object().put("long", much));
                        })));
                DeafSocket deaf = DeafSocket.connect(server.port())) {
            byte[] request = "GET /long HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
            for (int each = 0; each < 100; each++) assertThat(deaf.say(request)).isTrue();
            for (int each = 0; each < ROUNDS; each++)
                assertThat(status(server, "/short")).isEqualTo(404);
            assertThat(answered.get()).isBetween(1, 20);
            int before = answered.get();
            assertThat(deaf.hear(30 << 20)).hasSize(30 << 20);
            assertThat(answered.get()).isGreaterThan(before);
        }
    }

    private static int status(Server server, String path) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
        }
    }
}
