package baize.cli.bench;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.atomic.AtomicLong;

/** Guests of a demo floor who buy chips and cash them in, a few times a second, and take the time of the answers. */
final class Buyers implements AutoCloseable {
    private static final int PAUSE_MILLIS = 100;
    private static final String[] TABLES = {"1", "3", "4"};

    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    private final WebSocketClient client = vertx.createWebSocketClient();
    private final HttpClient http = HttpClient.newHttpClient();
    private final Latencies latencies = new Latencies();
    private final AtomicLong answers = new AtomicLong();

    Buyers(URI at, int guests) throws IOException, InterruptedException {
        for (int guest = 0; guest < guests; guest++) come(at, TABLES[guest % TABLES.length]);
    }

    private void come(URI at, String table) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(at.resolve("/api/guest"))
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        HttpResponse<String> in = http.send(request, HttpResponse.BodyHandlers.ofString());
        String cookie = in.headers().firstValue("Set-Cookie").orElseThrow(() -> new IOException(in.body()));
        WebSocket socket = await(client.connect(new WebSocketConnectOptions()
                .setHost(at.getHost())
                .setPort(at.getPort())
                .setURI("/ws/tables/" + table)
                .putHeader("Origin", "http://" + at.getAuthority())
                .putHeader("Cookie", cookie.replaceFirst(";.*", ""))));
        new Buyer(socket).say("card-in");
    }

    private static <T> T await(Future<T> future) {
        return future.toCompletionStage().toCompletableFuture().join();
    }

    /** One of them; lives on the event loop. */
    private final class Buyer {
        private final WebSocket socket;
        private long asked;
        private boolean has;
        private int ids;

        Buyer(WebSocket socket) {
            this.socket = socket;
            socket.textMessageHandler(text -> {
                if (text.startsWith("{\"id\"")) answered(text);
            });
        }

        void say(String command) {
            asked = System.nanoTime();
            boolean amount = !command.startsWith("card");
            var _ = socket.writeTextMessage("{\"id\":\"" + ids++ + "\",\"command\":{\"do\":\"" + command + "\""
                    + (amount ? ",\"amount\":\"5.00\"" : "") + "}}");
        }

        private void answered(String text) {
            if (!text.contains("\"events\"")) throw new IllegalStateException(text);
            latencies.add(System.nanoTime() - asked);
            answers.incrementAndGet();
            has = !has;
            vertx.setTimer(PAUSE_MILLIS, _ -> say(has ? "buy-in" : "cash-out"));
        }
    }

    /** How many answers there have been. */
    long answers() {
        return answers.get();
    }

    /** The milliseconds within which each of these shares was answered, since this was last asked. */
    double[] millis(double... shares) {
        return latencies.millis(shares);
    }

    @Override
    public void close() {
        await(client.close());
        await(vertx.close());
        http.close();
    }
}
