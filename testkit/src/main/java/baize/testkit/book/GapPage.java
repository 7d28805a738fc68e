package baize.testkit.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code COVERAGE.md}: how much of each book is met, and what is not. */
final class GapPage {
    private final Coverage coverage;
    private final Catalogue catalogue;
    private final StringBuilder page = new StringBuilder();

    GapPage(Coverage coverage) {
        this.coverage = coverage;
        this.catalogue = coverage.catalogue();
    }

    String text() {
        line("# Coverage of the rule book");
        line("");
        line("Generated from what the code, the tests and the golden rounds cite; [README.md](README.md) says what"
                + " *met* means and how to rewrite this page.");
        summary();
        catalogue.games().forEach(this::game);
        rulings();
        return page.toString();
    }

    private void summary() {
        line("");
        line("Met of owed, by what software owes the clause:");
        line("");
        line("| game | clauses | enforce | compute | record | configure | display | inform | met | gaps |");
        line("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
        for (String game : catalogue.games()) line(row("[" + game + "](" + game + ".md)", catalogue.clauses(game)));
        line(row("all", catalogue.clauses()));
    }

    private String row(String name, List<Clause> clauses) {
        StringBuilder row = new StringBuilder("| " + name + " | " + clauses.size());
        for (Owes owes : Owes.values()) {
            List<Clause> sort =
                    clauses.stream().filter(clause -> clause.software() == owes).toList();
            row.append(" | ").append(met(sort)).append(" of ").append(sort.size());
        }
        long met = met(clauses);
        return row + " | " + met + " | " + (clauses.size() - met) + " |";
    }

    private long met(List<Clause> clauses) {
        return clauses.stream()
                .filter(clause -> coverage.lacks(clause).isEmpty())
                .count();
    }

    private void game(String game) {
        line("");
        line("## " + game);
        gaps(game);
    }

    private void gaps(String game) {
        Map<String, List<String>> gaps = catalogue.clauses(game).stream()
                .filter(clause -> !coverage.lacks(clause).isEmpty())
                .collect(Collectors.groupingBy(
                        this::section, LinkedHashMap::new, Collectors.mapping(this::gap, Collectors.toList())));
        line("");
        line(gaps.isEmpty() ? "No gaps." : "Gaps; where part is there, what is lacking stands in brackets:");
        if (!gaps.isEmpty()) line("");
        gaps.forEach((section, clauses) -> line("- **" + section + "**: " + String.join(", ", clauses)));
    }

    private String section(Clause clause) {
        Clause section = catalogue.section(clause);
        return section.number() + " " + section.title();
    }

    /** The number alone where all is missing, else with the part that is. */
    private String gap(Clause clause) {
        Evidence evidence = coverage.of(clause);
        return evidence.isEmpty() ? clause.number() : clause.number() + " (" + coverage.lacks(clause) + ")";
    }

    private void rulings() {
        long carried = catalogue.rulings().stream()
                .filter(ruling -> !coverage.of(ruling).isEmpty())
                .count();
        line("");
        line("## Rulings");
        line("");
        line(carried + " of " + catalogue.rulings().size() + " are cited.");
    }

    private void line(String text) {
        page.append(text).append('\n');
    }
}
