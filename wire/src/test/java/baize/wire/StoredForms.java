package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.games.jackpot.JackpotEvent;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.testkit.Examples;
import baize.testkit.Playouts;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is stored can be read again, and what is streamed is what the trees say: in seeded play, in the golden rounds,
 * and for an example of every name on a line of its own under {@code src/test/stored}. A form that has been stored is
 * never changed under its name. Each game's test extends it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StoredForms<S, C, E, V> {
    private static final Path FOLDER = Path.of(System.getProperty("baize.module", "."), "src/test");
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Set<Class<?>> SHARED = Set.of(TableCommand.class, TableEvent.class, JackpotEvent.class);

    private final GameWire<S, C, E, V> wire;
    private final Playouts<S, C, E> playouts;
    private final Class<S> states;
    private final Class<C> commands;
    private final Class<E> events;

    StoredForms(
            GameWire<S, C, E, V> wire,
            Playouts<S, C, E> playouts,
            Class<S> states,
            Class<C> commands,
            Class<E> events) {
        this.wire = wire;
        this.playouts = playouts;
        this.states = states;
        this.commands = commands;
        this.events = events;
    }

    /** Every stored name that this game's examples must show, by the sealed type whose records have these names. */
    abstract Map<Class<?>, Names<?>> names();

    /** States under another name or in another form, with single quotes for double ones, as the next two. */
    abstract List<String> malformedStates();

    abstract List<String> malformedEvents();

    abstract List<String> malformedCommands();

    List<Path> scripts() throws IOException {
        return GoldenRoundsTest.scripts().stream()
                .filter(script ->
                        script.getName(script.getNameCount() - 2).toString().equals(wire.id()))
                .toList();
    }

    private static String streamed(Consumer<JsonGenerator> writing) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = MAPPER.createGenerator(text)) {
            writing.accept(out);
        }
        return text.toString();
    }

    private String checkedEvent(E event) {
        String text = streamed(out -> wire.writeEvent(out, event));
        assertThat(text).isEqualTo(wire.eventJson(event).toString());
        assertThat(wire.event(MAPPER.readTree(text))).isEqualTo(event);
        return text;
    }

    private String checkedCommand(C command) {
        String text = streamed(out -> wire.writeCommand(out, command));
        assertThat(text).isEqualTo(wire.commandJson(command).toString());
        assertThat(wire.command(MAPPER.readTree(text), "")).isEqualTo(command);
        return text;
    }

    private String checkedState(S state) {
        String text = wire.stateJson(state).toString();
        S read = wire.state(MAPPER.readTree(text));
        assertThat(read).isEqualTo(state);
        assertThat(wire.stateJson(read).toString()).isEqualTo(text);
        return text;
    }

    /** The examples of a game, a line each. */
    static List<String> examples(GameWire<?, ?, ?, ?> wire) throws IOException {
        return Files.readAllLines(FOLDER.resolve("stored/" + wire.id() + ".jsonl"));
    }

    /** What an example is of. */
    static Object read(GameWire<?, ?, ?, ?> wire, String line) {
        JsonNode json = MAPPER.readTree(line);
        if (json.has("do")) return wire.command(json, "");
        return json.has("event") ? wire.event(json) : wire.state(json);
    }

    private String checked(Object example) {
        if (events.isInstance(example)) return checkedEvent(events.cast(example));
        if (commands.isInstance(example)) return checkedCommand(commands.cast(example));
        return checkedState(states.cast(example));
    }

    @Test
    void whatever_comes_up_in_play_is_written_and_read_again() {
        Set<Class<?>> seen = new HashSet<>();
        playouts.check(20, moment -> {
            checkedState(moment.state());
            seen.add(moment.state().getClass());
            List<E> happened = moment.events();
            happened.subList(Math.max(0, happened.size() - 4), happened.size()).forEach(this::checkedEvent);
        });
        assertThat(seen).containsExactlyInAnyOrder(states.getPermittedSubclasses());
    }

    @Test
    void whatever_is_offered_in_play_is_written_and_read_again() {
        playouts.check(5, moment -> {
            for (Viewer actor : playouts.actors())
                for (Offer<C> offer : playouts.game().offers(moment.state(), actor)) checkedCommand(offer.command());
        });
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("scripts")
    void a_golden_round_is_written_and_read_again(Path script) throws IOException {
        var play = GoldenPlay.of(wire, Files.readString(script));
        play.commands().forEach(this::checkedCommand);
        play.events().forEach(this::checkedEvent);
        play.states().forEach(this::checkedState);
    }

    @Test
    void every_stored_name_keeps_its_form() throws IOException {
        for (String line : examples(wire)) assertThat(checked(read(wire, line))).isEqualTo(line);
    }

    @Test
    void every_stored_name_has_an_example() throws IOException {
        Map<String, Class<?>> all = new TreeMap<>();
        for (Names<?> some : names().values()) all.putAll(some.all());
        Examples.areComplete("stored/" + wire.id() + ".jsonl", examples(wire), all);
    }

    @Test
    void every_record_has_a_stable_name() {
        names().forEach((type, names) -> {
            Set<Class<?>> records = Examples.records(type);
            records.removeIf(this::carriesNamed);
            assertThat(Set.<Class<?>>copyOf(names.all().values())).isEqualTo(records);
        });
    }

    /** Whether a record has no name since what it carries has one. */
    private boolean carriesNamed(Class<?> record) {
        if (record.getRecordComponents().length == 0) return false;
        Class<?> first = record.getRecordComponents()[0].getType();
        return SHARED.contains(first) || names().containsKey(first);
    }

    private static JsonNode json(String quoted) {
        return MAPPER.readTree(quoted.replace('\'', '"'));
    }

    @ParameterizedTest
    @MethodSource("malformedStates")
    void a_state_under_another_name_or_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire.state(json(quoted)))
                .isInstanceOf(Malformed.class)
                .message()
                .isNotBlank()
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @MethodSource("malformedEvents")
    void an_event_under_another_name_or_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire.event(json(quoted)))
                .isInstanceOf(Malformed.class)
                .message()
                .isNotBlank()
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @MethodSource("malformedCommands")
    void a_command_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire.command(json(quoted), "commands[3]"))
                .isInstanceOf(Malformed.class)
                .message()
                .startsWith("commands[3]")
                .doesNotContain("\n");
    }
}
