package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.games.bingo.BingoCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The vocabulary of bingo: what is written can be read again, and shorter forms too. */
class BingoWireTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private final BingoWire wire = new BingoWire();

    private static JsonNode script(String numbers) {
        return RoundScript.run(("{'game':'bingo','house':{'games':1},'numbers':" + numbers
                        + ",'commands':[{'do':'issue','patron':'ann'},{'do':'start'},{'do':'call'}]}")
                .replace('\'', '"'));
    }

    @Test
    void numbers_are_one_string_or_a_list_and_a_script_needs_enough_of_them() {
        assertThat(script("'1 2 3 4 5 6'").get("events").toString()).contains("\"jackpotNumbers\":[1,2,3,4,5]");
        assertThat(script("[1,2,3,4,5,6]")).isEqualTo(script("'1 2 3 4 5 6 7'"));
        assertThat(script("'1 2 3 4 5 5'").get("events").toString())
                .contains("{\"event\":\"bingo/number-called/1\",\"number\":5}");
        assertThatThrownBy(() -> script("'1 2 3 4 5'"))
                .hasMessage("numbers: expected another number after the first 5");
        assertThatThrownBy(() -> script("'1 2 3 4 4 6'")).hasMessage("numbers: 4 comes twice (number 5)");
        assertThatThrownBy(() -> script("'91'")).hasMessageStartingWith("numbers: expected");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'open-session','by':'dealer'}",
                "{'do':'issue','patron':'ann'}",
                "{'do':'issue','patron':'ann','automatic':true}",
                "{'do':'issue','patron':'ann','boxes':['1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15']}",
                "{'do':'issue','patron':'ann','boxes':[[[1,2,3,4,5],[6,7,8,9,10],[11,12,13,14,15]]]}",
                "{'do':'automatic','patron':'ann','serial':1001}",
                "{'do':'start','by':'dealer','jackpotNumbers':'7 19 44 61 88'}",
                "{'do':'call','by':'dealer'}",
                "{'do':'claim','patron':'ann','serial':1001}",
                "{'do':'verify'}",
                "{'do':'settle','by':'dealer'}",
                "{'do':'correct-call'}",
                "{'do':'terminal-error'}",
                "{'do':'invalidate','by':'gaming-supervisor','forfeit':['bob']}",
                "{'do':'invalidate','by':'gaming-supervisor','cause':'9.4.1'}",
                "{'do':'incident','clause':'bingo 9.9','text':'a side bet'}"
            })
    void shorter_and_longer_forms_are_read_too(String quoted) {
        BingoCommand command = wire.command(MAPPER.readTree(quoted.replace('\'', '"')), "");
        JsonNode full = wire.commandJson(command);
        assertThat(wire.command(full, "")).isEqualTo(command);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'open-session','series':'00000000000004D2'}",
                "{'do':'automatic','patron':'ann','serial':1001,'on':false}",
                "{'do':'mark','patron':'ann','serial':1001,'number':45}",
                "{'do':'claim','patron':'ann','by':'dealer','serial':1001,'box':2,'pattern':'noahs-ark','game':1}",
                "{'do':'call','number':90,'announced':9}",
                "{'do':'verify','by':'gaming-supervisor','serial':1001}",
                "{'do':'settle'}",
                "{'do':'correct-call','by':'dealer','announced':9,'number':90}",
                "{'do':'card-fails','by':'dealer','serial':1001}",
                "{'do':'replace-card','by':'dealer','serial':1001}",
                "{'do':'void-entry','by':'gaming-supervisor','patron':'ann','text':'a computer'}"
            })
    void a_command_that_is_read_is_written_the_same(String quoted) {
        JsonNode json = MAPPER.readTree(quoted.replace('\'', '"'));
        assertThat(wire.commandJson(wire.command(json, ""))).isEqualTo(json);
    }
}
