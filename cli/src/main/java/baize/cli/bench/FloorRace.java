package baize.cli.bench;

import baize.floor.journal.SqliteJournal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;

/**
 * The whole floor against a bare loop that stores the same rows in the same transactions, by turns on the same disk, in
 * the current folder. Each takes the best of its turns: disturbances only ever add.
 */
record FloorRace(int tables, int playersEach) implements Measuring {
    private static final long WARM_UP_NANOS = 4_000_000_000L;
    private static final long TURN_NANOS = 2_000_000_000L;
    private static final long SYNC_NANOS = 300_000_000L;
    private static final int TURNS = 4;
    private static final int APPEND = 64;

    @Override
    public Found measure() {
        try {
            Path folder = Folders.make();
            try {
                return race(folder);
            } finally {
                Folders.delete(folder);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot write to the current folder: " + failure.getMessage(), failure);
        } catch (SQLException failure) {
            throw new IllegalStateException("the bare loop failed: " + failure.getMessage(), failure);
        }
    }

    private Found race(Path folder) throws IOException, SQLException {
        double ours = 0;
        double bare = 0;
        double fdatasync = 0;
        try (BusyFloor floor = new BusyFloor(SqliteJournal.open(folder.resolve("floor")), tables, playersEach);
                BareLoop loop = new BareLoop(folder.resolve("bare"))) {
            loop.write(floor.play(WARM_UP_NANOS).batches());
            for (int turn = 0; turn < TURNS; turn++) {
                BusyFloor.Stretch played = floor.play(TURN_NANOS);
                ours = Math.max(ours, played.perSecond());
                bare = Math.max(bare, loop.write(played.batches()));
                fdatasync = Math.max(fdatasync, fdatasync(folder.resolve("appended")));
            }
        }
        return new Found(ours, new Beside(bare, fdatasync, "the current folder"), null);
    }

    private static double fdatasync(Path file) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocateDirect(APPEND);
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.WRITE)) {
            long from = System.nanoTime();
            long count = 0;
            long elapsed;
            do {
                channel.write(bytes.clear());
                channel.force(false);
                count++;
                elapsed = System.nanoTime() - from;
            } while (elapsed < SYNC_NANOS);
            return count * 1e9 / elapsed;
        }
    }
}
