package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.games.craps.CrapsCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The vocabulary of craps: what is written can be read again, and shorter forms too. */
class CrapsWireTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private final CrapsWire wire = new CrapsWire();

    private static JsonNode script(String dice) {
        return RoundScript.run(("{'game':'craps','dice':" + dice
                        + ",'commands':[{'do':'wager','patron':'ann','on':'pass-line','stake':'5.00'},"
                        + "{'do':'close-wagering'},{'do':'shoot'}]}")
                .replace('\'', '"'));
    }

    @Test
    void dice_are_one_string_or_a_list_and_a_script_needs_enough_of_them() {
        assertThat(script("'3-4 6-6'").get("balances").toString()).contains("+5.00");
        assertThat(script("['3-4','cocked']")).isEqualTo(script("'3-4'"));
        assertThatThrownBy(() -> script("''")).hasMessage("dice: expected another throw after the first 0");
        assertThatThrownBy(() -> script("'3-7'")).hasMessageStartingWith("dice: expected dice like \"3-4\"");
        assertThatThrownBy(() -> script("['3-4','7']")).hasMessageStartingWith("dice[1]: expected dice like");
        assertThatThrownBy(() -> script("7")).hasMessage("dice: expected dice like \"3-4 6-6\", got 7");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'wager','patron':'ann','box':1,'on':'hop-2-4','stake':'1.00'}",
                "{'do':'withdraw','patron':'ann','box':1,'on':'place-6'}",
                "{'do':'shoot','patron':'ann','box':1}",
                "{'do':'shoot','by':'dealer'}",
                "{'do':'close-wagering','by':'dealer'}",
                "{'do':'terminal-fails','by':'casino-supervisor','box':1}",
                "{'do':'recalculate','by':'assistant-gaming-manager','patron':'ann'}",
                "{'do':'system-fails','by':'casino-supervisor'}",
                "{'do':'invalidate','by':'casino-supervisor','forfeit':['bob']}",
                "{'do':'invalidate','by':'casino-supervisor','cause':'7.8.1'}",
                "{'do':'incident','clause':'craps 7.12','text':'a side wager'}"
            })
    void shorter_and_longer_forms_are_read_too(String quoted) {
        CrapsCommand command = wire.command(MAPPER.readTree(quoted.replace('\'', '"')), "");
        JsonNode full = wire.commandJson(command);
        assertThat(wire.command(full, "")).isEqualTo(command);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'wager','patron':'ann','box':1,'on':'come-odds-9','stake':'5.00'}",
                "{'do':'change','patron':'ann','on':'dont-pass','stake':'20.00'}",
                "{'do':'withdraw','patron':'ann','on':'c-and-e','stake':'5.00'}",
                "{'do':'move','patron':'ann','from':'place-6','to':'buy-6','stake':'5.00'}",
                "{'do':'shoot','patron':'ann','dice':'3-4'}",
                "{'do':'close-wagering','dice':'fault'}",
                "{'do':'tumbler-fails','by':'casino-supervisor','outOfService':true}",
                "{'do':'terminal-fails','by':'casino-supervisor','patron':'ann','clause':'6.2.1','confirmed':false}",
                "{'do':'recalculate','by':'casino-supervisor','box':1,'unconfirmed':['place-6','hop-2-4']}",
                "{'do':'determine','by':'casino-supervisor','number':1,'pay':false,'text':'so'}",
                "{'do':'vacate','by':'casino-supervisor','box':3}"
            })
    void a_command_that_is_read_is_written_the_same(String quoted) {
        JsonNode json = MAPPER.readTree(quoted.replace('\'', '"'));
        assertThat(wire.commandJson(wire.command(json, ""))).isEqualTo(json);
    }
}
