package baize.cli;

import baize.cli.sheet.PartDocument;
import baize.wire.Malformed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** A file with what came of blocks of a job. */
final class PartFile {
    /** The largest there are have some megabytes. */
    private static final int MOST_BYTES = 1 << 26;

    private PartFile() {}

    /** Reads one; a file that is none is refused by its name and the place in it. */
    static PartDocument read(String name, InputStream standardInput) {
        try (Script file = Script.open(name, standardInput)) {
            byte[] bytes = file.in().readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) throw new BadInput(file.name() + ": expected at most 64 MB");
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return PartDocument.read(text);
        } catch (Malformed bad) {
            throw new BadInput(shown(name) + ": " + bad.getMessage(), bad);
        } catch (CharacterCodingException bad) {
            throw new BadInput(shown(name) + ": expected text in UTF-8", bad);
        } catch (IOException bad) {
            throw new BadInput(shown(name) + ": expected a file that can be read", bad);
        }
    }

    /** How a file is called in a complaint. */
    static String shown(String name) {
        return name.equals(Script.STANDARD_INPUT) ? "standard input" : name;
    }
}
