package baize.server.account;

import baize.floor.journal.BoundedMap;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;

/**
 * A token bucket for each of many senders, in bounded memory: the longest unused is forgotten, and is full when it
 * comes back. A bucket is kept as the instant at which it will be full again.
 */
final class Buckets {
    private static final int MOST = 20_000;

    private final InstantSource clock;
    private final Limits.Rate rate;
    private final Map<String, Long> full = new BoundedMap<>(MOST);

    Buckets(InstantSource clock, Limits.Rate rate) {
        this.clock = clock;
        this.rate = rate;
    }

    /** Takes one out of a sender's bucket, if it holds one. */
    synchronized boolean take(String sender) {
        long now = nanos();
        long due = Math.max(now, full.getOrDefault(sender, now)) + rate.nanosEach();
        if (due - now > rate.span().toNanos()) return false;
        full.put(sender, due);
        return true;
    }

    /** Puts one back that was taken and not used. */
    synchronized void giveBack(String sender) {
        Long due = full.get(sender);
        if (due != null) full.put(sender, due - rate.nanosEach());
    }

    /** Whether a sender's bucket holds any. */
    synchronized boolean holds(String sender) {
        long now = nanos();
        return full.getOrDefault(sender, now) + rate.nanosEach() - now
                <= rate.span().toNanos();
    }

    /** In whole seconds, how long a sender must wait for one. */
    synchronized long seconds(String sender) {
        long now = nanos();
        long missing = full.getOrDefault(sender, now)
                + rate.nanosEach()
                - now
                - rate.span().toNanos();
        return Math.max(
                1, Duration.ofNanos(Math.max(0, missing)).plusMillis(999).toSeconds());
    }

    synchronized int size() {
        return full.size();
    }

    private long nanos() {
        Instant now = clock.instant();
        return Math.addExact(Math.multiplyExact(now.getEpochSecond(), 1_000_000_000L), now.getNano());
    }
}
