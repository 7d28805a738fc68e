package baize.server.live;

import baize.floor.Floor;
import baize.floor.LiveTable;
import io.vertx.core.Context;
import java.util.concurrent.ConcurrentHashMap;

/** The feeds of one event loop, one for each table that somebody has looked at. */
final class Feeds {
    private final Context loop;
    private final Outbox outbox;
    private final Frames frames;
    private final Pace pace = new Pace();
    private final ConcurrentHashMap<String, Feed<TableSocket>> feeds = new ConcurrentHashMap<>();

    Feeds(Context loop, Outbox outbox, Floor floor, Frames frames) {
        this.loop = loop;
        this.outbox = outbox;
        this.frames = frames;
        floor.watch(this::changed);
    }

    /** On the writer's thread. */
    private void changed(LiveTable<?, ?, ?, ?> table) {
        Feed<?> feed = feeds.get(table.id());
        if (feed != null) feed.changed();
    }

    Feed<TableSocket> of(LiveTable<?, ?, ?, ?> table) {
        return feeds.computeIfAbsent(table.id(), _ -> new TableFeed<>(table, frames, loop, outbox, pace));
    }
}
