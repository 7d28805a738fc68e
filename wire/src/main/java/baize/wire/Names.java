package baize.wire;

import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.jsontype.NamedType;

/** Stable names of Java types, both ways. */
public final class Names<T> {
    private final Map<String, Class<? extends T>> types = new HashMap<>();
    private final Map<Class<?>, String> names = new HashMap<>();

    public Names<T> name(String name, Class<? extends T> type) {
        if (types.put(name, type) != null || names.put(type, name) != null)
            throw new IllegalArgumentException(name + " or " + type + " is named twice");
        return this;
    }

    public String of(T value) {
        String name = names.get(value.getClass());
        if (name == null) throw new IllegalStateException(value.getClass() + " has no wire name");
        return name;
    }

    boolean has(String name) {
        return types.containsKey(name);
    }

    /** The names as the JSON library wants them. */
    NamedType[] types() {
        return types.entrySet().stream()
                .map(entry -> new NamedType(entry.getValue(), entry.getKey()))
                .toArray(NamedType[]::new);
    }

    /** The types by their names. */
    public Map<String, Class<? extends T>> all() {
        return Map.copyOf(types);
    }
}
