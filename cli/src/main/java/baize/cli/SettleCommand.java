package baize.cli;

import baize.wire.Malformed;
import baize.wire.RoundScript;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code baize settle}: plays round scripts and shows how each wager was settled, under which clause. */
@Command(
        name = "settle",
        mixinStandardHelpOptions = true,
        description = "Plays a round script and shows how each wager was settled, under which clause.")
final class SettleCommand implements Callable<Integer> {
    /** The table that plays the scripts; it complains by {@link Malformed}. */
    private static final Function<String, ObjectNode> TABLE = RoundScript::run;

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A round script, - for standard input.")
    private String file = "";

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    @Option(names = "--lines", description = "One script a line in, one result a line out.")
    private boolean lines;

    SettleCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        try (Script script = Script.open(file, terminal.in())) {
            if (lines) return new ScriptLines(script, terminal, TABLE).run();
            ObjectNode result = play(script);
            if (json) terminal.print(result);
            else new SettledText(terminal).print(result);
            return 0;
        }
    }

    private static ObjectNode play(Script script) {
        String text = script.text();
        try {
            return TABLE.apply(text);
        } catch (Malformed bad) {
            throw new BadInput(script.name() + ": " + bad.getMessage(), bad);
        }
    }
}
