package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.games.threecard.ThreeCardCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Three Card Poker's vocabulary: what is written can be read again, and shorter forms too. */
class ThreeCardWireTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private final ThreeCardWire wire = new ThreeCardWire();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'leave','patron':'ann','box':1}",
                "{'do':'reveal','by':'gaming-supervisor'}",
                "{'do':'close-sign','by':'assistant-gaming-manager'}",
                "{'do':'incident','clause':'three-card-poker 8.7','text':'talking'}",
                "{'do':'refuse-wager','box':1,'reason':'looks odd'}"
            })
    void shorter_and_longer_forms_are_read_too(String quoted) {
        ThreeCardCommand command = wire.command(MAPPER.readTree(quoted.replace('\'', '"')), "");
        JsonNode full = wire.commandJson(command);
        assertThat(wire.command(full, "")).isEqualTo(command);
    }

    static List<Path> results() throws IOException {
        try (Stream<Path> files =
                Files.list(Path.of(System.getProperty("baize.module", "."), "src/test/rounds/three-card-poker"))) {
            return files.filter(file -> file.toString().endsWith(".out.json"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("results")
    void an_event_that_was_written_can_be_read_again(Path golden) throws IOException {
        for (JsonNode written : MAPPER.readTree(Files.readString(golden)).get("events"))
            assertThat(wire.eventJson(wire.event(written))).isEqualTo(written);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'wager','patron':'ann','box':1,'on':'pair-plus','stake':'5.00','tokens':'0.00'}",
                "{'do':'change','patron':'ann','box':1,'on':'ante','stake':'5.00'}",
                "{'do':'withdraw','patron':'ann','box':1,'on':'ante'}",
                "{'do':'play','patron':'ann','box':1,'tokens':'0.00'}",
                "{'do':'concede','patron':'ann','box':1}",
                "{'do':'deal','cards':['As','Kd']}",
                "{'do':'reveal'}",
                "{'do':'misdeal','by':'dealer'}",
                "{'do':'expose-card','by':'dealer','card':'As','dealer':true}",
                "{'do':'expose-card','by':'dealer','box':2}",
                "{'do':'wrong-count','by':'dealer','box':2,'count':4}",
                "{'do':'wrong-count','by':'dealer','count':4,'dealer':true}",
                "{'do':'cannot-match','by':'dealer','box':2,'patron':'ann'}",
                "{'do':'call-time','by':'dealer','patron':'ann'}",
                "{'do':'device-fails','by':'dealer','replacement':'shoe'}",
                "{'do':'refuse-wager','by':'casino-supervisor','on':'ante','reason':'late','text':'too late','box':3}",
                "{'do':'invalidate','by':'gaming-manager','cause':'14.4.2','forfeit':['bob'],'retain':[]}",
                "{'do':'void-round','by':'dealer','clause':'12.9.2'}",
                "{'do':'tick','at':'2026-11-16T09:00:00Z'}",
                "{'do':'put-up-sign','by':'casino-supervisor','minimum':'25.00','at':'2026-11-16T09:15:00Z'}",
                "{'do':'restrict','by':'casino-supervisor','patron':'bob','with':['ann']}",
                "{'do':'admit','patron':'ann','card':'blocked','member':false,'warned':'2026-11-16'}",
                "{'do':'card-out','patron':'ann'}",
                "{'do':'incident','by':'dealer','clause':'8.7','text':'talking'}"
            })
    void a_command_that_is_read_is_written_the_same(String quoted) {
        JsonNode json = MAPPER.readTree(quoted.replace('\'', '"'));
        assertThat(wire.commandJson(wire.command(json, ""))).isEqualTo(json);
    }
}
