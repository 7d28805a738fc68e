package baize.server.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The clauses of all games, with what carries each out and what tests it.
 *
 * @param clauses in the order of the books
 */
public record RuleBook(List<Clause> clauses) {
    private static final String RESOURCE = "/baize/rules/coverage.json";
    private static final int NEAREST = 5;

    /** A game or a clause that the book does not have; the message says which are near. */
    public static final class NotInBook extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        NotInBook(String what) {
            super(what);
        }
    }

    /** The book packed into this program. */
    public static RuleBook packed() {
        try (InputStream in = Objects.requireNonNull(RuleBook.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            JsonNode document = JsonMapper.shared().readTree(in);
            return new RuleBook(
                    document.path("clauses").values().stream().map(Clause::new).toList());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public List<String> games() {
        return clauses.stream().map(Clause::game).distinct().toList();
    }

    public RuleBook game(String game) {
        if (!games().contains(game))
            throw new NotInBook("no game \"" + game + "\"; expected one of "
                    + games().stream()
                            .sorted(Comparator.comparingInt(id -> Spelling.distance(id, game)))
                            .collect(Collectors.joining(", ")));
        return new RuleBook(
                clauses.stream().filter(clause -> clause.game().equals(game)).toList());
    }

    /** One clause of one game; quotes, case and a leading paragraph sign do not matter. */
    public Clause clause(String number) {
        String wanted = plain(number);
        return clauses.stream()
                .filter(clause -> plain(clause.number()).equals(wanted))
                .findFirst()
                .orElseThrow(() -> new NotInBook("no clause \"" + number + "\" in "
                        + clauses.getFirst().game() + "; nearest are " + nearest(wanted)));
    }

    private String nearest(String wanted) {
        return clauses.stream()
                .sorted(Comparator.comparingInt(clause -> Spelling.distance(plain(clause.number()), wanted)))
                .limit(NEAREST)
                .map(Clause::number)
                .collect(Collectors.joining(", "));
    }

    private static String plain(String number) {
        return number.replace("\"", "").replace("§", "").strip().toLowerCase(Locale.ROOT);
    }

    /** All of it as JSON, {@code {"clauses":[…]}}. */
    public ObjectNode json() {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        ArrayNode rows = document.putArray("clauses");
        clauses.forEach(clause -> rows.add(clause.row()));
        return document;
    }

    /** The clauses right under this one. */
    public List<Clause> under(Clause parent) {
        return clauses.stream()
                .filter(clause -> clause.parent().equals(parent.number()))
                .toList();
    }
}
