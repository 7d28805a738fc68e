package baize.cli;

import baize.cli.sheet.SimulationJson;
import baize.cli.sheet.SimulationText;
import baize.core.chance.SecureGenerator;
import baize.lab.par.Par;
import baize.lab.simulate.Engine;
import baize.lab.simulate.Job;
import baize.lab.simulate.LocalEngine;
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
    private static final long MOST_ROUNDS = 1_000_000_000_000_000L;
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

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Engine where = engine();
        Map<String, String> settings = House.read(house);
        Job job = new Job(
                game, settings, strategy, WholeNumber.read("--rounds", rounds, 1, MOST_ROUNDS), seedGivenOrDrawn());
        Simulation simulation = House.heeding(() -> where.run(job, terminal.progress(job.rounds(), "rounds")));
        if (json) terminal.print(SimulationJson.of(simulation));
        else
            new SimulationText(terminal.out(), terminal.ink(), terminal.width())
                    .print(simulation, House.heeding(() -> Par.of(game, settings)));
        return 0;
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

    private long seedGivenOrDrawn() {
        return seed == null
                ? new SecureGenerator().nextLong() >>> (Long.SIZE - SEED_BITS)
                : WholeNumber.read("--seed", seed, Long.MIN_VALUE, Long.MAX_VALUE);
    }
}
