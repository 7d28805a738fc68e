package baize.floor.audit;

import baize.floor.journal.Snapshot;
import baize.floor.stream.Body;
import baize.floor.stream.Machine;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Where a stored document differs from the one that was worked out. */
final class Difference {
    private static final int MOST = 200;
    private static final Set<String> DONE = Set.of("by", "asked", "do", "events", "entries");
    private static final Set<String> REFUSED = Set.of("by", "asked", "do", "refusal");
    private static final Set<String> SNAPSHOT = Set.of("at", "state", "books");
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Difference() {}

    /**
     * The first difference in one line; none where both say the same. An older form of the same values, as today's code
     * reads it, says the same.
     */
    static <C, E> @Nullable String between(Machine<?, C, E> machine, Body<C, E> expected, byte[] stored) {
        JsonNode found = MAPPER.readTree(stored);
        String difference = between(MAPPER.readTree(expected.write(machine)), found, "");
        if (difference == null) return null;
        boolean same = (expected.refusal() == null ? DONE : REFUSED).containsAll(found.propertyNames())
                && Body.read(machine, stored).equals(expected);
        return same ? null : difference;
    }

    /** Where a snapshot differs from the position worked out; an older form, as today's code reads it, does not. */
    static <S> @Nullable String between(Machine<S, ?, ?> machine, Position<S> at, Snapshot expected, Snapshot stored) {
        JsonNode found = MAPPER.readTree(stored.body());
        String difference = between(MAPPER.readTree(expected.body()), found, "");
        if (difference == null) return "another form";
        return SNAPSHOT.equals(Set.copyOf(found.propertyNames())) && isSame(machine, at, found) ? null : difference;
    }

    private static <S> boolean isSame(Machine<S, ?, ?> machine, Position<S> at, JsonNode found) {
        try {
            return StoredState.position(machine, found, at.version(), at.hash()).equals(at);
        } catch (RuntimeException illegible) {
            return false;
        }
    }

    private static @Nullable String between(JsonNode expected, JsonNode found, String place) {
        if (expected.equals(found)) return null;
        if (expected.isObject() && found.isObject()) return fields(expected, found, place);
        if (expected.isArray() && found.isArray()) return elements(expected, found, place);
        return place + ": expected " + shown(expected) + ", found " + shown(found);
    }

    private static @Nullable String fields(JsonNode expected, JsonNode found, String place) {
        Set<String> names = new TreeSet<>(expected.propertyNames());
        names.addAll(found.propertyNames());
        for (String name : names) {
            String difference = between(expected.path(name), found.path(name), inside(place, name));
            if (difference != null) return difference;
        }
        return null;
    }

    private static @Nullable String elements(JsonNode expected, JsonNode found, String place) {
        for (int at = 0; at < Math.max(expected.size(), found.size()); at++) {
            String difference = between(expected.path(at), found.path(at), inside(place, Integer.toString(at)));
            if (difference != null) return difference;
        }
        return null;
    }

    private static String inside(String place, String name) {
        return place.isEmpty() ? name : place + "." + name;
    }

    private static String shown(JsonNode node) {
        String text = node.isMissingNode() ? "nothing" : node.toString();
        return text.length() <= MOST ? text : text.substring(0, MOST) + "…";
    }
}
