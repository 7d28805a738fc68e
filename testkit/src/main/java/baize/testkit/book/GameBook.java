package baize.testkit.book;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A game's rule book as a page: a heading a clause, what it says, what is owed and what carries it out. */
final class GameBook {
    private static final Pattern RULING = Pattern.compile("R-\\d+");

    private final Coverage coverage;
    private final String game;
    private final Map<String, Ruling> rulings = new HashMap<>();
    private final StringBuilder page = new StringBuilder();

    GameBook(Coverage coverage, String game) {
        this.coverage = coverage;
        this.game = game;
        coverage.catalogue().rulings().forEach(ruling -> rulings.put(ruling.number(), ruling));
    }

    String text() {
        page.append("# The book of ").append(game).append("\n\n");
        page.append("In our own words, generated from the catalogue; see [README.md](README.md).\n");
        coverage.catalogue().clauses(game).forEach(this::clause);
        return page.toString();
    }

    private void clause(Clause clause) {
        page.append(clause.isSection() ? "\n## " : "\n### ").append(clause.number());
        page.append("\n\n").append(clause.title()).append(".\n");
        if (clause.isSection()) return;
        page.append("\n*")
                .append(clause.kind())
                .append(", ")
                .append(clause.actor())
                .append("; software: ");
        page.append(clause.software().id()).append(".*").append(note(clause)).append('\n');
        carriedOut(clause);
    }

    private String note(Clause clause) {
        if (clause.note().isEmpty()) return "";
        return " " + RULING.matcher(clause.note()).replaceAll(found -> Matcher.quoteReplacement(link(found.group())));
    }

    private String link(String number) {
        Ruling ruling = rulings.get(number);
        if (ruling == null) return number;
        return "[" + number + "](../rulings.md#" + anchor(ruling.number() + " " + ruling.title()) + ")";
    }

    /** A heading's anchor as the usual renderers of Markdown make it. */
    static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    private void carriedOut(Clause clause) {
        Evidence evidence = coverage.of(clause);
        if (!evidence.isEmpty()) page.append('\n');
        list("Code", evidence.code(), "`");
        list("Tests", evidence.tests(), "`");
        list("Rounds", evidence.rounds(), "");
        String lacks = coverage.lacks(clause);
        if (!lacks.isEmpty())
            page.append(evidence.isEmpty() ? "\n" : "")
                    .append("- Gap: ")
                    .append(lacks)
                    .append(".\n");
    }

    private void list(String name, Collection<String> members, String quote) {
        if (members.isEmpty()) return;
        page.append("- ").append(name).append(": ");
        page.append(members.stream().map(member -> quote + member + quote).collect(Collectors.joining(", ")));
        page.append('\n');
    }
}
