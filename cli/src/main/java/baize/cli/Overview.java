package baize.cli;

import baize.lab.simulate.Job;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code baize} alone: the demo floor; with {@code --help}, what else it can do. */
@Command(
        name = "baize",
        version = "baize " + Job.VERSION,
        description =
                "Casino games by the book: every line settled under its clause, every figure from the code that pays.")
final class Overview implements Callable<Integer> {
    private static final String COMMANDS = """
              serve             a live floor with its pages; alone, baize opens the demo floor
              settle FILE       plays a round script and shows how each wager was settled, under which clause
              par GAME          the exact odds of every wager of a game, and how to play it best
              simulate GAME     Monte-Carlo through the same settlement
              merge FILE...     parts of one simulation, counted apart, into one result
              chance            whether the generator in play is sound, and its cards, dice and balls are chance
              rules             the rule book, with the code and the tests of each clause
              scorecards        a series of bingo scorecards on paper, and what is on any of them
              audit             a floor's whole history checked again: chains, money, every round settled anew
              replay            one past round, step by step
              bench             the speed of it all on this machine
            """;

    private static final String EXAMPLES = """
              ./baize
              ./baize serve --port 9000 --floor examples/floor.yaml
              ./baize par three-card-poker
              ./baize par three-card-poker --house pairPlus=1-3-6-30-40 --html sheet.html
              ./baize simulate three-card-poker --rounds 100000000 --seed 7
              ./baize simulate craps --rounds 10_000_000_000 --seed 7 --checkpoint craps.json
              ./baize chance --draws 5_000_000
              ./baize rules three-card-poker 9.4.1.1
              ./baize settle examples/straight.json
              ./baize scorecards --house boxes=6,games=10,cards=100 --pdf books.pdf
              ./baize replay --round 4-1183
              ./baize settle --lines - < many.jsonl > settled.jsonl
            """;

    private final Terminal terminal;
    private final ServeCommand alone;

    @Option(
            names = {"-h", "--help"},
            description = "What it can do.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Which version this is.")
    @SuppressWarnings("UnusedVariable") // picocli sees to it
    private boolean version;

    /** @param alone what is done where nothing is asked */
    Overview(Terminal terminal, ServeCommand alone) {
        this.terminal = terminal;
        this.alone = alone;
    }

    @Override
    public Integer call() {
        if (!help) return alone.call();
        terminal.heading("Baize runs casino games by the book.");
        terminal.say("");
        terminal.out().print(COMMANDS);
        terminal.say("");
        terminal.heading("For example");
        terminal.out().print(EXAMPLES);
        terminal.say("");
        terminal.say("Each command explains itself with --help, and most answer programs with --json.");
        return 0;
    }
}
