package baize.wire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoIrregularity;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoView;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** What bingo stores. */
class BingoStoredTest extends StoredForms<BingoState, BingoCommand, BingoEvent, BingoView> {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final BingoWire wire = new BingoWire();

    BingoStoredTest() {
        super(new BingoWire(), BingoPlayouts.PLAYOUTS, BingoState.class, BingoCommand.class, BingoEvent.class);
    }

    @Override
    Map<Class<?>, Names<?>> names() {
        return Map.of(
                BingoCommand.class,
                BingoForms.COMMANDS,
                BingoIrregularity.class,
                BingoForms.IRREGULARITIES,
                BingoEvent.class,
                BingoForms.EVENTS,
                BingoState.class,
                BingoForms.STATES);
    }

    @Override
    List<String> malformedStates() {
        return List.of(
                "{'state':'bingo/settled/2'}",
                "{'state':'craps/settled/1','hall':{}}",
                "{'event':'bingo/card-failed/1','serial':1}",
                "{'state':7}",
                "[]",
                "{'state':'bingo/settled/1','hall':{'round':'one'}}",
                "{'state':'bingo/settled/1','hall':7}");
    }

    @Override
    List<String> malformedEvents() {
        return List.of(
                "{'event':'bingo/card-failed/2','serial':1}",
                "{'event':'bingo/card-failed/1','serial':1,'by':'dealer'}",
                "{'event':'bingo/claim-made/1','patron':'ann','serial':1,'box':1,'pattern':'zigzag','game':1}",
                "{'event':'bingo/session-ended/1','how':'bored','lines':[],'carried':[]}",
                "{'event':'bingo/number-called/1','number':'ninety'}",
                "{'event':'table/lost/1'}",
                "{'number':1}");
    }

    @Override
    List<String> malformedCommands() {
        return List.of("{'do':'issue'}", "{'do':'call','number':0}", "{'do':'claim','patron':'ann'}", "{'do':'deal'}");
    }

    /** A command, and how the complaint about it goes on after its place. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'do':'issue'}                                              | .patron: expected
            {'do':'issue','patron':'ann','medium':'stone'}              | .medium: expected paper or electronic
            {'do':'issue','patron':'ann','boxes':'1 2 3'}               | .boxes: expected a list of boxes
            {'do':'issue','patron':'ann','boxes':['1 2 3']}             | .boxes[0]: expected fifteen numbers
            {'do':'issue','patron':'ann','boxes':['one two']}           | .boxes[0]: expected fifteen numbers like
            {'do':'issue','patron':'ann','boxes':[7]}                   | .boxes[0]: expected fifteen numbers like
            {'do':'issue','patron':'ann','boxes':[[1,2,'100']]}         | .boxes[0]: expected numbers from 1 to 90
            {'do':'issue','patron':'ann','boxes':['1 2 3 4 5 6 7 8 9 10 11 12 13 14 91']} | .boxes[0]: expected
            {'do':'issue','patron':'ann','serial':'x'}                  | .serial: expected
            {'do':'issue','patron':'ann','series':'XYZ'}                | .series: expected a series like
            {'do':'issue','patron':'ann','stake':'10.00'}               | .stake:
            {'do':'automatic','patron':'ann'}                           | .serial: expected
            {'do':'mark','patron':'ann','serial':1001,'number':91}      | .number: expected a number from 1 to 90
            {'do':'mark','patron':'ann','serial':1001}                  | .number: expected
            {'do':'call','number':0}                                    | .number: expected a number from 1 to 90
            {'do':'call','announced':91}                                | .announced: expected a number from 1 to 90
            {'do':'start','jackpotNumbers':[0]}                         | .jackpotNumbers[0]: expected
            {'do':'start','jackpotNumbers':'1 x'}                       | .jackpotNumbers: expected
            {'do':'claim','patron':'ann','serial':1001,'pattern':'zigzag'} | .pattern: expected
            {'do':'claim','patron':'ann'}                               | .serial: expected
            {'do':'verify','by':'king'}                                 | .by: expected
            {'do':'correct-call','by':'dealer','number':99}             | .number: expected a number from 1 to 90
            {'do':'card-fails','by':'dealer'}                           | .serial: expected
            {'do':'invalidate','cause':'9.5'}                           | .cause: expected 9.4.1 or 9.4.2
            {'do':'void-entry','by':'gaming-supervisor','patron':'ann'} | .text: expected
            {'do':'deal'}                                               | .do: no such command at bingo
            """)
    void a_command_in_another_form_is_told_what_was_expected(String quoted, String complaint) {
        assertThatThrownBy(() -> wire.command(MAPPER.readTree(quoted.replace('\'', '"')), "commands[3]"))
                .isInstanceOf(Malformed.class)
                .message()
                .startsWith("commands[3]" + complaint.strip())
                .doesNotContain("\n");
    }
}
