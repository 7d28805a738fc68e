package baize.cli;

import baize.cli.bench.Folders;
import baize.cli.bench.Onlookers;
import baize.cli.bench.SocketLoad;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code bench/sockets}: a whole house under the load of many sockets, of players or of people who only look. */
@Command(
        name = "sockets",
        hidden = true,
        mixinStandardHelpOptions = true,
        description = "A whole house under the load of many sockets, of players or of people who only look.")
final class SocketsCommand implements Callable<Integer> {
    private static final int STRETCH = 5;

    private final Terminal terminal;

    @Option(names = "--tables", paramLabel = "N", description = "256 if not given.")
    private String tables = "256";

    @Option(names = "--players", paramLabel = "N", description = "At each table; 2 if not given.")
    private String players = "2";

    @Option(names = "--seconds", paramLabel = "N", description = "60 if not given.")
    private String seconds = "60";

    @Option(names = "--viewers", paramLabel = "N", description = "So many who only look, and nobody who plays.")
    private @Nullable String viewers;

    SocketsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws Exception {
        long end = WholeNumber.read("--seconds", seconds, 1, 1 << 20);
        int looking = viewers == null ? 0 : (int) WholeNumber.read("--viewers", viewers, 1, 30_000);
        int count = (int) WholeNumber.read("--tables", tables, 1, 10_000);
        int playersEach = (int) WholeNumber.read("--players", players, 1, 7);
        Path folder = Folders.make();
        try {
            if (looking > 0) watch(folder, looking, end);
            else play(folder, count, playersEach, end);
        } finally {
            Folders.delete(folder);
        }
        return 0;
    }

    private void play(Path folder, int count, int playersEach, long end) {
        terminal.tell("%,d tables with %d players and a dealer each, a socket for everyone", count, playersEach);
        try (SocketLoad load = new SocketLoad(folder, count, playersEach)) {
            for (long at = STRETCH; at <= end; at += STRETCH) {
                SocketLoad.Stretch stretch = load.play(Duration.ofSeconds(STRETCH));
                terminal.tell(
                        "%5d s  commands/s %,8.0f  views/s %,8.0f  p50 %6.1f ms  p99 %6.1f ms",
                        at, stretch.perSecond(), stretch.framesPerSecond(), stretch.p50(), stretch.p99());
            }
        }
    }

    private void watch(Path folder, int looking, long end) throws Exception {
        try (Onlookers onlookers = new Onlookers(folder, looking)) {
            terminal.tell("%,d viewers of two tables with bots", looking);
            for (long at = STRETCH; at <= end; at += STRETCH) {
                long before = onlookers.views();
                Thread.sleep(Duration.ofSeconds(STRETCH));
                terminal.tell(
                        "%5d s  the server's memory %,5d MB  views/s %,8d",
                        at, onlookers.megabytes(), (onlookers.views() - before) / STRETCH);
            }
        }
    }
}
