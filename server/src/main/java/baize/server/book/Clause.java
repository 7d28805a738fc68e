package baize.server.book;

import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** A row of the rule book. */
public record Clause(JsonNode row) {
    private static final String HEADING = "Section heading: ";
    private static final Set<String> NEEDS_CODE = Set.of("enforce", "compute", "record", "configure");
    private static final Set<String> NEEDS_TEST = Set.of("enforce", "compute", "record");

    public String game() {
        return text("game");
    }

    public String number() {
        return text("clause");
    }

    public String parent() {
        return text("parent");
    }

    public String kind() {
        return text("kind");
    }

    /** What software owes it: enforce, compute, record, configure, display or inform. */
    public String software() {
        return text("software");
    }

    public String summary() {
        return text("summary");
    }

    public String note() {
        return text("note");
    }

    public List<String> code() {
        return texts("code");
    }

    public List<String> tests() {
        return texts("tests");
    }

    public List<String> rounds() {
        return texts("rounds");
    }

    public boolean isHeading() {
        return summary().startsWith(HEADING);
    }

    /** The summary without what only says that it is a heading. */
    public String title() {
        return isHeading() ? summary().substring(HEADING.length()) : summary();
    }

    public boolean needsCode() {
        return NEEDS_CODE.contains(software());
    }

    public boolean needsTest() {
        return NEEDS_TEST.contains(software());
    }

    private String text(String name) {
        return row.path(name).asString("");
    }

    private List<String> texts(String name) {
        return row.path(name).values().stream().map(node -> node.asString("")).toList();
    }
}
