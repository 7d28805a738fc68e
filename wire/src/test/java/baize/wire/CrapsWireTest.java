package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsIrregularity;
import baize.games.craps.CrapsState;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The vocabulary of craps: everything has a name, and what is written can be read again. */
class CrapsWireTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private final CrapsWire wire = new CrapsWire();

    @Test
    void every_command_and_event_has_a_stable_name() {
        assertThat(CrapsForms.IRREGULARITIES.named()).isEqualTo(records(CrapsIrregularity.class));
        Set<Class<?>> commands = records(CrapsCommand.class);
        commands.removeAll(List.of(CrapsCommand.AtTable.class, CrapsCommand.Remedy.class));
        assertThat(CrapsForms.COMMANDS.named()).isEqualTo(commands);
        assertThat(CrapsForms.STATES.named()).isEqualTo(records(CrapsState.class));
        Set<Class<?>> events = records(CrapsEvent.class);
        events.remove(CrapsEvent.TableChanged.class);
        assertThat(CrapsForms.EVENTS.named()).isEqualTo(events);
    }

    private static Set<Class<?>> records(Class<?> sealed) {
        Set<Class<?>> records = new HashSet<>();
        for (Class<?> type : sealed.getPermittedSubclasses())
            if (type.isRecord()) records.add(type);
            else records.addAll(records(type));
        return records;
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
