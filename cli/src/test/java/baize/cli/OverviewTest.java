package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OverviewTest {
    @Test
    void asked_for_help_it_says_what_it_can_do() {
        Ran ran = Ran.baize("--help");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains(
                        "serve",
                        "settle",
                        "par",
                        "simulate",
                        "merge",
                        "chance",
                        "rules",
                        "scorecards",
                        "audit",
                        "replay",
                        "bench",
                        "For example");
        assertThat(ran.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"settle", "par", "simulate", "merge", "chance", "rules", "scorecards", "audit", "replay", "bench"
            })
    void every_command_explains_itself(String command) {
        Ran ran = Ran.baize(command, "--help");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("Usage: baize " + command, "--json");
    }

    @Test
    void serving_explains_itself_and_its_version_is_told() {
        assertThat(Ran.baize("serve", "--help").out())
                .contains("Usage: baize serve", "--port", "--data", "--database", "--floor", "--[no-]demo")
                .doesNotContain("--exit-when-ready");
        assertThat(Ran.baize("--version").out()).startsWith("baize ");
    }
}
