package baize.testkit;

import static org.assertj.core.api.Assertions.fail;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Examples of all that is stored, each of them a line of a file: its name, and what is stored under it. */
public final class Examples {
    private Examples() {}

    /** The records of a sealed type, also of the sealed types within it. */
    public static Set<Class<?>> records(Class<?> sealed) {
        Set<Class<?>> records = new HashSet<>();
        for (Class<?> type : sealed.getPermittedSubclasses())
            if (type.isRecord()) records.add(type);
            else records.addAll(records(type));
        return records;
    }

    /** No name is without its line. */
    public static void areComplete(String file, List<String> lines, Map<String, ? extends Class<?>> names) {
        Set<String> shown = lines.stream().map(line -> line.split("\"", 5)[3]).collect(Collectors.toSet());
        names.forEach((name, type) -> {
            if (!shown.contains(name))
                fail("%s shows no %s; add a line, as its neighbours are written, of %s", file, name, parts(type));
        });
    }

    /** Of all records of a package and those within it, the parts that are absent or empty in each of these values. */
    public static Set<String> neverFilled(String within, Collection<?> values) {
        Map<String, Boolean> filled = new TreeMap<>();
        look(within, values, filled);
        filled.values().removeIf(once -> once);
        return filled.keySet();
    }

    private static String parts(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(part -> part.getName() + " (" + part.getType().getSimpleName() + ")")
                .collect(Collectors.joining(", "));
    }

    /** Notes of each part of the records met on the way whether it was ever there. */
    private static void look(String within, Object value, Map<String, Boolean> filled) {
        if (value instanceof Collection<?> all) all.forEach(one -> look(within, one, filled));
        if (value instanceof Map<?, ?> map) map.values().forEach(one -> look(within, one, filled));
        if (!(value instanceof Record)) return;
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Object part = part(value, component);
            boolean there = part != null && !part.equals(List.of()) && !part.equals(Map.of());
            if (value.getClass().getName().startsWith(within))
                filled.merge(value.getClass().getSimpleName() + '.' + component.getName(), there, Boolean::logicalOr);
            if (part != null) look(within, part, filled);
        }
    }

    private static @Nullable Object part(Object value, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException hidden) {
            throw new LinkageError(component + " cannot be seen", hidden);
        }
    }
}
