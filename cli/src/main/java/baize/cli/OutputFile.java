package baize.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A file that a command writes.
 *
 * @param option that names it
 */
record OutputFile(String option, String name) {
    /** What is written into it. */
    @FunctionalInterface
    interface Content {
        void to(OutputStream out) throws IOException;
    }

    /** A file that cannot be opened was named wrongly; one that cannot be filled could not be written. */
    void write(Content content) {
        try (OutputStream out = new BufferedOutputStream(open())) {
            content.to(out);
        } catch (IOException failed) {
            throw new NotWritten(option + " " + name, failed);
        }
    }

    private OutputStream open() throws IOException {
        try {
            return Files.newOutputStream(Path.of(name));
        } catch (FileSystemException bad) {
            throw new BadInput(
                    option + " " + name + ": expected a file that can be written; " + Script.reason(bad), bad);
        } catch (InvalidPathException bad) {
            throw new BadInput(option + " " + name + ": expected a file that can be written", bad);
        }
    }
}
