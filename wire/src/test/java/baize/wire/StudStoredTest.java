package baize.wire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudState;
import baize.games.caribbeanstud.StudView;
import baize.testkit.Playouts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Caribbean Stud stores, with all that happens to a jackpot's pool. */
class StudStoredTest extends StoredForms<StudState, StudCommand, StudEvent, StudView> {
    private final StudWire wire = new StudWire();

    StudStoredTest() {
        super(StudState.class, StudCommand.class, StudEvent.class);
    }

    @Override
    StudWire wire() {
        return wire;
    }

    @Override
    Playouts<StudState, StudCommand, StudEvent> playouts() {
        return StudPlayouts.PLAYOUTS;
    }

    @Override
    List<Object> examples() {
        return StudExamples.ALL;
    }

    @Override
    List<Names<?>> names() {
        return List.of(
                StudForms.COMMANDS, StudForms.IRREGULARITIES, StudForms.EVENTS, StudForms.STATES, JackpotWire.EVENTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'state':'caribbean-stud/betting/2'}",
                "{'state':'three-card-poker/betting/1','round':1,'hands':[]}",
                "{'event':'caribbean-stud/round-opened/1','round':1}",
                "{'state':7}",
                "[]",
                "{'state':'caribbean-stud/betting/1','round':1,'hands':[],'pot':'1.00'}",
                "{'state':'caribbean-stud/betting/1','round':'one','hands':[]}",
                "{'state':'caribbean-stud/betting/1','round':1,'hands':[{'box':0}]}"
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
                "{'event':'caribbean-stud/round-opened/2','round':1}",
                "{'event':'jackpot/lost/1'}",
                "{'event':'jackpot/corrected/1','by':'1.00','reason':'so','pool':{'meter':1}}",
                "{'event':'jackpot/reseeded/1','fromReserve':'1.005','fromHouse':'0.00'}",
                "{'event':'table/lost/1'}",
                "{'round':1}",
                "{'event':'caribbean-stud/round-opened/1','round':1,'by':'dealer'}"
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
                "{'do':'tell-jackpot'}",
                "{'do':'tell-jackpot','pool':{'meter':{'amount':'1.00','millionths':0},'paid':0}}",
                "{'do':'tell-jackpot','pool':{'meter':{'amount':'1.00','millionths':1000000},"
                        + "'reserve':{'amount':'1.00','millionths':0},'paid':0}}",
                "{'do':'tell-jackpot','pool':{'meter':{'amount':'1.00','millionths':-1},"
                        + "'reserve':{'amount':'1.00','millionths':0},'paid':0}}",
                "{'do':'tell-jackpot','pool':{'meter':{'amount':1,'millionths':0},"
                        + "'reserve':{'amount':'1.00','millionths':0},'paid':0}}",
                "{'do':'wager','patron':'ann','box':1,'on':'pair-plus','stake':'1.00'}",
                "{'do':'play','patron':'ann','box':1}",
                "{'do':'allow-jackpot','box':1}",
                "{'do':'loss-limit-exceeded','patron':'ann'}",
                "{'do':'expose-card','by':'dealer','box':1,'dealer':true}"
            })
    void a_command_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire().command(MAPPER.readTree(quoted.replace('\'', '"')), "commands[3]"))
                .isInstanceOf(Malformed.class)
                .message()
                .startsWith("commands[3]")
                .doesNotContain("\n");
    }
}
