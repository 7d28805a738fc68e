package baize.cli;

import baize.core.chance.SecureGenerator;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.bingo.Series;
import baize.games.table.Settings;
import baize.lab.simulate.Progress;
import baize.server.paper.BookPage;
import baize.server.paper.BookRun;
import baize.server.paper.ScorecardPaper;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code baize scorecards}: a series of bingo scorecards, on paper or as its master table. */
@Command(
        name = "scorecards",
        mixinStandardHelpOptions = true,
        description = "Prints a series of bingo scorecards, or tells what is on any of them.")
final class ScorecardsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(
            names = "--house",
            paramLabel = "KEY=VALUE",
            description = "House settings: boxes, games, cards, firstSerial, colours, columnRanges.")
    private List<String> house = List.of();

    @Option(names = "--series", paramLabel = "S", description = "The series' number; drawn if not given.")
    private @Nullable String series;

    @Option(names = "--serials", paramLabel = "A-B", description = "These books of it; all if not given.")
    private @Nullable String serials;

    @Option(names = "--pdf", paramLabel = "FILE", description = "The books on paper, a page of A4 for each game.")
    private @Nullable String pdf;

    @Option(names = "--check", paramLabel = "SERIAL", description = "What is on a book's page, with --game.")
    private @Nullable String check;

    @Option(names = "--game", paramLabel = "N", description = "Which page.")
    private @Nullable String game;

    @Option(names = "--box", paramLabel = "N", description = "One box of the page; all if not given.")
    private @Nullable String box;

    @Option(names = "--json", description = "One JSON document: the master table, or the page that is checked.")
    private boolean json;

    ScorecardsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        refuseContradictions();
        var settings = House.read(house);
        BingoRules rules = House.heeding(() -> BingoRules.read(new Settings(settings)));
        if (check != null && game != null) check(rules, check, game);
        else make(rules);
        return 0;
    }

    private void refuseContradictions() {
        if (pdf != null && json) throw new BadInput("scorecards: expected --json or --pdf, got both");
        if (check == null) {
            if (game != null || box != null) throw new BadInput("scorecards: expected --check SERIAL with --game");
            return;
        }
        if (game == null) throw new BadInput("scorecards: expected --game N with --check");
        if (series == null) throw new BadInput("scorecards: expected --series S with --check");
        if (pdf != null || serials != null)
            throw new BadInput("scorecards: expected --check alone, or --pdf and --serials");
    }

    private void make(BingoRules rules) {
        BookRun run = run(rules, rules.series(key()));
        BookRun made = new BookRun(unique(run.series()), run.colours(), run.from(), run.to());
        if (json) new MasterTable(terminal).print(made);
        else if (pdf != null) print(made, pdf);
        else new MasterTable(terminal).describe(made);
    }

    private long key() {
        if (series == null) return new SecureGenerator().nextLong();
        try {
            return Series.key(series);
        } catch (IllegalArgumentException bad) {
            throw new BadInput("--series: " + bad.getMessage(), bad);
        }
    }

    /** A drawn series goes on to the next where a box comes twice; one that was asked for is refused. */
    @Rule({"bingo 2.4", "R-134"})
    private Series unique(Series whole) {
        if (series == null) return whole.unique();
        if (!whole.isUnique())
            throw new BadInput("--series " + series + ": a box comes twice in it (2.4); expected another series");
        return whole;
    }

    private BookRun run(BingoRules rules, Series whole) {
        if (serials == null) return BookRun.of(whole, rules.colours());
        String[] ends = serials.split("-", 2);
        try {
            int from = Integer.parseInt(ends[0]);
            return new BookRun(whole, rules.colours(), from, ends.length == 1 ? from : Integer.parseInt(ends[1]));
        } catch (NumberFormatException bad) {
            throw new BadInput("--serials: expected books like 1001-1100, got \"" + serials + "\"", bad);
        } catch (IllegalArgumentException bad) {
            throw new BadInput("--serials: " + bad.getMessage(), bad);
        }
    }

    private void print(BookRun run, String file) {
        Progress progress = terminal.progress(run.pages(), "pages");
        new OutputFile("--pdf", file).write(out -> ScorecardPaper.print(run, out, progress::done));
        terminal.remark("baize: wrote " + file + ": series " + run.series().number() + ", books " + run.from() + " to "
                + run.to() + ", " + run.pages() + " pages");
    }

    @Rule("bingo 2.3.3")
    private void check(BingoRules rules, String book, String page) {
        BookRun run = BookRun.of(rules.series(key()), rules.colours());
        BookPage found = run.page((int) WholeNumber.read("--check", book, run.from(), run.to()), (int)
                WholeNumber.read("--game", page, 1, rules.games()));
        int one = box == null ? 0 : (int) WholeNumber.read("--box", box, 1, rules.boxes());
        if (json) new MasterTable(terminal).print(found, one);
        else new MasterTable(terminal).show(found, one);
    }
}
