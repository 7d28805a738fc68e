package baize.wire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import baize.testkit.Playouts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Three Card Poker stores, with all that tables share. */
class ThreeCardStoredTest extends StoredForms<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> {
    private final ThreeCardWire wire = new ThreeCardWire();

    ThreeCardStoredTest() {
        super(ThreeCardState.class, ThreeCardCommand.class, ThreeCardEvent.class);
    }

    @Override
    ThreeCardWire wire() {
        return wire;
    }

    @Override
    Playouts<ThreeCardState, ThreeCardCommand, ThreeCardEvent> playouts() {
        return ThreeCardPlayouts.PLAYOUTS;
    }

    @Override
    List<Object> examples() {
        return ThreeCardExamples.ALL;
    }

    @Override
    List<Names<?>> names() {
        return List.of(
                TableWire.COMMANDS,
                TableWire.EVENTS,
                ThreeCardForms.COMMANDS,
                ThreeCardForms.IRREGULARITIES,
                ThreeCardForms.EVENTS,
                ThreeCardForms.STATES);
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
        assertThatThrownBy(() -> wire().state(MAPPER.readTree(quoted.replace('\'', '"'))))
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
        assertThatThrownBy(() -> wire().event(MAPPER.readTree(quoted.replace('\'', '"'))))
                .isInstanceOf(Malformed.class)
                .message()
                .isNotBlank()
                .doesNotContain("\n");
    }
}
