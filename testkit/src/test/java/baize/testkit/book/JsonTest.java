package baize.testkit.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class JsonTest {
    @Test
    void quotes_backslashes_and_control_characters_are_escaped() {
        assertThat(Json.string("1.1 \"ante\"")).isEqualTo("\"1.1 \\\"ante\\\"\"");
        assertThat(Json.string("a\\b\n\t\u0001é—")).isEqualTo("\"a\\\\b\\n\\t\\u0001é—\"");
    }

    @Test
    void what_is_escaped_reads_back_as_it_was() {
        String text = "a\\b \"c\"\n\t\r\u0001$1";
        String json = Json.string(text);
        assertThat(Json.unescape(json.substring(1, json.length() - 1))).isEqualTo(text);
    }

    @Test
    void a_list_is_bracketed() {
        assertThat(Json.field("code", List.of("A.b", "C"))).isEqualTo("\"code\":[\"A.b\",\"C\"]");
        assertThat(Json.strings(List.of())).isEqualTo("[]");
    }
}
