package baize.cli;

import baize.core.rule.Rule;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code baize rules}: the rule book in our words, with what carries each clause out and what tests it. */
@Rule("three-card-poker 14.14")
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "The rule book, with what carries out and what tests each clause.")
final class RulesCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "One game's book.")
    private @Nullable String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "CLAUSE",
            description = "One clause, such as 9.4.1.1 or '1.1 \"Ante\"'.")
    private List<String> clause = List.of();

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    RulesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        RuleBook book = RuleBook.packed();
        if (game == null) show(book);
        else if (clause.isEmpty()) showGame(book.game(game));
        else showClause(book.game(game), String.join(" ", clause));
        return 0;
    }

    private void show(RuleBook book) {
        if (json) terminal.print(document(book.clauses()));
        else new RulesText(terminal).whole(book);
    }

    private void showGame(RuleBook book) {
        if (json) terminal.print(document(book.clauses()));
        else new RulesText(terminal).game(book);
    }

    private void showClause(RuleBook book, String number) {
        Clause found = book.clause(number);
        if (json) terminal.print(document(List.of(found)));
        else new RulesText(terminal).clause(book, found);
    }

    private static ObjectNode document(List<Clause> clauses) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        ArrayNode rows = document.putArray("clauses");
        clauses.forEach(clause -> rows.add(clause.row()));
        return document;
    }
}
