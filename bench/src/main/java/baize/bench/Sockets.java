package baize.bench;

import baize.cli.bench.Folders;
import baize.cli.bench.SocketLoad;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** {@code bench/sockets}: a whole house under the load of many sockets, of players or of people who only look. */
public final class Sockets {
    private static final int STRETCH = 5;

    private Sockets() {}

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> complain(failure));
        Options options = Options.parse(List.of("--tables", "--players", "--seconds", "--viewers"), args);
        Path folder = Folders.make();
        try {
            if (options.has("--viewers")) watch(folder, options);
            else play(folder, options);
        } finally {
            Folders.delete(folder);
        }
    }

    /** Bad input is said in a line; anything else is a bug to be found. */
    private static void complain(Throwable failure) {
        if (failure instanceof IllegalArgumentException) System.err.println("sockets: " + failure.getMessage());
        else failure.printStackTrace();
    }

    private static void play(Path folder, Options options) {
        int tables = (int) options.number("--tables", 256, 10_000);
        int players = (int) options.number("--players", 2, 7);
        long seconds = options.number("--seconds", 60, 1 << 20);
        say("%,d tables with %d players and a dealer each, a socket for everyone", tables, players);
        try (SocketLoad load = new SocketLoad(folder, tables, players)) {
            for (long at = STRETCH; at <= seconds; at += STRETCH) {
                SocketLoad.Stretch stretch = load.play(Duration.ofSeconds(STRETCH));
                say(
                        "%5d s  commands/s %,8.0f  views/s %,8.0f  p50 %6.1f ms  p99 %6.1f ms",
                        at, stretch.perSecond(), stretch.framesPerSecond(), stretch.p50(), stretch.p99());
            }
        }
    }

    private static void watch(Path folder, Options options) throws Exception {
        int viewers = (int) options.number("--viewers", 5000, 30_000);
        long seconds = options.number("--seconds", 60, 1 << 20);
        try (Onlookers onlookers = new Onlookers(folder, viewers)) {
            say("%,d viewers of two tables with bots", viewers);
            for (long at = STRETCH; at <= seconds; at += STRETCH) {
                long before = onlookers.views();
                Thread.sleep(Duration.ofSeconds(STRETCH));
                say(
                        "%5d s  the server's memory %,5d MB  views/s %,8d",
                        at, onlookers.megabytes(), (onlookers.views() - before) / STRETCH);
            }
        }
    }

    @SuppressWarnings("AnnotateFormatMethod") // its annotation is a library's
    private static void say(String line, Object... values) {
        System.out.println(String.format(Locale.ROOT, line, values));
    }
}
