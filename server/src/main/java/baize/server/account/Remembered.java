package baize.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A bounded memory of what was read from the store; short, so that what other processes end is over here soon. */
final class Remembered<T> {
    private final InstantSource clock;
    private final Duration life;
    private final Map<String, Held<T>> all;

    private record Held<T>(T value, Instant until) {}

    Remembered(InstantSource clock, Duration life, int most) {
        this.clock = clock;
        this.life = life;
        this.all = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Held<T>> eldest) {
                return size() > most;
            }
        };
    }

    synchronized @Nullable T get(String key) {
        Held<T> found = all.get(key);
        return found == null || !clock.instant().isBefore(found.until()) ? null : found.value();
    }

    synchronized void put(String key, T value) {
        all.put(key, new Held<>(value, clock.instant().plus(life)));
    }

    synchronized void forget(String key) {
        all.remove(key);
    }
}
