package baize.cli.sheet;

import baize.wire.Malformed;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A place in a document that is read; every complaint names it and what was expected there.
 *
 * @param path {@code wagers[0].counts}; empty for the whole
 * @param name the last of the path
 */
record Place(JsonNode node, String path, String name) {
    private static final int SHOWN = 60;

    /** All of a document. */
    static Place of(JsonNode document) {
        return new Place(document, "", "");
    }

    /** A field that must be there. */
    Place at(String name) {
        if (!node.isObject()) throw expected("an object");
        JsonNode field = node.get(name);
        String there = path.isEmpty() ? name : path + "." + name;
        if (field == null) throw new Malformed(there, "expected, but missing");
        return new Place(field, there, name);
    }

    Place at(int row) {
        return new Place(node.get(row), path + "[" + row + "]", "");
    }

    List<Place> rows() {
        if (!node.isArray()) throw expected("a list");
        List<Place> rows = new ArrayList<>();
        for (int row = 0; row < node.size(); row++) rows.add(at(row));
        return rows;
    }

    List<Place> fields() {
        if (!node.isObject()) throw expected("an object");
        return node.properties().stream().map(Map.Entry::getKey).map(this::at).toList();
    }

    String text() {
        if (!node.isString()) throw expected("a text");
        return node.asString();
    }

    double number() {
        if (!node.isNumber()) throw expected("a number");
        return node.asDouble();
    }

    long whole() {
        if (!node.isIntegralNumber() || !node.canConvertToLong()) throw expected("a whole number");
        return node.asLong();
    }

    /** How many of something. */
    long count() {
        if (!node.isIntegralNumber() || !node.canConvertToLong() || node.asLong() < 0)
            throw expected("a whole number from 0 on");
        return node.asLong();
    }

    /** A whole number of any size. */
    BigInteger large() {
        if (!node.isIntegralNumber()) throw expected("a whole number");
        return node.bigIntegerValue();
    }

    Malformed expected(String what) {
        return new Malformed(path, "expected " + what + ", got " + shown(node));
    }

    static String shown(JsonNode node) {
        String text = node.toString();
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }

    /** Complains of the first place that is not as it must be; numbers may be written in any way. */
    void mustBe(JsonNode right) {
        if (right.isObject() && node.isObject()) {
            for (String name : right.propertyNames()) at(name).mustBe(right.get(name));
            for (String name : node.propertyNames())
                if (!right.has(name)) throw new Malformed(at(name).path, "nothing of that name was expected");
        } else if (right.isArray() && node.isArray()) {
            for (int row = 0; row < Math.min(node.size(), right.size()); row++) at(row).mustBe(right.get(row));
            if (node.size() != right.size())
                throw new Malformed(path, "expected " + right.size() + " rows, got " + node.size());
        } else if (!isSame(right)) throw expected(shown(right));
    }

    private boolean isSame(JsonNode right) {
        if (!right.isNumber() || !node.isNumber()) return node.equals(right);
        return right.isIntegralNumber() && node.isIntegralNumber()
                ? node.bigIntegerValue().equals(right.bigIntegerValue())
                : Double.compare(node.asDouble(), right.asDouble()) == 0;
    }
}
