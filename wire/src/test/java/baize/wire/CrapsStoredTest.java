package baize.wire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsView;
import baize.testkit.Playouts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What craps stores. */
class CrapsStoredTest extends StoredForms<CrapsState, CrapsCommand, CrapsEvent, CrapsView> {
    private final CrapsWire wire = new CrapsWire();

    CrapsStoredTest() {
        super(CrapsState.class, CrapsCommand.class, CrapsEvent.class);
    }

    @Override
    CrapsWire wire() {
        return wire;
    }

    @Override
    Playouts<CrapsState, CrapsCommand, CrapsEvent> playouts() {
        return CrapsPlayouts.PLAYOUTS;
    }

    @Override
    List<Object> examples() {
        return CrapsExamples.ALL;
    }

    @Override
    List<Names<?>> names() {
        return List.of(CrapsForms.COMMANDS, CrapsForms.IRREGULARITIES, CrapsForms.EVENTS, CrapsForms.STATES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'state':'craps/settled/2'}",
                "{'state':'blackjack/betting/1','layout':{}}",
                "{'event':'craps/round-opened/1','round':1}",
                "{'state':7}",
                "[]",
                "{'state':'craps/settled/1','layout':{'round':'one'}}",
                "{'state':'craps/settled/1','layout':7}"
            })
    void a_state_under_another_name_or_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire().state(MAPPER.readTree(quoted.replace('\'', '"'))))
                .isInstanceOf(Malformed.class)
                .message()
                .isNotBlank()
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'event':'craps/round-opened/2','round':1}",
                "{'event':'craps/round-opened/1','round':1,'by':'dealer'}",
                "{'event':'craps/round-settled/1','dice':'3-7','lines':[],'held':[],'travels':[],'passes':false}",
                "{'event':'craps/wager-placed/1','patron':'ann','box':1,'on':'place-7','amount':'1.00'}",
                "{'event':'table/lost/1'}",
                "{'round':1}"
            })
    void an_event_under_another_name_or_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire().event(MAPPER.readTree(quoted.replace('\'', '"'))))
                .isInstanceOf(Malformed.class)
                .message()
                .isNotBlank()
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'wager','patron':'ann','on':'place-7','stake':'1.00'}",
                "{'do':'wager','patron':'ann','on':'place-6'}",
                "{'do':'wager','on':'place-6','stake':'1.00'}",
                "{'do':'wager','patron':'ann','on':'place-6','stake':'1.00','tokens':'1.00'}",
                "{'do':'move','patron':'ann','from':'place-6'}",
                "{'do':'shoot','dice':'7-1'}",
                "{'do':'close-wagering','dice':6}",
                "{'do':'deal'}",
                "{'do':'terminal-fails'}",
                "{'do':'recalculate','box':1,'unconfirmed':'place-6'}",
                "{'do':'recalculate','box':1,'unconfirmed':['place-7']}",
                "{'do':'system-fails','terminals':[0]}",
                "{'do':'relax','patron':'ann','on':'place-6','stake':'1.00'}",
                "{'do':'withhold','patron':'ann','amount':5,'text':'so'}",
                "{'do':'determine','number':'one','text':'so'}",
                "{'do':'invalidate','cause':'7.9'}",
                "{'do':'vacate'}"
            })
    void a_command_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire().command(MAPPER.readTree(quoted.replace('\'', '"')), "commands[3]"))
                .isInstanceOf(Malformed.class)
                .message()
                .startsWith("commands[3]")
                .doesNotContain("\n");
    }
}
