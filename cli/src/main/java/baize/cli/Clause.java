package baize.cli;

import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** A row of the rule book. */
record Clause(JsonNode row) {
    private static final String HEADING = "Section heading: ";
    private static final Set<String> NEEDS_CODE = Set.of("enforce", "compute", "record", "configure");
    private static final Set<String> NEEDS_TEST = Set.of("enforce", "compute", "record");

    String game() {
        return text("game");
    }

    String number() {
        return text("clause");
    }

    String parent() {
        return text("parent");
    }

    String kind() {
        return text("kind");
    }

    /** What software owes it: enforce, compute, record, configure, display or inform. */
    String software() {
        return text("software");
    }

    String summary() {
        return text("summary");
    }

    String note() {
        return text("note");
    }

    List<String> code() {
        return texts("code");
    }

    List<String> tests() {
        return texts("tests");
    }

    List<String> rounds() {
        return texts("rounds");
    }

    boolean isHeading() {
        return summary().startsWith(HEADING);
    }

    /** The summary without what only says that it is a heading. */
    String title() {
        return isHeading() ? summary().substring(HEADING.length()) : summary();
    }

    boolean needsCode() {
        return NEEDS_CODE.contains(software());
    }

    boolean needsTest() {
        return NEEDS_TEST.contains(software());
    }

    private String text(String name) {
        return row.path(name).asString("");
    }

    private List<String> texts(String name) {
        return row.path(name).values().stream().map(node -> node.asString("")).toList();
    }
}
