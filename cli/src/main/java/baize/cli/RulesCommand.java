package baize.cli;

import baize.core.rule.Rule;
import baize.server.book.Clause;
import baize.server.book.RuleBook;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
        try {
            if (game == null) show(book);
            else if (clause.isEmpty()) showGame(book.game(game));
            else showClause(book.game(game), String.join(" ", clause));
            return 0;
        } catch (RuleBook.NotInBook missing) {
            throw new BadInput("rules: " + missing.getMessage(), missing);
        }
    }

    private void show(RuleBook book) {
        if (json) terminal.print(book.json());
        else new RulesText(terminal).whole(book);
    }

    private void showGame(RuleBook book) {
        if (json) terminal.print(book.json());
        else new RulesText(terminal).game(book);
    }

    private void showClause(RuleBook book, String number) {
        Clause found = book.clause(number);
        if (json) terminal.print(new RuleBook(List.of(found)).json());
        else new RulesText(terminal).clause(book, found);
    }
}
