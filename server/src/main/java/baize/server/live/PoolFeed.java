package baize.server.live;

import baize.floor.Floor;
import io.vertx.core.Context;
import io.vertx.core.Future;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** Everyone on one event loop who looks at the jackpots: sent the newest when one has moved, at a pace. */
final class PoolFeed {
    private final Floor floor;
    private final Context loop;
    private final Outbox outbox;
    private final Pace pace = new Pace();
    private final Set<PoolSocket> viewers = new LinkedHashSet<>();
    private final AtomicBoolean due = new AtomicBoolean();
    private long pushed = System.nanoTime() - Pace.SLOWEST;
    private volatile int count;

    PoolFeed(Floor floor, Context loop) {
        this.floor = floor;
        this.loop = loop;
        this.outbox = new Outbox(loop);
        floor.pools().watch(_ -> changed());
        loop.owner().setPeriodic(Feeds.PING_MILLIS, _ -> List.copyOf(viewers).forEach(PoolSocket::check));
    }

    /** On the writer's thread. */
    private void changed() {
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
        String frame = frame();
        for (PoolSocket viewer : viewers) viewer.send(frame);
        pace.spent(System.nanoTime() - from);
    }

    private String frame() {
        return PoolJson.all(floor.pools()).toString();
    }

    void add(PoolSocket socket) {
        viewers.add(socket);
        count = viewers.size();
        refresh(socket);
    }

    /** Sends a viewer the newest, where it has not been sent. */
    void refresh(PoolSocket socket) {
        socket.send(frame());
    }

    void remove(PoolSocket socket) {
        viewers.remove(socket);
        count = viewers.size();
    }

    int count() {
        return count;
    }

    /** Tells everyone who looks that the floor is closing; done when all have been told. */
    CompletableFuture<Void> close() {
        CompletableFuture<Void> told = new CompletableFuture<>();
        loop.runOnContext(_ -> {
            List<? extends Future<?>> going =
                    List.copyOf(viewers).stream().map(PoolSocket::goAway).toList();
            var _ = Future.join(going).onComplete(_ -> told.complete(null));
        });
        return told;
    }
}
