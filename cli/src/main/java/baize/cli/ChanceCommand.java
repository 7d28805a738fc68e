package baize.cli;

import baize.cli.sheet.Chance;
import baize.cli.sheet.ChanceJson;
import baize.cli.sheet.ChanceText;
import baize.core.chance.Generator;
import baize.core.chance.Health;
import baize.core.chance.SecureGenerator;
import baize.core.chance.SeededGenerator;
import baize.lab.randomness.Randomness;
import baize.lab.randomness.Report;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code baize chance}: the self-tests of the generator in play, then the statistics of what it draws. */
@Command(
        name = "chance",
        mixinStandardHelpOptions = true,
        description = "Tests the generator in play, and the cards, dice and balls that it draws.")
final class ChanceCommand implements Callable<Integer> {
    private static final long MOST_DRAWS = 1_000_000_000;

    private final Terminal terminal;
    private final Runnable health;
    private final Supplier<Generator> live;

    @Option(
            names = "--draws",
            paramLabel = "N",
            description = "How many deals, rolls and calls of all balls; 1_000_000 if not given.")
    private String draws = "1_000_000";

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Draws from a seed instead, by the same algorithm, so that the result can be repeated.")
    private @Nullable String seed;

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    ChanceCommand(Terminal terminal) {
        this(terminal, Health::check, SecureGenerator::new);
    }

    /** With whatever stands in for the self-tests and for the generator in play. */
    ChanceCommand(Terminal terminal, Runnable health, Supplier<Generator> live) {
        this.terminal = terminal;
        this.health = health;
        this.live = live;
    }

    @Override
    public Integer call() {
        long count = WholeNumber.read("--draws", draws, Randomness.LEAST_DRAWS, MOST_DRAWS);
        OptionalLong from = seed == null
                ? OptionalLong.empty()
                : OptionalLong.of(WholeNumber.read("--seed", seed, Long.MIN_VALUE, Long.MAX_VALUE));
        Chance chance = examine(count, from);
        if (json) terminal.print(ChanceJson.of(chance));
        else new ChanceText(terminal.out(), terminal.ink(), terminal.width()).print(chance);
        return chance.holds() ? 0 : 1;
    }

    /** A generator that must not be used, or that comes to no outcome, is an answer too. */
    private Chance examine(long count, OptionalLong from) {
        try {
            health.run();
            Generator generator = from.isPresent() ? seeded(from.getAsLong()) : live.get();
            Report report = Randomness.of(generator, count, terminal.progress(count, "draws"));
            return new Chance(count, from, Optional.empty(), Optional.of(report));
        } catch (IllegalStateException unfit) {
            return new Chance(count, from, Optional.of(String.valueOf(unfit.getMessage())), Optional.empty());
        }
    }

    /** The seed's eight bytes, highest first, at the end of an otherwise empty one. */
    private static Generator seeded(long seed) {
        byte[] bytes = new byte[SeededGenerator.SEED];
        ByteBuffer.wrap(bytes).putLong(bytes.length - Long.BYTES, seed);
        return new SeededGenerator(bytes);
    }
}
