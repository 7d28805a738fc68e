package baize.floor.patron;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.floor.stream.StoredExamples;
import baize.floor.stream.Story;
import baize.wire.Malformed;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatronStoredTest {
    @Test
    void the_stored_forms_stay_as_they_are() throws IOException {
        StoredExamples.hold(
                new PatronMachine(),
                "patron.jsonl",
                Map.of(
                        PatronState.class,
                        PatronForm.PHASES,
                        PatronCommand.class,
                        PatronForm.COMMANDS,
                        PatronEvent.class,
                        PatronForm.EVENTS),
                "CardRemoved.warned");
    }

    /** A command under another name or in another form, and how the complaint about it begins. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'do':'deposits','by':'cashier'}                                        | do: no such name: deposits
            {'by':'cashier','amount':'1.00','means':'cash'}                         | do: expected an object with
            []                                                                      | do: expected an object with
            {'do':'cancel-card','by':'cashier','card':'C-1'}                        | cancel-card: Unrecognized
            {'do':'deposit','by':'cashier','means':'cash'}                          | deposit: Missing required
            {'do':'change-membership','by':'cashier'}                               | change-membership: Missing
            {'do':'deposit','by':'boss','amount':'1.00','means':'cash'}             | deposit: expected one of patron
            {'do':'deposit','by':'cashier','amount':'1','means':'cash'}             | deposit: expected an amount
            {'do':'deposit','by':'cashier','amount':'1.00','means':'gold'}          | deposit: Cannot deserialize
            {'do':'buy-ticket','by':'patron','number':'1','amount':'1.00'}          | buy-ticket: expected a ticket
            {'do':'card-out','table':'t','game':'g','warned':'today'}               | card-out: Cannot deserialize
            {'do':'pay-dollars','table':'t','game':'g','rule':'7.4','dollars':true} | pay-dollars: Cannot
            """)
    void a_stored_command_in_another_form_is_malformed(String quoted, String complaint) {
        assertThatThrownBy(() -> Story.read(quoted.replace('\'', '"'), new PatronMachine().codec()::command))
                .isInstanceOf(Malformed.class)
                .message()
                .startsWith(complaint.strip())
                .doesNotContain("\n");
    }

    @Test
    void what_this_version_did_not_write_is_not_read() {
        PatronMachine machine = new PatronMachine();
        for (String json : List.of(
                "{\"event\":\"patron/withdrawn/2\",\"amount\":\"1.00\"}",
                "{\"event\":\"patron/withdrawn/1\",\"amount\":\"1.00\",\"fee\":\"0.10\"}",
                "{\"amount\":\"1.00\"}",
                "[]"))
            assertThatThrownBy(() -> Story.read(json, machine.codec()::event)).isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> Story.read("{\"state\":\"patron/unregistered/2\"}", machine.codec()::state))
                .hasMessageContaining("no such name: patron/unregistered/2");
    }
}
