package baize.cli;

import baize.cli.bench.Folders;
import baize.cli.bench.Siege;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code bench/flood}: a demo floor that strangers flood over sockets, and with messages that make no sense. */
@Command(
        name = "flood",
        hidden = true,
        mixinStandardHelpOptions = true,
        description = "A demo floor that strangers flood over sockets, and with messages that make no sense.")
final class FloodCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(names = "--sockets", paramLabel = "N", description = "Of strangers; 8 if not given.")
    private String sockets = "8";

    @Option(names = "--seconds", paramLabel = "N", description = "30 if not given.")
    private String seconds = "30";

    @Option(names = "--malformed", paramLabel = "N", description = "Messages that make no sense; 250000 if not given.")
    private String malformed = "250000";

    @Option(names = "--seed", paramLabel = "N", description = "Of those messages.")
    private String seed = "1";

    FloodCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws Exception {
        int strangers = (int) WholeNumber.read("--sockets", sockets, 1, 1000);
        long time = WholeNumber.read("--seconds", seconds, 1, 1 << 20);
        long messages = WholeNumber.read("--malformed", malformed, 0, 1L << 40);
        long drawn = WholeNumber.read("--seed", seed, 1, Long.MAX_VALUE);
        Path folder = Folders.make();
        try (Siege load = new Siege(folder, line -> terminal.tell("%s", line))) {
            load.flood(strangers, Duration.ofSeconds(time));
            if (messages > 0) load.talkNonsense(messages, drawn);
            load.faults().forEach(fault -> terminal.tell("NOT HELD: %s", fault));
            return load.faults().isEmpty() ? 0 : 1;
        } finally {
            Folders.delete(folder);
        }
    }
}
