package baize.cli.bench;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

/** People who only look at the two tables of a demo floor, which is served by a process of its own. */
public final class Onlookers implements AutoCloseable {
    private static final String ADDRESS = "Baize is open at ";

    private final Process server;
    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    private final WebSocketClient client = vertx.createWebSocketClient(
            new WebSocketClientOptions().setMaxConnections(1 << 16).setTcpNoDelay(true));
    private final AtomicLong views = new AtomicLong();

    public Onlookers(Path folder, int viewers) throws IOException {
        server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "baize.cli.Main",
                        "serve",
                        "--sockets",
                        Integer.toString(2 * viewers),
                        "--port",
                        "0",
                        "--data",
                        folder.resolve("floor").toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        URI at = address();
        for (int viewer = 0; viewer < viewers; viewer++) look(at, viewer % 2 == 0 ? "4" : "5");
    }

    private URI address() throws IOException {
        BufferedReader said =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        for (String line = said.readLine(); line != null; line = said.readLine())
            if (line.startsWith(ADDRESS))
                return URI.create(line.substring(ADDRESS.length()).strip());
        throw new IOException("the server did not say where it listens");
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
        Path status = Path.of("/proc", Long.toString(server.pid()), "status");
        for (String line : Files.readAllLines(status))
            if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024;
        throw new IOException("no VmRSS in " + status);
    }

    private static <T> T await(Future<T> future) {
        return future.toCompletionStage().toCompletableFuture().join();
    }

    @Override
    public void close() {
        await(client.close());
        await(vertx.close());
        server.destroy();
        server.onExit().join();
    }
}
