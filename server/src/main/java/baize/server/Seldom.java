package baize.server;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Keeps what may happen thousands of times from filling the log: each kind is said at most once in a while. */
public final class Seldom {
    private final long pause;
    private final LongSupplier nanos;
    private final Map<String, Since> all = new HashMap<>();

    /** When it was last said, and how often it has happened since. */
    private static final class Since {
        long said;
        int times;
    }

    public Seldom(Duration pause, LongSupplier nanos) {
        this.pause = pause.toNanos();
        this.nanos = nanos;
    }

    /**
     * It has happened once more.
     *
     * @param kind one of a few
     * @return how often since it was last said, this time with it, if it is to be said now; 0 if not
     */
    public synchronized int times(String kind) {
        Since since = all.get(kind);
        if (since == null) {
            since = new Since();
            since.said = nanos.getAsLong() - pause;
            all.put(kind, since);
        }
        since.times++;
        if (nanos.getAsLong() - since.said < pause) return 0;
        since.said = nanos.getAsLong();
        int times = since.times;
        since.times = 0;
        return times;
    }
}
