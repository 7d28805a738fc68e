package baize.wire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackView;
import baize.testkit.Playouts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Star Blackjack stores, with all that happens to a jackpot's pool. */
class BlackjackStoredTest extends StoredForms<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> {
    private final BlackjackWire wire = new BlackjackWire();

    BlackjackStoredTest() {
        super(BlackjackState.class, BlackjackCommand.class, BlackjackEvent.class);
    }

    @Override
    BlackjackWire wire() {
        return wire;
    }

    @Override
    Playouts<BlackjackState, BlackjackCommand, BlackjackEvent> playouts() {
        return BlackjackPlayouts.PLAYOUTS;
    }

    @Override
    List<Object> examples() {
        return BlackjackExamples.ALL;
    }

    @Override
    List<Names<?>> names() {
        return List.of(
                BlackjackForms.COMMANDS,
                BlackjackForms.IRREGULARITIES,
                BlackjackForms.EVENTS,
                BlackjackForms.STATES,
                JackpotWire.EVENTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'state':'blackjack/betting/2'}",
                "{'state':'three-card-poker/betting/1','round':1,'hands':[]}",
                "{'event':'blackjack/round-opened/1','round':1}",
                "{'state':7}",
                "[]",
                "{'state':'blackjack/betting/1','layout':{'round':'one'}}",
                "{'state':'blackjack/betting/1','layout':7}",
                "{'state':'blackjack/betting/1','layout':{},'pot':'1.00'}"
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
                "{'event':'blackjack/round-opened/2','round':1}",
                "{'event':'jackpot/lost/1'}",
                "{'event':'jackpot/corrected/1','by':'1.00','reason':'so','pool':{'meter':1}}",
                "{'event':'jackpot/reseeded/1','fromReserve':'1.005','fromHouse':'0.00'}",
                "{'event':'table/lost/1'}",
                "{'round':1}",
                "{'event':'blackjack/round-opened/1','round':1,'by':'dealer'}"
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
                "{'do':'insure','patron':'ann','box':1}",
                "{'do':'hit','patron':'ann','box':1,'hand':'two'}",
                "{'do':'hold-to-minimum','clause':'5.13'}",
                "{'do':'reserve-boxes','patron':'ann','boxes':'one'}",
                "{'do':'reconstruct','cards':'As','order':'Xx'}"
            })
    void a_command_in_another_form_is_malformed(String quoted) {
        assertThatThrownBy(() -> wire().command(MAPPER.readTree(quoted.replace('\'', '"')), "commands[3]"))
                .isInstanceOf(Malformed.class)
                .message()
                .startsWith("commands[3]")
                .doesNotContain("\n");
    }
}
