package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.games.caribbeanstud.StudCommand;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Caribbean Stud's vocabulary: what is written can be read again, and shorter forms too. */
class StudWireTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private final StudWire wire = new StudWire();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'reveal','by':'gaming-supervisor'}",
                "{'do':'incident','clause':'caribbean-stud 8.9','text':'talking'}",
                "{'do':'refuse-wager','box':1,'reason':'looks odd'}",
                "{'do':'invalid-wager','patron':'ann'}",
                "{'do':'void-hand','box':1}",
                "{'do':'invalidate','forfeit':['bob']}",
                "{'do':'overpayment','amount':'5.00'}"
            })
    void shorter_and_longer_forms_are_read_too(String quoted) {
        StudCommand command = wire.command(MAPPER.readTree(quoted.replace('\'', '"')), "");
        JsonNode full = wire.commandJson(command);
        assertThat(wire.command(full, "")).isEqualTo(command);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'wager','patron':'ann','box':1,'on':'jackpot','stake':'5.00','tokens':'0.00'}",
                "{'do':'change','patron':'ann','box':1,'on':'bet','stake':'20.00'}",
                "{'do':'withdraw','patron':'ann','box':1,'on':'ante'}",
                "{'do':'bet','patron':'ann','box':1,'tokens':'0.00'}",
                "{'do':'concede','patron':'ann','box':1}",
                "{'do':'deal','cards':['As','Kd']}",
                "{'do':'expose-card','by':'dealer','card':'As','dealer':true}",
                "{'do':'wrong-count','by':'dealer','count':4,'dealer':true}",
                "{'do':'call-time','by':'dealer','patron':'ann'}",
                "{'do':'allow-jackpot','by':'casino-supervisor','patron':'bob','box':1}",
                "{'do':'jackpot-undetected','by':'dealer','box':1}",
                "{'do':'jackpot-fails','by':'gaming-supervisor'}",
                "{'do':'loss-limit-exceeded','by':'dealer','patron':'ann','left':'120.00'}",
                "{'do':'invalid-wager','by':'dealer','patron':'ann','clause':'16.21'}",
                "{'do':'underpayment','by':'dealer','of':'cash-change','amount':'5.00','intentional':true}",
                "{'do':'rectify-payment','by':'gaming-supervisor','number':3,'text':'made good'}"
            })
    void a_command_that_is_read_is_written_the_same(String quoted) {
        JsonNode json = MAPPER.readTree(quoted.replace('\'', '"'));
        assertThat(wire.commandJson(wire.command(json, ""))).isEqualTo(json);
    }
}
