package baize.floor.stream;

import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Whether what is sent can be stored. How long it could not be is told when it can be again. */
@Rule("R-201")
public final class Storing {
    private final InstantSource clock;
    private final List<Consumer<Duration>> watchers = new CopyOnWriteArrayList<>();
    private volatile @Nullable Instant away;

    Storing(InstantSource clock) {
        this.clock = clock;
    }

    /** Nothing could be stored from then on. */
    void failed(Instant from) {
        if (away == null) away = from;
    }

    /** Something was stored. Who is told of it is told before anybody can think that all is as ever. */
    void works() {
        Instant from = away;
        if (from == null) return;
        Duration lost = Duration.between(from, clock.instant());
        for (Consumer<Duration> watcher : watchers) watcher.accept(lost);
        away = null;
    }

    public boolean isAway() {
        return away != null;
    }

    /** Is told, on the writer's thread, for how long nothing could be stored. */
    public void whenBack(Consumer<Duration> watcher) {
        watchers.add(watcher);
    }
}
