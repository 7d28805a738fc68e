package baize.wire;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Stable names of Java types, both ways. */
final class Names<T> {
    private final Map<String, Class<? extends T>> types = new HashMap<>();
    private final Map<Class<?>, String> names = new HashMap<>();

    Names<T> name(String name, Class<? extends T> type) {
        if (types.put(name, type) != null || names.put(type, name) != null)
            throw new IllegalArgumentException(name + " or " + type + " is named twice");
        return this;
    }

    String of(T value) {
        String name = names.get(value.getClass());
        if (name == null) throw new IllegalStateException(value.getClass() + " has no wire name");
        return name;
    }

    Class<? extends T> type(String name) {
        Class<? extends T> type = types.get(name);
        if (type == null) throw new Malformed("event", "no such name: " + name);
        return type;
    }

    Set<Class<?>> named() {
        return Set.copyOf(names.keySet());
    }
}
