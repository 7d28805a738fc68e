package baize.server.live;

import baize.floor.Floor;
import baize.floor.LiveTable;
import io.vertx.core.Context;
import io.vertx.core.Future;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** All feeds of one event loop, and the sockets that look at them. */
final class Feeds {
    /** So often each socket is asked whether it is still there, and its owner whether he still may look. */
    static final long PING_MILLIS = 30_000;

    private final Context loop;
    private final Outbox outbox;
    private final Frames frames;
    private final Pace pace = new Pace();
    private final ConcurrentHashMap<String, Feed<?, ?, ?, ?>> feeds = new ConcurrentHashMap<>();
    private final Set<TableSocket> sockets = new HashSet<>();
    private volatile int count;

    Feeds(Context loop, Outbox outbox, Floor floor, Frames frames) {
        this.loop = loop;
        this.outbox = outbox;
        this.frames = frames;
        floor.watch(this::changed);
        loop.owner().setPeriodic(PING_MILLIS, _ -> List.copyOf(sockets).forEach(TableSocket::check));
    }

    /** On the writer's thread. */
    private void changed(LiveTable<?, ?, ?, ?> table) {
        Feed<?, ?, ?, ?> feed = feeds.get(table.id());
        if (feed != null) feed.changed();
    }

    Feed<?, ?, ?, ?> add(TableSocket socket, LiveTable<?, ?, ?, ?> table) {
        Feed<?, ?, ?, ?> feed = feeds.computeIfAbsent(table.id(), _ -> feed(table));
        sockets.add(socket);
        count = sockets.size();
        return feed;
    }

    private <S, C, E, V> Feed<S, C, E, V> feed(LiveTable<S, C, E, V> table) {
        return new Feed<>(table, frames, loop, outbox, pace);
    }

    void remove(TableSocket socket, Feed<?, ?, ?, ?> feed) {
        feed.remove(socket);
        sockets.remove(socket);
        count = sockets.size();
    }

    /** Tells everyone who looks that the floor is closing; done when all have been told. */
    CompletableFuture<Void> close() {
        CompletableFuture<Void> told = new CompletableFuture<>();
        loop.runOnContext(_ -> {
            List<? extends Future<?>> going =
                    List.copyOf(sockets).stream().map(TableSocket::goAway).toList();
            var _ = Future.join(going).onComplete(_ -> told.complete(null));
        });
        return told;
    }

    int count() {
        return count;
    }
}
