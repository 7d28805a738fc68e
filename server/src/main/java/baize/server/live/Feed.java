package baize.server.live;

import baize.core.engine.Viewer;
import baize.floor.LiveTable;
import baize.floor.stream.Position;
import baize.floor.table.Hosted;
import io.vertx.core.Context;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A table's viewers on one event loop. They are sent the newest view when the table has gone on; where it goes on
 * faster than is worth looking at, what lies between is left out.
 */
final class Feed<S, C, E, V> {
    private final LiveTable<S, C, E, V> table;
    private final Frames frames;
    private final Context loop;
    private final Outbox outbox;
    private final Pace pace;
    private final Set<TableSocket> viewers = new LinkedHashSet<>();
    private final AtomicBoolean due = new AtomicBoolean();
    private long pushed = System.nanoTime() - Pace.SLOWEST;

    Feed(LiveTable<S, C, E, V> table, Frames frames, Context loop, Outbox outbox, Pace pace) {
        this.table = table;
        this.frames = frames;
        this.loop = loop;
        this.outbox = outbox;
        this.pace = pace;
    }

    LiveTable<S, C, E, V> table() {
        return table;
    }

    /** On any thread: the table has gone on. */
    void changed() {
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
        Position<Hosted<S, C, E, V>> position = table.position();
        Map<Viewer, String> made = new HashMap<>();
        for (TableSocket viewer : viewers) send(viewer, position, made);
        pace.spent(System.nanoTime() - from);
    }

    /** What many see alike is written once. */
    private void send(TableSocket socket, Position<Hosted<S, C, E, V>> position, Map<Viewer, String> made) {
        if (!socket.wants(position.version())) return;
        Viewer viewer = socket.viewer();
        String frame = viewer instanceof Viewer.Player
                ? frames.of(table, position, viewer)
                : made.computeIfAbsent(viewer, kind -> frames.of(table, position, kind));
        socket.send(position.version(), frame);
    }

    void add(TableSocket socket) {
        viewers.add(socket);
        refresh(socket);
    }

    /** Sends a viewer the newest, where it has not been sent. */
    void refresh(TableSocket socket) {
        send(socket, table.position(), new HashMap<>());
    }

    void remove(TableSocket socket) {
        viewers.remove(socket);
    }

    int size() {
        return viewers.size();
    }
}
