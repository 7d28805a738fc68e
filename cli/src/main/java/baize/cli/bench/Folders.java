package baize.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Folders in the current one, for what needs a disk. */
public final class Folders {
    private Folders() {}

    /** Makes one that nobody else has. */
    public static Path make() throws IOException {
        return Files.createTempDirectory(Path.of("").toAbsolutePath(), ".baize-bench-");
    }

    public static void delete(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(folder)) {
            all = walk.toList();
        }
        for (Path path : all.reversed()) Files.delete(path);
    }
}
