package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.testkit.Examples;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of all games together; what tables and jackpots share need not be shown by each. */
class StoredFieldsTest {
    @Test
    void every_field_is_filled_in_by_an_example() throws IOException {
        List<Object> all = new ArrayList<>();
        for (String id : Games.ids()) {
            GameWire<?, ?, ?, ?> wire = Games.of(id);
            for (String line : StoredForms.examples(wire)) all.add(StoredForms.read(wire, line));
        }
        assertThat(Examples.neverFilled("baize", all)).isEmpty();
    }
}
