package baize.server.live;

import io.vertx.core.Context;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Those on one event loop who look at one thing. They are sent the newest when it has gone on; where it goes on faster
 * than is worth looking at, what lies between is left out.
 *
 * @param <T> their sockets
 */
abstract class Feed<T> {
    private final Context loop;
    private final Outbox outbox;
    private final Pace pace;
    private final Set<T> viewers = new LinkedHashSet<>();
    private final AtomicBoolean due = new AtomicBoolean();
    private long pushed = System.nanoTime() - Pace.SLOWEST;

    Feed(Context loop, Outbox outbox, Pace pace) {
        this.loop = loop;
        this.outbox = outbox;
        this.pace = pace;
    }

    /** Sends the newest to those who have not seen it. */
    abstract void send(Collection<T> sockets);

    /** On any thread: it has gone on. */
    final void changed() {
        if (due.compareAndSet(false, true)) outbox.add(this::pushInTime);
    }

    private void pushInTime() {
        long early = pushed + pace.nanos() - System.nanoTime();
        if (early <= 0) push();
        else loop.owner().setTimer(Math.max(1, early / 1_000_000), _ -> push());
    }

    private void push() {
        due.set(false);
        long from = System.nanoTime();
        pushed = from;
        if (viewers.isEmpty()) return;
        send(viewers);
        pace.spent(System.nanoTime() - from);
    }

    final void add(T socket) {
        viewers.add(socket);
        refresh(socket);
    }

    /** Sends a viewer the newest, where it has not been sent. */
    final void refresh(T socket) {
        send(List.of(socket));
    }

    final void remove(T socket) {
        viewers.remove(socket);
    }
}
