package baize.testkit.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Every clause of the five books and every ruling: what can be cited. */
public final class Catalogue {
    private static final String HEADER = "game\tclause\tparent\tkind\tactor\tsoftware\tsummary\tnote";
    private static final Pattern RULING = Pattern.compile("### (R-\\d+) (.+)");

    private final Map<String, Clause> clauses;
    private final Map<String, Ruling> rulings;
    private final Set<String> games = new LinkedHashSet<>();

    private Catalogue(Map<String, Clause> clauses, Map<String, Ruling> rulings) {
        this.clauses = clauses;
        this.rulings = rulings;
        clauses.values().forEach(clause -> games.add(clause.game()));
    }

    /** Reads {@code docs/rules/clauses.tsv} and {@code docs/rulings.md} of a repository. */
    public static Catalogue read(Path root) {
        try {
            return of(
                    Files.readAllLines(root.resolve("docs/rules/clauses.tsv")),
                    Files.readAllLines(root.resolve("docs/rulings.md")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Catalogue of(List<String> table, List<String> rulings) {
        if (table.isEmpty() || !table.getFirst().equals(HEADER))
            throw new IllegalArgumentException("clauses.tsv:1: expected the columns " + HEADER.replace('\t', ' '));
        Map<String, Clause> clauses = new LinkedHashMap<>();
        for (int line = 1; line < table.size(); line++) add(clauses, table.get(line), line + 1);
        return new Catalogue(clauses, rulings(rulings));
    }

    private static void add(Map<String, Clause> clauses, String row, int line) {
        String[] cells = row.split("\t", -1);
        if (cells.length != 8) throw wrong(line, "expected 8 cells, got " + cells.length);
        Owes software = owes(cells[5], line);
        Clause clause = new Clause(cells[0], cells[1], cells[2], cells[3], cells[4], software, cells[6], cells[7]);
        if (!clause.isSection() && !clauses.containsKey(clause.game() + " " + clause.parent()))
            throw wrong(line, "its parent " + clause.parent() + " does not come before it");
        if (clauses.put(clause.key(), clause) != null) throw wrong(line, clause.key() + " is there twice");
    }

    private static Owes owes(String id, int line) {
        try {
            return Owes.of(id);
        } catch (IllegalArgumentException _) {
            throw wrong(line, "software owes \"" + id + "\", which is none of the six words");
        }
    }

    private static IllegalArgumentException wrong(int line, String what) {
        return new IllegalArgumentException("clauses.tsv:" + line + ": " + what);
    }

    private static Map<String, Ruling> rulings(List<String> lines) {
        Map<String, Ruling> rulings = new LinkedHashMap<>();
        for (String line : lines) {
            Matcher heading = RULING.matcher(line);
            if (heading.matches()) rulings.put(heading.group(1), new Ruling(heading.group(1), heading.group(2)));
        }
        return rulings;
    }

    public Set<String> games() {
        return games;
    }

    public List<Clause> clauses() {
        return new ArrayList<>(clauses.values());
    }

    public List<Clause> clauses(String game) {
        return clauses.values().stream()
                .filter(clause -> clause.game().equals(game))
                .toList();
    }

    public List<Ruling> rulings() {
        return new ArrayList<>(rulings.values());
    }

    /** The section a clause stands in. */
    Clause section(Clause clause) {
        Clause parent = clauses.get(clause.game() + " " + clause.parent());
        return parent == null ? clause : section(parent);
    }

    /** The clause's key or the ruling's number that a citation names, if it names one. */
    public Optional<String> resolve(String text, Optional<String> book) {
        if (rulings.containsKey(text) || clauses.containsKey(text)) return Optional.of(text);
        return book.map(game -> game + " " + text).filter(clauses::containsKey);
    }
}
