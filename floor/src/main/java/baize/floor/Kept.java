package baize.floor;

import baize.floor.journal.BoundedMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A bounded memory of what is costly to read again: the longest unused is forgotten first. */
final class Kept<T> {
    private final Map<String, T> all;

    Kept(int most) {
        all = new BoundedMap<>(most);
    }

    synchronized T get(String name, Function<String, T> reading) {
        T found = all.get(name);
        if (found != null) return found;
        T read = reading.apply(name);
        all.put(name, read);
        return read;
    }

    synchronized @Nullable T peek(String name) {
        return all.get(name);
    }
}
