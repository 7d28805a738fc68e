package baize.cli.bench;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** People who only look at the two tables of a demo floor, which is served by a process of its own. */
public final class Onlookers implements AutoCloseable {
    private final ServedFloor floor;
    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    private final WebSocketClient client = vertx.createWebSocketClient(
            new WebSocketClientOptions().setMaxConnections(1 << 16).setTcpNoDelay(true));
    private final AtomicLong views = new AtomicLong();

    public Onlookers(Path folder, int viewers) throws IOException {
        floor = new ServedFloor(folder, List.of(), "--sockets", Integer.toString(2 * viewers));
        for (int viewer = 0; viewer < viewers; viewer++) look(floor.at(), viewer % 2 == 0 ? "4" : "5");
    }

    private void look(URI at, String table) {
        var socket = await(client.connect(new WebSocketConnectOptions()
                .setHost(at.getHost())
                .setPort(at.getPort())
                .setURI("/ws/tables/" + table)));
        socket.textMessageHandler(_ -> views.incrementAndGet());
    }

    public long views() {
        return views.get();
    }

    /** What the server holds of the machine's memory. */
    public long megabytes() throws IOException {
        return floor.megabytes();
    }

    private static <T> T await(Future<T> future) {
        return future.toCompletionStage().toCompletableFuture().join();
    }

    @Override
    public void close() {
        await(client.close());
        await(vertx.close());
        floor.close();
    }
}
