package baize.cli;

import baize.cli.sheet.PartDocument;
import baize.cli.sheet.PartHead;
import baize.lab.simulate.Blocks;
import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import baize.lab.simulate.Part;
import baize.lab.simulate.Simulation;
import baize.wire.Malformed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The file in which a simulation is kept as it goes. At every moment it is whole: what is new is written beside it,
 * made durable and put in its place. A file that is not of this very run is refused and left as it is.
 *
 * @param name as given
 */
record Checkpoint(String name, Path file) {
    private static final String OPTION = "--checkpoint ";

    static Checkpoint of(String name) {
        try {
            Path file = Path.of(name).toAbsolutePath();
            if (!Files.isDirectory(file.resolveSibling(".")))
                throw new BadInput(OPTION + name + ": expected a file that can be written; its folder is not there");
            if (Files.notExists(file) && !name.equals(Script.STANDARD_INPUT)) return new Checkpoint(name, file);
            if (!Files.isRegularFile(file)) throw new BadInput(OPTION + name + ": expected a file to keep counts in");
            return new Checkpoint(name, file.toRealPath());
        } catch (InvalidPathException | IOException bad) {
            throw new BadInput(OPTION + name + ": expected a file that can be written", bad);
        }
    }

    /** What an earlier run has left; none before the first. */
    @Nullable
    PartDocument read() {
        if (!Files.exists(file)) return null;
        PartDocument stored = PartFile.read(name, InputStream.nullInputStream());
        if (stored.aim().isEmpty())
            throw new BadInput(name + ": checkpoint: expected a checkpoint, got the document of a run");
        return stored;
    }

    /** What has been counted of a run, once the file has been found to be of that. */
    Part part(PartDocument stored, Job job, Kernel kernel, Blocks blocks) {
        try {
            stored.head().mustBe(PartHead.of(job, kernel), "");
            Blocks aim = stored.aim().orElse(Blocks.NONE);
            if (!aim.equals(blocks)) throw new Malformed("checkpoint.of", "expected blocks " + blocks + ", got " + aim);
            return stored.part(job, kernel);
        } catch (Malformed bad) {
            throw new BadInput(name + ": " + bad.getMessage(), bad);
        }
    }

    /** Replaces what was kept. */
    void write(Simulation soFar, Blocks blocks) {
        Path beside = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".new");
        try {
            fill(beside, PartDocument.checkpoint(soFar, blocks).getBytes(StandardCharsets.UTF_8));
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
            sync(file.resolveSibling("."));
        } catch (IOException failed) {
            throw new NotWritten(OPTION + name, failed);
        }
    }

    private void fill(Path beside, byte[] bytes) throws IOException {
        Files.deleteIfExists(beside);
        try (FileChannel out = open(beside)) {
            ByteBuffer left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) out.write(left);
            out.force(true);
        } catch (IOException failed) {
            Files.deleteIfExists(beside);
            throw failed;
        }
    }

    private FileChannel open(Path beside) throws IOException {
        try {
            return FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileSystemException bad) {
            throw new IOException(Script.reason(bad), bad);
        }
    }

    /** Makes the new name durable; a system on which a folder cannot be opened sees to that itself. */
    private static void sync(Path folder) throws IOException {
        FileChannel opened;
        try {
            opened = FileChannel.open(folder, StandardOpenOption.READ);
        } catch (IOException notHere) {
            return;
        }
        try (opened) {
            opened.force(true);
        }
    }
}
