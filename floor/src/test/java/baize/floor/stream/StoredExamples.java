package baize.floor.stream;

import static org.assertj.core.api.Assertions.assertThat;

import baize.wire.Names;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An example of everything that a machine stores, held to the file that stands under {@code src/test/stored}: what was
 * once written must stay readable for good. {@code -Dbaize.accept=stored} writes the file anew, to be compared.
 */
public final class StoredExamples<S, C, E> {
    private static final Path FOLDER = Path.of(System.getProperty("baize.module", "."), "src/test/stored");

    private final Machine<S, C, E> machine;
    private final List<C> commands;
    private final List<E> events;
    private final List<S> states;

    public StoredExamples(Machine<S, C, E> machine, List<C> commands, List<E> events, List<S> states) {
        this.machine = machine;
        this.commands = commands;
        this.events = events;
        this.states = states;
    }

    /** Nothing that has a name is left out. */
    public void areComplete(Names<S> phases, Names<C> commandNames, Names<E> eventNames) {
        complete(states, phases);
        complete(commands, commandNames);
        complete(events, eventNames);
    }

    private static <T> void complete(List<T> examples, Names<T> names) {
        assertThat(examples.stream().map(Object::getClass).collect(Collectors.toSet()))
                .isEqualTo(names.named());
    }

    /** The forms are those of the file, and each of them reads back as the example. */
    public void areAsIn(String file) throws IOException {
        List<String> lines = new ArrayList<>();
        commands.forEach(command -> lines.add(Story.json(machine.codec()::writeCommand, command)));
        events.forEach(event -> lines.add(Story.json(machine.codec()::writeEvent, event)));
        states.forEach(state -> lines.add(Story.json(machine.codec()::writeState, state)));
        Path stored = FOLDER.resolve(file);
        if (System.getProperty("baize.accept", "").equals("stored"))
            Files.writeString(stored, String.join("\n", lines) + "\n");
        List<String> pinned = Files.readAllLines(stored);
        assertThat(lines).containsExactlyElementsOf(pinned);
        readBack(pinned);
    }

    private void readBack(List<String> pinned) {
        int at = 0;
        for (C command : commands)
            assertThat(Story.read(pinned.get(at++), machine.codec()::command)).isEqualTo(command);
        for (E event : events)
            assertThat(Story.read(pinned.get(at++), machine.codec()::event)).isEqualTo(event);
        for (S state : states)
            assertThat(Story.read(pinned.get(at++), machine.codec()::state)).isEqualTo(state);
    }
}
