package baize.server.live;

import io.vertx.core.Context;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What other threads have for an event loop to do. One transaction answers many commands at once, and waking the loop
 * for each of them would cost more than the answers do.
 */
final class Outbox {
    private final Context loop;
    private final ConcurrentLinkedQueue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean due = new AtomicBoolean();

    Outbox(Context loop) {
        this.loop = loop;
    }

    void add(Runnable what) {
        waiting.add(what);
        if (!due.compareAndSet(false, true)) return;
        try {
            loop.runOnContext(_ -> empty());
        } catch (RejectedExecutionException closed) {
            // The server is closed, and nobody is left to be told.
        }
    }

    private void empty() {
        due.set(false);
        for (Runnable next = waiting.poll(); next != null; next = waiting.poll()) next.run();
    }
}
