package baize.server;

import io.vertx.core.Context;
import io.vertx.core.Deployable;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The web server: its event loops and what is mounted on them. */
public final class Server implements AutoCloseable {
    /** A command is a few hundred bytes; whoever sends more than this means no good. */
    public static final int LARGEST_BODY = 64 * 1024;

    /** How long a connection over which nothing is said is kept. */
    private static final int IDLE_SECONDS = 120;

    /** How long a request may take to arrive. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** How long requests that are being answered may take when the server stops. */
    private static final int CLOSING_SECONDS = 5;

    /** How long the other side of a socket may take to agree that it is closed. */
    private static final int SILENT_SECONDS = 2;

    /** A port that is free, the same for all event loops. */
    private static final int ANY = -1;

    private final Vertx vertx;
    private final int port;
    private final Queue<HttpServer> listening;

    private Server(Vertx vertx, int port, Queue<HttpServer> listening) {
        this.vertx = vertx;
        this.port = port;
        this.listening = listening;
    }

    /**
     * Where it listens and what it serves.
     *
     * @param port 0 for any that is free
     * @param loops event loops; as many as processors is best
     * @param patience how long a request may take to arrive
     */
    public record Options(String host, int port, int loops, Duration patience) {
        public Options(String host, int port, int loops) {
            this(host, port, loops, PATIENCE);
        }

        public static Options at(int port) {
            return new Options("127.0.0.1", port, Runtime.getRuntime().availableProcessors());
        }
    }

    /** Starts to listen, where nobody counts who is cut off. */
    public static Server start(Options options, List<Routes> routes) {
        return start(options, routes, _ -> {});
    }

    /**
     * Starts to listen; returns when it does. Throws when it cannot.
     *
     * @param denials is told why, in one word, whenever someone is cut off
     */
    public static Server start(Options options, List<Routes> routes, Consumer<String> denials) {
        Vertx vertx = Vertx.vertx(new VertxOptions()
                .setEventLoopPoolSize(options.loops())
                .setMaxEventLoopExecuteTime(2)
                .setMaxEventLoopExecuteTimeUnit(TimeUnit.SECONDS));
        int port = options.port() == 0 ? ANY : options.port();
        Queue<HttpServer> listening = new ConcurrentLinkedQueue<>();
        try {
            for (int loop = 0; loop < options.loops(); loop++)
                await(vertx.deployVerticle(
                        new Loop(options, port, routes, denials, listening), new DeploymentOptions()));
            return new Server(vertx, listening.element().actualPort(), listening);
        } catch (RuntimeException failure) {
            await(vertx.close());
            throw failure;
        }
    }

    /** One event loop; all share the port. */
    private record Loop(Options options, int port, List<Routes> routes, Consumer<String> denials, Queue<HttpServer> all)
            implements Deployable {
        @Override
        public Future<?> deploy(Context context) {
            Vertx vertx = context.owner();
            Router router = Router.router(vertx);
            Patience patience = new Patience(vertx, options.patience(), denials);
            router.route().handler(Backpressure::request);
            router.route().handler(patience::head);
            router.route().handler(new Bodies(patience)::take);
            router.route().failureHandler(Errors::answer);
            for (int status : Errors.WITHOUT_A_ROUTE) router.errorHandler(status, Errors::answer);
            for (Routes each : routes) each.on(router);
            Undecodable undecodable = new Undecodable(denials);
            HttpServer server = vertx.createHttpServer(new HttpServerOptions()
                            .setTcpNoDelay(true)
                            // Otherwise a connection is one only after its first request, however long that takes.
                            .setHttp2ClearTextEnabled(false)
                            .setIdleTimeout(IDLE_SECONDS)
                            .setWebSocketClosingTimeout(SILENT_SECONDS)
                            .setMaxWebSocketFrameSize(LARGEST_BODY)
                            .setMaxWebSocketMessageSize(LARGEST_BODY)
                            .setHandle100ContinueAutomatically(true)
                            .setCompressionSupported(true))
                    .connectionHandler(patience::connected)
                    .invalidRequestHandler(undecodable::head)
                    .requestHandler(undecodable.before(router));
            Promise<Void> listening = Promise.promise();
            var _ = server.listen(port, options.host())
                    .onSuccess(it -> {
                        all.add(it);
                        listening.complete();
                    })
                    .onFailure(listening::fail);
            return listening.future();
        }
    }

    public Vertx vertx() {
        return vertx;
    }

    public int port() {
        return port;
    }

    /** Stops listening, finishes what is being answered, lets go of every connection and returns when that is done. */
    @Override
    public void close() {
        List<Future<Void>> stopping = listening.stream()
                .map(each -> each.shutdown(CLOSING_SECONDS, TimeUnit.SECONDS))
                .toList();
        await(Future.join(stopping).otherwiseEmpty());
        await(vertx.close());
    }

    private static <T> T await(Future<T> future) {
        return future.toCompletionStage().toCompletableFuture().join();
    }
}
