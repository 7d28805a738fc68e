package baize.server.account;

import baize.floor.journal.BoundedMap;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A bounded memory of what was read from the store; short, so that what other processes end is over here soon. */
final class Remembered<T> {
    private final InstantSource clock;
    private final Duration life;
    private final Map<String, Known<T>> all;
    private long ended;

    private record Known<T>(T value, Instant until) {}

    Remembered(InstantSource clock, Duration life, int most) {
        this.clock = clock;
        this.life = life;
        this.all = new BoundedMap<>(most);
    }

    synchronized @Nullable T get(String key) {
        Known<T> found = all.get(key);
        return found == null || !clock.instant().isBefore(found.until()) ? null : found.value();
    }

    /** How many have ended so far; to be asked before the store is. */
    synchronized long ended() {
        return ended;
    }

    /** Remembers what was read, unless something has ended since the store was asked: it may have been this. */
    synchronized void put(String key, T value, long before) {
        if (before == ended) all.put(key, new Known<>(value, clock.instant().plus(life)));
    }

    synchronized void forget(String key) {
        all.remove(key);
    }

    /** It is over, whatever a read that is on its way may find. */
    synchronized void end(String key) {
        ended++;
        all.remove(key);
    }
}
