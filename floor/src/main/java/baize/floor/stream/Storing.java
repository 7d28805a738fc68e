package baize.floor.stream;

import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Whether what is sent can be stored. Since when it could not be is told when it can be again. */
@Rule("R-201")
public final class Storing {
    /** An append that takes longer may be one that never ends. */
    private static final Duration SLOW = Duration.ofSeconds(1);

    /** One that took longer was no different from a failure to those who waited for it. */
    private static final Duration LOST = Duration.ofSeconds(3);

    private final InstantSource clock;
    private final List<BiConsumer<Instant, Instant>> watchers = new CopyOnWriteArrayList<>();
    private volatile @Nullable Instant away;
    private volatile @Nullable Begun begun;

    /** An append under way. */
    private record Begun(Instant at, long nanos) {
        boolean isOlderThan(Duration time) {
            return System.nanoTime() - nanos > time.toNanos();
        }
    }

    Storing(InstantSource clock) {
        this.clock = clock;
    }

    /** Something is about to be stored. */
    void begins() {
        begun = new Begun(clock.instant(), System.nanoTime());
    }

    /** It was not, or something could not be read. */
    void failed() {
        Begun failed = begun;
        if (away == null) away = failed == null ? clock.instant() : failed.at();
        begun = null;
    }

    /** It was. Who is told of an outage is told before anybody can think that all is as ever. */
    void works() {
        Begun stored = begun;
        Instant from = away;
        if (from == null && stored != null && stored.isOlderThan(LOST)) from = stored.at();
        if (from != null) {
            Instant to = clock.instant();
            for (BiConsumer<Instant, Instant> watcher : watchers) watcher.accept(from, to);
        }
        away = null;
        begun = null;
    }

    /** Nothing came of it. */
    void idles() {
        begun = null;
    }

    /** Whether nothing can be stored, or what is being stored takes suspiciously long. */
    public boolean isAway() {
        Begun now = begun;
        return away != null || now != null && now.isOlderThan(SLOW);
    }

    /** Is told, on the writer's thread, from when to when nothing could be stored. */
    public void whenBack(BiConsumer<Instant, Instant> watcher) {
        watchers.add(watcher);
    }
}
