package baize.server.live;

import baize.core.engine.Viewer;
import baize.floor.LiveTable;
import baize.floor.stream.Position;
import baize.floor.table.Hosted;
import io.vertx.core.Context;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** A table's viewers on one event loop: each is sent a view of his own. */
final class TableFeed<S, C, E, V> extends Feed<TableSocket> {
    private final LiveTable<S, C, E, V> table;
    private final Frames frames;

    TableFeed(LiveTable<S, C, E, V> table, Frames frames, Context loop, Outbox outbox, Pace pace) {
        super(loop, outbox, pace);
        this.table = table;
        this.frames = frames;
    }

    /** What many see alike is written once. */
    @Override
    void send(Collection<TableSocket> sockets) {
        Position<Hosted<S, C, E, V>> position = table.position();
        Map<Viewer, String> made = new HashMap<>();
        for (TableSocket socket : sockets) {
            if (!socket.wants(position.version())) continue;
            Viewer viewer = socket.viewer();
            String frame = viewer instanceof Viewer.Player
                    ? frames.of(table, position, viewer)
                    : made.computeIfAbsent(viewer, kind -> frames.of(table, position, kind));
            socket.send(position.version(), frame);
        }
    }
}
