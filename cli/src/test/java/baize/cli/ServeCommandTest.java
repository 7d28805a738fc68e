package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code baize serve}, in this process as far as it ends by itself, and in one of its own where it is stopped. */
final class ServeCommandTest {
    private static final Path ROOT = Path.of(System.getProperty("baize.root", ".."));

    @TempDir
    Path folder;

    private Ran serve(String... more) {
        String[] args = new String[more.length + 4];
        List<String> first = List.of("serve", "--exit-when-ready", "--data", folder.toString());
        for (int at = 0; at < args.length; at++) args[at] = at < 4 ? first.get(at) : more[at - 4];
        return Ran.baize(args);
    }

    @Test
    void it_says_where_it_is_and_that_a_demo_is_played_with_play_money() {
        Ran ran = serve("--port", "0");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).startsWith("Baize is open at http://127.0.0.1:").contains("play money");
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void a_floor_of_one_s_own_is_no_demo_and_its_staff_get_passwords_once() {
        String file = ROOT.resolve("examples/floor.yaml").toString();
        Ran first = serve("--port", "0", "--floor", file);
        assertThat(first.status()).as(first.err()).isZero();
        assertThat(first.out()).contains("ada signs in with ").doesNotContain("play money");
        Ran second = serve("--port", "0", "--floor", file);
        assertThat(second.out()).doesNotContain("signs in with");
        Ran another = serve("--port", "0", "--no-demo");
        assertThat(another.err()).contains("table 12 is not in");
    }

    @Test
    void an_empty_floor_tells_its_code_and_a_floor_stays_what_it_is() throws IOException {
        Ran empty = serve("--port", "0", "--no-demo");
        assertThat(empty.status()).as(empty.err()).isZero();
        assertThat(empty.out()).containsPattern("who knows the code ([a-z2-9]{4}-){3}[a-z2-9]{4} ");
        refused(serve("--port", "0"), "this is a real floor, and it stays one: ");
        Files.writeString(folder.resolve("seal.key"), "00".repeat(32));
        refused(serve("--port", "0", "--no-demo"), "the sealing key " + folder.resolve("seal.key") + " is not the key");
        Files.delete(folder.resolve("seal.key"));
        refused(serve("--port", "0", "--no-demo"), "no sealing key " + folder.resolve("seal.key"));
    }

    @Test
    void what_cannot_be_opened_is_said_in_one_line_with_status_2() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
            refused(
                    serve("--port", Integer.toString(taken.getLocalPort())),
                    "cannot listen at 127.0.0.1:" + taken.getLocalPort() + ": ");
        }
        refused(serve("--port", "http"), "--port: expected a whole number from 0 to 65535, got \"http\"");
        refused(serve("--port", "0", "--floor", "none.yaml"), "none.yaml: expected a file that can be read");
        refused(serve("--port", "0", "--database", "mysql://x"), "expected a database like postgresql://");
        refused(serve("--port", "0", "--database", "postgresql://127.0.0.1:1/none"), "cannot open 127.0.0.1:1/none: ");
        Path bad = Files.writeString(folder.resolve("bad.yaml"), "tables:\n  - id: 4\n    game: whist\n");
        refused(
                serve("--port", "0", "--floor", bad.toString()),
                bad
                        + ":3: tables[0].game: expected caribbean-stud or three-card-poker or blackjack or craps or"
                        + " bingo, got \"whist\"");
        Path file = Files.writeString(folder.resolve("file"), "");
        refused(
                Ran.baize("serve", "--exit-when-ready", "--port", "0", "--data", file.toString()),
                "expected a folder, got a file");
    }

    private static void refused(Ran ran, String line) {
        assertThat(ran.err()).startsWith("baize: " + line).hasLineCount(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.status()).isEqualTo(2);
    }

    @Test
    void stopped_in_the_usual_way_it_ends_well_and_opens_again_as_it_was() throws Exception {
        JsonNode before = openAndStop();
        JsonNode after = openAndStop();
        assertThat(after.path("tables").size()).isEqualTo(9);
        for (int at = 0; at < 4; at++)
            assertThat(after.path("tables").path(at).path("version").asInt())
                    .isGreaterThanOrEqualTo(
                            before.path("tables").path(at).path("version").asInt());
        Ran audit = Ran.baize("audit", "--data", folder.toString());
        assertThat(audit.out()).startsWith("CLEAN");
    }

    private JsonNode openAndStop() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "baize.cli.Main",
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        folder.toString())
                .redirectError(folder.resolve("log").toFile())
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
                HttpClient client = HttpClient.newHttpClient()) {
            String first = Objects.requireNonNull(out.readLine(), () -> "nothing said; see the log");
            String address = first.substring(first.indexOf("http"));
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(URI.create(address + "api/tables")).build(),
                    HttpResponse.BodyHandlers.ofString());
            process.destroy();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
            return JsonMapper.shared().readTree(answer.body());
        } finally {
            process.destroyForcibly();
        }
    }
}
