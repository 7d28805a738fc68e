package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is stored can be read again, and what is streamed is what the trees say: in seeded play, in the golden rounds,
 * and for one example of every name, of which {@code src/test/stored} holds the exact form. A form that has been stored
 * is never changed under its name; {@code -Dbaize.accept=stored} writes the examples anew.
 */
class StoredFormsTest {
    private static final Path STORED =
            Path.of(System.getProperty("baize.module", "."), "src/test/stored/three-card-poker.jsonl");
    private static final JsonMapper MAPPER = new JsonMapper();
    private final ThreeCardWire wire = new ThreeCardWire();

    static List<Path> scripts() throws IOException {
        return GoldenRoundsTest.scripts().stream()
                .filter(script -> script.toString().contains("/three-card-poker/"))
                .toList();
    }

    private static String streamed(Consumer<JsonGenerator> writing) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = MAPPER.createGenerator(text)) {
            writing.accept(out);
        }
        return text.toString();
    }

    private String checkedEvent(ThreeCardEvent event) {
        String text = streamed(out -> wire.writeEvent(out, event));
        assertThat(text).isEqualTo(wire.eventJson(event).toString());
        assertThat(wire.event(MAPPER.readTree(text))).isEqualTo(event);
        return text;
    }

    private String checkedCommand(ThreeCardCommand command) {
        String text = streamed(out -> wire.writeCommand(out, command));
        assertThat(text).isEqualTo(wire.commandJson(command).toString());
        assertThat(wire.command(MAPPER.readTree(text), "")).isEqualTo(command);
        return text;
    }

    private String checkedState(ThreeCardState state) {
        String text = wire.stateJson(state).toString();
        ThreeCardState read = wire.state(MAPPER.readTree(text));
        assertThat(read).isEqualTo(state);
        assertThat(wire.stateJson(read).toString()).isEqualTo(text);
        return text;
    }

    private String checked(Object example) {
        return switch (example) {
            case ThreeCardEvent event -> checkedEvent(event);
            case ThreeCardCommand command -> checkedCommand(command);
            case ThreeCardState state -> checkedState(state);
            default -> throw new IllegalArgumentException(example + " is not stored");
        };
    }

    @Test
    void whatever_comes_up_in_play_is_written_and_read_again() {
        Set<Class<?>> seen = new HashSet<>();
        ThreeCardPlayouts.PLAYOUTS.check(ThreeCardPlayouts.SEEDS, moment -> {
            checkedState(moment.state());
            seen.add(moment.state().getClass());
            List<ThreeCardEvent> events = moment.events();
            events.subList(Math.max(0, events.size() - 4), events.size()).forEach(this::checkedEvent);
        });
        assertThat(seen).containsExactlyInAnyOrder(ThreeCardState.class.getPermittedSubclasses());
    }

    @Test
    void whatever_is_offered_in_play_is_written_and_read_again() {
        ThreeCardPlayouts.PLAYOUTS.check(5, moment -> {
            for (Viewer actor : ThreeCardPlayouts.ACTORS)
                for (Offer<ThreeCardCommand> offer : ThreeCardPlayouts.GAME.offers(moment.state(), actor))
                    checkedCommand(offer.command());
        });
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void a_golden_round_is_written_and_read_again(Path script) throws IOException {
        var play = GoldenPlay.of(wire, Files.readString(script));
        play.commands().forEach(this::checkedCommand);
        play.events().forEach(this::checkedEvent);
        play.states().forEach(this::checkedState);
    }

    @Test
    void every_stored_name_keeps_its_form() throws IOException {
        List<String> written = ThreeCardExamples.ALL.stream().map(this::checked).toList();
        if (System.getProperty("baize.accept", "").equals("stored"))
            Files.writeString(STORED, String.join("\n", written) + "\n");
        assertThat(Files.readAllLines(STORED)).isEqualTo(written);
    }

    @Test
    void every_stored_name_has_an_example() {
        Set<String> expected = new HashSet<>();
        for (Names<?> names : List.of(
                TableWire.COMMANDS,
                TableWire.EVENTS,
                ThreeCardForms.COMMANDS,
                ThreeCardForms.IRREGULARITIES,
                ThreeCardForms.EVENTS,
                ThreeCardForms.STATES)) expected.addAll(names.all());
        Set<String> stored = new HashSet<>();
        for (Object example : ThreeCardExamples.ALL) {
            JsonNode json = MAPPER.readTree(checked(example));
            for (String key : List.of("do", "event", "state"))
                if (json.has(key)) stored.add(json.get(key).stringValue());
        }
        assertThat(stored).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'state':'three-card-poker/betting/2'}",
                "{'state':'three-card-poker/round-opened/1'}",
                "{'event':'three-card-poker/round-opened/1','round':1}",
                "{'state':7}",
                "[]",
                "{'state':'three-card-poker/betting/1','round':1,'hands':[],'pot':'1.00'}",
                "{'state':'three-card-poker/betting/1','round':'one','hands':[]}",
                "{'state':'three-card-poker/betting/1','round':1,'hands':[{'box':0}]}"
            })
    void a_state_under_another_name_or_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire.state(MAPPER.readTree(quoted.replace('\'', '"'))))
                .isInstanceOf(Malformed.class)
                .message()
                .isNotBlank()
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'event':'three-card-poker/round-opened/2','round':1}",
                "{'event':'table/lost/1'}",
                "{'round':1}",
                "{'event':'three-card-poker/round-opened/1','round':1,'by':'dealer'}",
                "{'event':'table/seated/1','patron':'ann','box':'one'}"
            })
    void an_event_under_another_name_or_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire.event(MAPPER.readTree(quoted.replace('\'', '"'))))
                .isInstanceOf(Malformed.class)
                .message()
                .isNotBlank()
                .doesNotContain("\n");
    }
}
