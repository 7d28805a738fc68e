package baize.floor.audit;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Where a stored document differs from the one that was worked out. */
final class Difference {
    private static final int MOST = 200;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Difference() {}

    /** The first difference, in one line, between two documents that are not the same bytes. */
    static String between(byte[] expected, byte[] found) {
        String difference = between(MAPPER.readTree(expected), MAPPER.readTree(found), "");
        return difference == null ? "the same values in another form" : difference;
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
