package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.server.TestGate;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client's end of a socket at a table. */
final class Line implements WebSocket.Listener, AutoCloseable {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final AtomicInteger NEXT = new AtomicInteger();

    private final WebSocket socket;
    private final StringBuilder part = new StringBuilder();
    private final List<String> heard = new ArrayList<>();
    private final LinkedBlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();
    private final LinkedBlockingQueue<JsonNode> views = new LinkedBlockingQueue<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile int code;

    private Line(HttpClient client, int port, String table, @Nullable String who, long after) {
        WebSocket.Builder builder = client.newWebSocketBuilder();
        if (who != null) builder.header(TestGate.WHO, who);
        socket = builder.buildAsync(
                        URI.create("ws://127.0.0.1:" + port + "/ws/tables/" + table + "?after=" + after), this)
                .join();
    }

    static Line open(HttpClient client, int port, String table, @Nullable String who, long after) {
        return new Line(client, port, table, who, after);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            String text = part.toString();
            part.setLength(0);
            synchronized (heard) {
                heard.add(text);
            }
            JsonNode message = MAPPER.readTree(text);
            (message.has("view") ? views : answers).add(message);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        code = status;
        closed.countDown();
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
        closed.countDown();
    }

    /** Sends a command under an id of its own and waits for the answer. */
    JsonNode ask(String command) throws InterruptedException {
        return ask("c" + NEXT.incrementAndGet(), command);
    }

    JsonNode ask(String id, String command) throws InterruptedException {
        say("{\"id\":\"" + id + "\",\"command\":" + command + "}");
        JsonNode answer = answer();
        assertThat(answer.path("id").asString("")).isEqualTo(id);
        return answer;
    }

    /** Sends a command that must happen. */
    JsonNode act(String command) throws InterruptedException {
        JsonNode answer = ask(command);
        assertThat(answer.has("events")).as("%s: %s", command, answer).isTrue();
        return answer;
    }

    void say(String text) {
        socket.sendText(text, true).join();
    }

    void sayBinary(byte[] bytes) {
        socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
    }

    JsonNode answer() throws InterruptedException {
        JsonNode answer = answers.poll(30, TimeUnit.SECONDS);
        assertThat(answer).as("an answer").isNotNull();
        return answer;
    }

    /** All answers that have come and were not read. */
    List<JsonNode> answers() {
        List<JsonNode> all = new ArrayList<>();
        answers.drainTo(all);
        return all;
    }

    /** The next view. */
    JsonNode view() throws InterruptedException {
        JsonNode view = views.poll(30, TimeUnit.SECONDS);
        assertThat(view).as("a view").isNotNull();
        return view;
    }

    /** Waits until a view of this phase of this round comes. */
    JsonNode viewIn(String phase, int round) throws InterruptedException {
        while (true) {
            JsonNode frame = view();
            JsonNode view = frame.path("view");
            if (view.path("phase").asString("").equals(phase)
                    && view.path("round").asInt(0) == round) return frame;
        }
    }

    boolean hasView() {
        return !views.isEmpty();
    }

    /** All that was heard since this was last asked, as it came. */
    List<String> heard() {
        synchronized (heard) {
            List<String> all = List.copyOf(heard);
            heard.clear();
            return all;
        }
    }

    /** Waits until the server has closed it, and says why. */
    int closing() throws InterruptedException {
        assertThat(closed.await(30, TimeUnit.SECONDS))
                .as("the server closes the line")
                .isTrue();
        return code;
    }

    @Override
    public void close() {
        socket.abort();
    }
}
