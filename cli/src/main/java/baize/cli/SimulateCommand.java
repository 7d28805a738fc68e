package baize.cli;

import baize.cli.sheet.PartDocument;
import baize.cli.sheet.PartHead;
import baize.cli.sheet.SimulationJson;
import baize.cli.sheet.SimulationText;
import baize.core.chance.SecureGenerator;
import baize.lab.par.Par;
import baize.lab.simulate.Blocks;
import baize.lab.simulate.Engine;
import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import baize.lab.simulate.LocalEngine;
import baize.lab.simulate.Part;
import baize.lab.simulate.Progress;
import baize.lab.simulate.Run;
import baize.lab.simulate.Simulation;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code baize simulate}: Monte-Carlo through the settlement of the live tables. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = "Plays rounds at random through the settlement of the live tables.")
final class SimulateCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 1024;

    /** Drawn seeds are short enough to be copied by hand and to survive a reader that counts in doubles. */
    private static final int SEED_BITS = 48;

    private final Terminal terminal;

    @Parameters(paramLabel = "GAME", description = "The game's id, such as three-card-poker.")
    private String game = "";

    @Option(names = "--rounds", required = true, paramLabel = "N", description = "How many rounds.")
    private String rounds = "";

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same result; drawn if not given.")
    private @Nullable String seed;

    @Option(names = "--threads", paramLabel = "T", description = "All processors if not given.")
    private @Nullable String threads;

    @Option(
            names = "--house",
            paramLabel = "KEY=VALUE",
            description = "House settings, joined by commas or each by itself.")
    private List<String> house = List.of();

    @Option(names = "--strategy", paramLabel = "NAME", description = "As the PAR sheet names it; optimal if not given.")
    private String strategy = "optimal";

    @Option(names = "--engine", paramLabel = "local|spark", description = "Where to run; local if not given.")
    private String engine = "local";

    @Option(
            names = "--blocks",
            paramLabel = "A-B",
            description =
                    "Only these blocks of " + Job.BLOCK + " rounds, the first being 0; merge puts parts together.")
    private @Nullable String blocks;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Kept there as it goes; stopped, the same command goes on from there.")
    private @Nullable String checkpoint;

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Engine where = engine();
        Map<String, String> settings = House.read(house);
        long all = WholeNumber.read("--rounds", rounds, 1, PartHead.MOST_ROUNDS);
        Checkpoint kept = checkpoint == null ? null : Checkpoint.of(checkpoint);
        PartDocument stored = kept == null ? null : kept.read();
        Job job = new Job(game, settings, strategy, all, seed(stored));
        Kernel kernel = House.heeding(job::kernel);
        Blocks asked = blocks == null ? job.all() : read(blocks, job);
        Part before = kept == null || stored == null ? null : kept.part(stored, job, kernel, asked);
        Part part = run(new Run(job, kernel, asked, before), where, kept, asked);
        Simulation simulation =
                blocks == null ? Simulation.of(job, kernel, part) : Simulation.ofPart(job, kernel, part);
        if (json) terminal.print(SimulationJson.of(simulation));
        else
            new SimulationText(terminal.out(), terminal.ink(), terminal.width())
                    .print(simulation, House.heeding(() -> Par.of(game, settings)));
        return 0;
    }

    private Part run(Run run, Engine where, @Nullable Checkpoint kept, Blocks asked) {
        Progress shown = terminal.progress(run.job().rounds(run.open()), "rounds");
        return House.heeding(() -> {
            if (kept == null) {
                where.run(run, shown);
                return run.part(where);
            }
            try (Keeper keeper = new Keeper(kept, run, where, asked, shown, terminal)) {
                where.run(run, keeper);
                return keeper.keep();
            }
        });
    }

    private static Blocks read(String text, Job job) {
        Blocks all = job.all();
        try {
            Blocks asked = Blocks.parse(text);
            if (asked.ranges().size() == 1 && asked.minus(all).isEmpty()) return asked;
        } catch (IllegalArgumentException bad) {
            throw new BadInput("--blocks: expected some of " + all + ", got \"" + text + "\"", bad);
        }
        throw new BadInput("--blocks: expected some of " + all + ", got \"" + text + "\"");
    }

    private Engine engine() {
        return switch (engine) {
            case "local" -> new LocalEngine(threads());
            case "spark" -> throw new BadInput("--engine spark: not in this build; expected local");
            default -> throw new BadInput("--engine: expected local or spark, got \"" + engine + "\"");
        };
    }

    private int threads() {
        return threads == null
                ? Runtime.getRuntime().availableProcessors()
                : (int) WholeNumber.read("--threads", threads, 1, MOST_THREADS);
    }

    /** The seed given; otherwise that of the run that is gone on with, or one that is drawn. */
    private long seed(@Nullable PartDocument stored) {
        if (seed != null) return WholeNumber.read("--seed", seed, Long.MIN_VALUE, Long.MAX_VALUE);
        return stored == null
                ? new SecureGenerator().nextLong() >>> (Long.SIZE - SEED_BITS)
                : stored.head().seed();
    }
}
