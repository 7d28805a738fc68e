package baize.testkit.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The files generated from the coverage: one document for programs, one table of gaps, and a book a game. */
final class Pages {
    private Pages() {}

    static Map<String, String> of(Coverage coverage) {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("coverage.json", json(coverage));
        pages.put("COVERAGE.md", new GapPage(coverage).text());
        for (String game : coverage.catalogue().games()) pages.put(game + ".md", new GameBook(coverage, game).text());
        return pages;
    }

    /** One clause a line, so that a change shows as the lines it touches. */
    private static String json(Coverage coverage) {
        Catalogue catalogue = coverage.catalogue();
        return "{\"clauses\":"
                + rows(catalogue.clauses().stream()
                        .map(clause -> row(clause, coverage))
                        .toList())
                + ",\"rulings\":"
                + rows(catalogue.rulings().stream()
                        .map(ruling -> row(ruling, coverage))
                        .toList())
                + "}\n";
    }

    private static String rows(List<String> rows) {
        return rows.stream().collect(Collectors.joining(",\n", "[\n", "\n]"));
    }

    private static String row(Clause clause, Coverage coverage) {
        List<String> fields = List.of(
                Json.field("game", clause.game()),
                Json.field("clause", clause.number()),
                Json.field("parent", clause.parent()),
                Json.field("kind", clause.kind()),
                Json.field("actor", clause.actor()),
                Json.field("software", clause.software().id()),
                Json.field("summary", clause.summary()),
                Json.field("note", clause.note()),
                evidence(coverage.of(clause)));
        return "{" + String.join(",", fields) + "}";
    }

    private static String row(Ruling ruling, Coverage coverage) {
        return "{" + Json.field("ruling", ruling.number()) + "," + Json.field("title", ruling.title()) + ","
                + evidence(coverage.of(ruling)) + "}";
    }

    private static String evidence(Evidence evidence) {
        return Json.field("code", evidence.code()) + "," + Json.field("tests", evidence.tests()) + ","
                + Json.field("rounds", evidence.rounds());
    }
}
