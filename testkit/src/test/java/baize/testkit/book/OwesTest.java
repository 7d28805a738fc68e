package baize.testkit.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class OwesTest {
    private static final Evidence NOTHING = Evidence.none();
    private static final Evidence CODE = evidence(List.of("A"), List.of(), List.of());
    private static final Evidence CODE_AND_TEST = evidence(List.of("A"), List.of("T"), List.of());
    private static final Evidence CODE_AND_ROUND = evidence(List.of("A"), List.of(), List.of("R"));

    @Test
    void what_is_enforced_computed_or_recorded_needs_code_and_a_test_or_a_round() {
        for (Owes owes : List.of(Owes.ENFORCE, Owes.COMPUTE, Owes.RECORD)) {
            assertThat(owes.lacks(NOTHING)).isEqualTo("code and test");
            assertThat(owes.lacks(CODE)).isEqualTo("test");
            assertThat(owes.lacks(CODE_AND_TEST)).isEmpty();
            assertThat(owes.lacks(CODE_AND_ROUND)).isEmpty();
        }
    }

    @Test
    void a_setting_needs_code_and_a_test_even_with_a_round() {
        assertThat(Owes.CONFIGURE.lacks(CODE_AND_ROUND)).isEqualTo("test");
        assertThat(Owes.CONFIGURE.lacks(CODE_AND_TEST)).isEmpty();
    }

    @Test
    void what_is_displayed_needs_code_and_what_informs_needs_nothing() {
        assertThat(Owes.DISPLAY.lacks(NOTHING)).isEqualTo("code");
        assertThat(Owes.DISPLAY.lacks(CODE)).isEmpty();
        assertThat(Owes.INFORM.lacks(NOTHING)).isEmpty();
    }

    private static Evidence evidence(List<String> code, List<String> tests, List<String> rounds) {
        return new Evidence(new TreeSet<>(code), new TreeSet<>(tests), new TreeSet<>(rounds));
    }
}
