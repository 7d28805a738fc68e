package baize.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A file that a command reads, or standard input.
 *
 * @param name as given, {@code -} being standard input
 */
record Script(String name, InputStream in) implements AutoCloseable {
    static final String STANDARD_INPUT = "-";

    static Script open(String name, InputStream standardInput) {
        if (name.equals(STANDARD_INPUT)) return new Script("standard input", standardInput);
        try {
            Path file = Path.of(name);
            if (Files.isDirectory(file)) throw new BadInput(name + ": expected a file, got a directory");
            return new Script(name, Files.newInputStream(file));
        } catch (FileSystemException bad) {
            throw new BadInput(name + ": expected a file that can be read; " + reason(bad), bad);
        } catch (IOException | InvalidPathException bad) {
            throw new BadInput(name + ": expected a file that can be read", bad);
        }
    }

    static String reason(FileSystemException bad) {
        return switch (bad) {
            case NoSuchFileException _ -> "there is none";
            case AccessDeniedException _ -> "access is denied";
            default -> bad.getReason() == null ? "it failed" : bad.getReason();
        };
    }

    /** All of it. */
    String text() {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(in.readAllBytes()))
                    .toString();
            if (text.isBlank()) throw new BadInput(name + ": expected a round script, got nothing");
            return text;
        } catch (CharacterCodingException bad) {
            throw new BadInput(name + ": expected text in UTF-8", bad);
        } catch (IOException bad) {
            throw new BadInput(name + ": expected a file that can be read", bad);
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException bad) {
            throw new BadInput(name + ": expected a file that can be read", bad);
        }
    }
}
