package baize.server.account;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a page does: keeps the cookie, and sends the csrf it was told with what it changes. */
public final class Browser {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final int port;
    private final Map<String, String> always = new LinkedHashMap<>();
    private final Map<String, String> cookies = new LinkedHashMap<>();
    private @Nullable String csrf;

    public Browser(int port) {
        this.port = port;
    }

    /** An answer: its status, its body and its headers. */
    public record Reply(int status, JsonNode body, HttpResponse<byte[]> whole) {
        public String text(String pointer) {
            return body.at(pointer).asString();
        }

        public String header(String name) {
            return whole.headers().firstValue(name).orElse("");
        }
    }

    /** Sends a header with every request from now on. */
    public Browser with(String name, String value) {
        always.put(name, value);
        return this;
    }

    /** The cookie it keeps. */
    String cookie() {
        return always.getOrDefault("Cookie", "");
    }

    /** Forgets what it was told to prove itself with. */
    Browser withoutCsrf() {
        csrf = null;
        return this;
    }

    public Browser signIn(String number, String secret) {
        Reply reply = post("/api/sign-in", "{'number':'" + number + "','secret':'" + secret + "'}");
        if (reply.status() != 200) throw new AssertionError(reply.status() + " " + reply.body());
        return this;
    }

    public Reply get(String path) {
        return send("GET", path, "");
    }

    /** Posts JSON, written with single quotes. */
    public Reply post(String path, String body, String... headers) {
        return send("POST", path, body.replace('\'', '"'), headers);
    }

    public Reply delete(String path) {
        return send("DELETE", path, "");
    }

    private Reply send(String method, String path, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        always.forEach(request::header);
        if (csrf != null && !method.equals("GET")) request.header("X-Baize-Csrf", csrf);
        if (headers.length > 0) request.headers(headers);
        try {
            HttpResponse<byte[]> answer = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            answer.headers().allValues("Set-Cookie").forEach(this::keep);
            boolean paper =
                    answer.headers().firstValue("Content-Type").orElse("").equals("application/pdf");
            JsonNode json =
                    paper || answer.body().length == 0 ? MAPPER.createObjectNode() : MAPPER.readTree(answer.body());
            if (json.has("csrf")) csrf = json.path("csrf").asString();
            return new Reply(answer.statusCode(), json, answer);
        } catch (IOException | InterruptedException failure) {
            throw new AssertionError(method + " " + path, failure);
        }
    }

    private void keep(String cookie) {
        String[] pair = cookie.replaceFirst(";.*", "").split("=", 2);
        cookies.put(pair[0], pair[1]);
        always.put(
                "Cookie",
                cookies.entrySet().stream()
                        .map(one -> one.getKey() + "=" + one.getValue())
                        .collect(Collectors.joining("; ")));
    }
}
