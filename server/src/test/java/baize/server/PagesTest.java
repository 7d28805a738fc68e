package baize.server;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.journal.Chain;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages as a browser gets them. */
final class PagesTest {
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"(/[^\"#]+)\"");
    private static final Pattern MODULE = Pattern.compile("'(/[a-z0-9/-]+\\.js)'");

    private static Server server;
    private static HttpClient client;

    @BeforeAll
    static void open() {
        server = Server.start(new Server.Options("127.0.0.1", 0, 1), List.of(new Pages()));
        client = HttpClient.newHttpClient();
    }

    @AfterAll
    static void close() {
        client.close();
        server.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/floor",
                "/tables/4",
                "/tables/4/dealer",
                "/tables/4/rounds",
                "/rounds",
                "/rounds/4-1183",
                "/rules",
                "/rules/three-card-poker",
                "/rules/three-card-poker/9.2",
                "/rules/three-card-poker/9.4.1.1",
                "/rules/three-card-poker/1.1%20%22Ante%22",
                "/odds",
                "/odds/three-card-poker",
                "/cashier",
                "/staff"
            })
    void every_page_is_the_one_document(String path) throws Exception {
        HttpResponse<String> answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
        assertThat(answer.body()).contains("<div id=\"app\">");
    }

    @Test
    void nothing_is_loaded_from_elsewhere_and_nothing_runs_in_the_page_but_the_import_map() throws Exception {
        HttpResponse<String> answer = get("/floor");
        String map = answer.body().split("<script type=\"importmap\">", 2)[1].split("</script>", 2)[0];
        String hash = Base64.getEncoder()
                .encodeToString(Chain.hash(map.getBytes(StandardCharsets.UTF_8)).bytes());
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "frame-ancestors 'none'", "script-src 'self' 'sha256-" + hash + "'")
                .doesNotContain("unsafe", "*");
        assertThat(answer.headers().firstValue("Referrer-Policy")).hasValue("same-origin");
        assertThat(answer.body()).doesNotContain("http://", "https://");
        assertThat(answer.body().split("<script", -1))
                .as("the import map and the one module")
                .hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/app.js, text/javascript; charset=utf-8",
                "/lib/lit-html/lit-html.js, text/javascript; charset=utf-8",
                "/style/tokens.css, text/css; charset=utf-8",
                "/art/cards.svg, image/svg+xml"
            })
    void a_file_comes_with_its_type_and_is_not_sniffed(String pathAndType) throws Exception {
        List<String> parts = List.of(pathAndType.split(", ", 2));
        HttpResponse<String> answer = get(parts.getFirst());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue(parts.getLast());
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }

    @Test
    void a_browser_that_has_a_file_is_told_so_without_it() throws Exception {
        HttpResponse<String> first = get("/app.js");
        String tag = first.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = send(request("/app.js").header("If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(send(request("/app.js").header("If-None-Match", "W/\"other\""))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void a_compressed_file_is_the_same_file() throws Exception {
        HttpRequest request =
                request("/style/house.css").header("Accept-Encoding", "gzip").build();
        HttpResponse<byte[]> answer = client.send(request, BodyHandlers.ofByteArray());
        assertThat(answer.headers().firstValue("Content-Encoding")).hasValue("gzip");
        try (GZIPInputStream plain = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
            assertThat(new String(plain.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(get("/style/house.css").body());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/none.js",
                "/web/app.js",
                "/../logback.xml",
                "/..%2flogback.xml",
                "/%2e%2e/logback.xml",
                "/lib/../../baize/server/Pages.class",
                "/baize/server/Pages.class",
                "/tables",
                "/rules/a/b/c",
                "/api/none"
            })
    void what_is_no_page_and_no_file_of_them_is_not_found(String path) throws Exception {
        HttpResponse<String> answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).isEqualTo("{\"detail\":\"nothing here\"}");
    }

    @Test
    void a_browser_at_an_unknown_address_is_shown_the_document_and_a_program_is_not() throws Exception {
        HttpResponse<String> page = send(request("/nowhere").header("Accept", "text/html,*/*"));
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("<div id=\"app\">");
        HttpResponse<String> api = send(request("/api/nowhere").header("Accept", "text/html,*/*"));
        assertThat(api.body()).isEqualTo("{\"detail\":\"nothing here\"}");
    }

    @Test
    void everything_that_a_page_loads_is_there() throws Exception {
        Deque<String> wanted = new ArrayDeque<>(named(get("/").body(), LINK));
        Set<String> seen = new TreeSet<>();
        while (!wanted.isEmpty()) {
            String path = wanted.pop();
            if (!seen.add(path)) continue;
            HttpResponse<String> answer = get(path);
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            if (path.endsWith(".js") && !path.startsWith("/lib/")) wanted.addAll(named(answer.body(), MODULE));
        }
        assertThat(seen).contains("/app.js", "/pages/replay.js", "/table/table-page.js", "/floor/money.js");
    }

    /** Paths that a text names: of files in links of the document, of modules in imports and routes. */
    private static List<String> named(String text, Pattern kind) {
        return kind.matcher(text).results().map(found -> found.group(1)).toList();
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path));
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }
}
