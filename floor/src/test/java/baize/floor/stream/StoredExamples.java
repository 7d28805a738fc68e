package baize.floor.stream;

import static org.assertj.core.api.Assertions.assertThat;

import baize.testkit.Examples;
import baize.wire.Names;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * An example of everything that a machine stores, on a line of its own under {@code src/test/stored}: what was once
 * written must stay readable for good, and is written again as it stands there.
 */
public final class StoredExamples {
    private static final Path FOLDER = Path.of(System.getProperty("baize.module", "."), "src/test/stored");

    private StoredExamples() {}

    /**
     * Holds a machine to its file.
     *
     * @param names what has a name, by the sealed type whose records have these names
     * @param unfilled the fields of the floor's own that no example shows
     */
    public static <S, C, E> void hold(
            Machine<S, C, E> machine, String file, Map<Class<?>, Names<?>> names, String... unfilled)
            throws IOException {
        List<String> lines = Files.readAllLines(FOLDER.resolve(file));
        List<Object> values =
                lines.stream().map(line -> again(machine.codec(), line)).toList();
        names.forEach((type, named) -> {
            assertThat(Set.<Class<?>>copyOf(named.all().values())).isEqualTo(Examples.records(type));
            Examples.areComplete("stored/" + file, lines, named.all());
        });
        assertThat(Examples.neverFilled("baize.floor", values)).as(file).containsExactly(unfilled);
    }

    private static <S, C, E> Object again(Codec<S, C, E> codec, String line) {
        if (line.startsWith("{\"do\"")) return again(line, codec::command, codec::writeCommand);
        if (line.startsWith("{\"event\"")) return again(line, codec::event, codec::writeEvent);
        return again(line, codec::state, codec::writeState);
    }

    private static <T> T again(String line, Function<JsonNode, T> read, BiConsumer<JsonGenerator, T> write) {
        T value = Story.read(line, read);
        assertThat(Story.json(write, value)).isEqualTo(line);
        return value;
    }
}
