package baize.server.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** A mapping of a floor file, read key by key; a key that nobody asked for is a fault. */
final class Section {
    private final String file;
    private final String place;
    private final int line;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Set<String> known = new LinkedHashSet<>();

    private record Entry(int line, Node value) {}

    /** @param place where it stands in the file, {@code tables[0]}; empty for the whole */
    Section(String file, String place, Node node) {
        this(file, place, line(node), node);
    }

    private Section(String file, String place, int line, Node node) {
        this.file = file;
        this.place = place;
        this.line = line;
        if (!(node instanceof MappingNode mapping)) throw fault(line, place, "expected keys with values");
        for (NodeTuple pair : mapping.getValue()) {
            int at = line(pair.getKeyNode());
            if (!(pair.getKeyNode() instanceof ScalarNode key)) throw fault(at, place, "expected a plain key");
            Entry before = entries.put(key.getValue(), new Entry(at, pair.getValueNode()));
            if (before != null)
                throw fault(at, path(key.getValue()), "expected once, but line " + before.line() + " has it too");
        }
    }

    private static int line(Node node) {
        return node.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
    }

    private BadPlan fault(int at, String where, String what) {
        return new BadPlan(file, at, where.isEmpty() ? what : where + ": " + what);
    }

    private String path(String key) {
        return place.isEmpty() ? key : place + "." + key;
    }

    int line() {
        return line;
    }

    /** A complaint about a key, at its line or, where it is missing, at that of its section. */
    BadPlan bad(String key, String what) {
        Entry entry = entries.get(key);
        return fault(entry == null ? line : entry.line(), path(key), what);
    }

    private @Nullable Node value(String key) {
        known.add(key);
        Entry entry = entries.get(key);
        return entry == null ? null : entry.value();
    }

    /** A text or a number as it is written; none where the key is not there. */
    @Nullable
    String textIfAny(String key) {
        Node node = value(key);
        if (node == null) return null;
        if (node instanceof ScalarNode scalar && !Tag.NULL.equals(scalar.getTag())) return scalar.getValue();
        throw bad(key, "expected a text or a number");
    }

    String text(String key) {
        String text = textIfAny(key);
        if (text == null) throw bad(key, "expected a text or a number, but it is missing");
        if (text.isBlank()) throw bad(key, "expected a text or a number, got nothing");
        return text;
    }

    /** The mappings in a list; none where the key is not there. */
    List<Section> sections(String key) {
        List<Section> sections = new ArrayList<>();
        for (Node item : list(key)) sections.add(new Section(file, path(key) + "[" + sections.size() + "]", item));
        return sections;
    }

    List<Node> list(String key) {
        Node node = value(key);
        if (node == null) return List.of();
        if (node instanceof SequenceNode sequence) return sequence.getValue();
        throw bad(key, "expected a list");
    }

    /** A mapping; none where the key is not there. */
    @Nullable
    Section section(String key) {
        Node node = value(key);
        Entry entry = entries.get(key);
        return node == null || entry == null ? null : new Section(file, path(key), entry.line(), node);
    }

    /** All keys that are there. */
    List<String> keys() {
        return List.copyOf(entries.keySet());
    }

    boolean isSection(String key) {
        return value(key) instanceof MappingNode;
    }

    /** A text, or the items of a list with dashes between them. */
    String dashed(String key) {
        if (!(value(key) instanceof SequenceNode sequence)) return text(key);
        return sequence.getValue().stream()
                .map(item -> {
                    if (item instanceof ScalarNode scalar) return scalar.getValue();
                    throw fault(line(item), path(key), "expected texts or numbers");
                })
                .collect(Collectors.joining("-"));
    }

    /** Refuses keys that nobody asked for. */
    void complete() {
        for (Map.Entry<String, Entry> entry : entries.entrySet())
            if (!known.contains(entry.getKey()))
                throw bad(entry.getKey(), "no such key; expected one of " + String.join(", ", known));
    }
}
