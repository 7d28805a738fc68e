package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.server.Meters;
import baize.server.Server;
import baize.server.TestGate;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The bounds of a socket at whose other end nobody listens. */
final class PipeTest {
    private static final String ANSWER = "x".repeat(32 * 1024);

    /** Opens a pipe to one who does not listen, does something with it, and waits until it is closed. */
    private static void closes(Consumer<Pipe> doing) throws Exception {
        CompletableFuture<Pipe> opened = new CompletableFuture<>();
        CompletableFuture<Void> gone = new CompletableFuture<>();
        CompletableFuture<Context> loop = new CompletableFuture<>();
        try (Meters meters = new Meters();
                Server server = Server.start(
                        new Server.Options("127.0.0.1", 0, 1),
                        List.of(router -> router.get("/ws")
                                .handler(context -> Entrance.open(context, new TestGate(), meters, pipe -> {
                                    pipe.whenGone(() -> gone.complete(null));
                                    loop.complete(Vertx.currentContext());
                                    opened.complete(pipe);
                                }))));
                DeafSocket _ = DeafSocket.open(server.port(), "/ws", null)) {
            Pipe pipe = opened.get(30, TimeUnit.SECONDS);
            loop.get(30, TimeUnit.SECONDS).runOnContext(_ -> doing.accept(pipe));
            gone.get(30, TimeUnit.SECONDS);
            assertThat(pipe.isClosed()).isTrue();
        }
    }

    @Test
    void answers_that_nobody_takes_are_bounded_and_then_it_is_closed() throws Exception {
        closes(pipe -> {
            int answers = 0;
            while (!pipe.isClosed()) {
                pipe.answer(ANSWER);
                answers++;
            }
            assertThat(answers * ANSWER.length()).isLessThan(16 << 20);
        });
    }

    @Test
    void who_takes_nothing_from_one_look_to_the_next_is_cut_off() throws Exception {
        closes(pipe -> {
            while (pipe.takes(() -> {})) pipe.view(ANSWER);
            pipe.check();
            pipe.check();
        });
    }
}
