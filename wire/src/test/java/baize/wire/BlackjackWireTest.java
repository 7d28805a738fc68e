package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.games.blackjack.BlackjackCommand;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Star Blackjack's vocabulary: what is written can be read again, and shorter forms too. */
class BlackjackWireTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private final BlackjackWire wire = new BlackjackWire();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'reveal','by':'gaming-supervisor'}",
                "{'do':'incident','clause':'blackjack 18.8','text':'talking'}",
                "{'do':'refuse-wager','box':1,'reason':'looks odd'}",
                "{'do':'invalid-wager','patron':'ann'}",
                "{'do':'void-hand','patron':'ann'}",
                "{'do':'invalidate','forfeit':['bob']}",
                "{'do':'overpayment','amount':'5.00'}"
            })
    void shorter_and_longer_forms_are_read_too(String quoted) {
        BlackjackCommand command = wire.command(MAPPER.readTree(quoted.replace('\'', '"')), "");
        JsonNode full = wire.commandJson(command);
        assertThat(wire.command(full, "")).isEqualTo(command);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'wager','patron':'ann','box':1,'on':'blazing-7s','stake':'5.00','tokens':'0.00'}",
                "{'do':'change','patron':'ann','box':1,'on':'main','stake':'20.00'}",
                "{'do':'insure','patron':'ann','box':1,'stake':'5.00','tokens':'0.00'}",
                "{'do':'even-money','patron':'ann','box':1}",
                "{'do':'deal','cards':['As','Kd']}",
                "{'do':'call-time','by':'dealer','patron':'ann'}",
                "{'do':'late-insurance','by':'dealer','patron':'ann','box':1,'stake':'5.00','tokens':'0.00'}",
                "{'do':'jackpot-fails','by':'gaming-supervisor'}",
                "{'do':'hold-to-minimum','by':'gaming-manager','patron':'ann','clause':'5.15'}",
                "{'do':'limit-players','by':'casino-supervisor','perBox':1}",
                "{'do':'invalid-wager','by':'dealer','patron':'ann','clause':'18.1'}"
            })
    void a_command_that_is_read_is_written_the_same(String quoted) {
        JsonNode json = MAPPER.readTree(quoted.replace('\'', '"'));
        assertThat(wire.commandJson(wire.command(json, ""))).isEqualTo(json);
    }
}
