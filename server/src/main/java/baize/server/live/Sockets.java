package baize.server.live;

import io.vertx.core.Future;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** The open sockets of one kind, on all event loops. */
final class Sockets implements AutoCloseable {
    private static final int FAREWELL_SECONDS = 5;

    private final Set<Pipe> open = ConcurrentHashMap.newKeySet();

    void add(Pipe pipe) {
        open.add(pipe);
        pipe.whenGone(() -> open.remove(pipe));
    }

    int count() {
        return open.size();
    }

    /** Tells everyone that the floor is closing, and waits until all have been told. */
    @Override
    public void close() {
        Future.join(open.stream().map(Pipe::goAway).toList())
                .toCompletionStage()
                .toCompletableFuture()
                .orTimeout(FAREWELL_SECONDS, TimeUnit.SECONDS)
                .exceptionally(_ -> null)
                .join();
    }
}
