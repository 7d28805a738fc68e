package baize.cli.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;

/**
 * The whole system: 512 players with a socket each, two to a table, and their dealers, all in this process with the
 * server, on the disk of the current folder. The best of several stretches: disturbances only ever add.
 */
record ServerRun(int tables, int playersEach) implements Measuring {
    /** So long the compiler is busy with all that a server is made of, where it shares two cores with the load. */
    private static final Duration WARM_UP = Duration.ofSeconds(70);

    private static final Duration STRETCH = Duration.ofSeconds(4);
    private static final int STRETCHES = 4;

    /** Of the slowest hundredth of answers, in milliseconds. */
    private static final double SLOWEST = 50;

    @Override
    public Found measure() {
        try {
            Path folder = Folders.make();
            try (SocketLoad load = new SocketLoad(folder, tables, playersEach)) {
                return best(load);
            } finally {
                Folders.delete(folder);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot write to the current folder: " + failure.getMessage(), failure);
        }
    }

    private static Found best(SocketLoad load) {
        load.play(WARM_UP);
        SocketLoad.Stretch best = load.play(STRETCH);
        for (int more = 1; more < STRETCHES; more++) {
            SocketLoad.Stretch next = load.play(STRETCH);
            if (next.perSecond() > best.perSecond()) best = next;
        }
        return new Found(best.perSecond(), null, new Waits(best.p50(), best.p99(), SLOWEST, best.framesPerSecond()));
    }
}
