package baize.server.live;

import baize.server.Denied;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Commands that were taken and are not answered yet: a server that closes answers them first. */
final class InFlight {
    private static final int PATIENCE_SECONDS = 10;

    private final AtomicInteger count = new AtomicInteger();
    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private volatile boolean closing;

    /** Takes one more; {@link Denied} with 503 when the server closes. */
    void enter() {
        count.incrementAndGet();
        if (!closing) return;
        leave();
        throw new Denied(503, "the floor is closing: send it again under the same id");
    }

    /** One is answered. */
    void leave() {
        if (count.decrementAndGet() == 0 && closing) over.complete(null);
    }

    /** Takes no more, and waits for those that were taken. */
    void close() {
        closing = true;
        if (count.get() == 0) return;
        try {
            over.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException _) {
            // Their answers are durable or will never be: who asks again will be told.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (java.util.concurrent.ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
