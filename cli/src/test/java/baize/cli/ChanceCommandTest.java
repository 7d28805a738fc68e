package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;

final class ChanceCommandTest {
    private static final String UNFIT = "the generator of chance must not be used: it is a test";

    private static Ran chance(String... options) {
        String[] command = new String[options.length + 3];
        command[0] = "chance";
        command[1] = "--draws";
        command[2] = "25_000";
        System.arraycopy(options, 0, command, 3, options.length);
        return Ran.baize(command);
    }

    /** The command with something else in place of the self-tests and of the generator in play. */
    private static Ran chance(Runnable health, Generator live, String... options) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Terminal terminal = Terminal.plain(print, print, new ByteArrayInputStream(new byte[0]));
        int status = new CommandLine(new ChanceCommand(terminal, health, () -> live)).execute(options);
        return new Ran(status, out.toString(StandardCharsets.UTF_8), "");
    }

    private static void fit() {}

    private static void unfit() {
        throw new IllegalStateException(UNFIT);
    }

    @Test
    void the_document_has_a_row_for_every_test_and_a_verdict() {
        Ran ran = chance("--seed", "7", "--json");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        JsonNode document = ran.json();
        assertThat(document.propertyNames())
                .containsExactly("draws", "seed", "health", "tests", "failing", "mayFail", "leastP", "mayBeP", "holds");
        assertThat(document.at("/draws").asLong()).isEqualTo(25_000);
        assertThat(document.at("/seed").asLong()).isEqualTo(7);
        assertThat(document.at("/health/holds").asBoolean()).isTrue();
        assertThat(document.at("/holds").asBoolean()).isTrue();
        assertThat(document.at("/tests").size()).isEqualTo(27);
        assertThat(document.at("/tests/0").propertyNames())
                .containsExactly("outcome", "test", "statistic", "degreesOfFreedom", "p", "holds");
    }

    @Test
    void the_same_seed_gives_the_same_result_and_another_seed_another() {
        JsonNode seven = chance("--seed", "7", "--json").json();
        assertThat(chance("--seed", "7", "--json").json()).isEqualTo(seven);
        assertThat(chance("--seed", "-8", "--json").json().at("/tests")).isNotEqualTo(seven.at("/tests"));
    }

    @Test
    void people_see_the_tests_and_the_verdict() {
        Ran ran = chance("--seed", "7");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("25,000 draws of each kind, seed 7", "self-tests: hold", "It holds.")
                .containsPattern("balls by gap +serial correlation +\\d+\\.\\d\\d +1 +[01]\\.\\d{4} +(yes|no)");
    }

    /** Not its verdict: by chance alone that is no once in hundreds of runs. */
    @Test
    void without_a_seed_the_generator_in_play_is_tested() {
        Ran first = chance("--json");
        assertThat(first.status()).isIn(0, 1);
        assertThat(first.json().has("seed")).isFalse();
        assertThat(first.json().at("/health/holds").asBoolean()).isTrue();
        assertThat(first.json().at("/tests"))
                .isNotEqualTo(chance("--json").json().at("/tests"));
    }

    @Test
    void the_generator_in_play_is_the_one_that_is_drawn_from() {
        JsonNode document = chance(ChanceCommandTest::fit, FastGenerator.stream(7, 0), "--draws", "25000", "--json")
                .json();
        assertThat(document.at("/holds").asBoolean()).isTrue();
        assertThat(chance(ChanceCommandTest::fit, FastGenerator.stream(7, 0), "--draws", "25000", "--json")
                        .json())
                .isEqualTo(document);
    }

    @Test
    void a_generator_that_fails_its_self_tests_is_told_with_status_1() {
        Ran ran = chance(ChanceCommandTest::unfit, FastGenerator.stream(7, 0));
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).contains(UNFIT, "It does not hold.");
        JsonNode document = chance(ChanceCommandTest::unfit, FastGenerator.stream(7, 0), "--json")
                .json();
        assertThat(document.at("/health/holds").asBoolean()).isFalse();
        assertThat(document.at("/health/problem").asString()).isEqualTo(UNFIT);
        assertThat(document.at("/holds").asBoolean()).isFalse();
        assertThat(document.has("tests")).isFalse();
    }

    @Test
    void a_generator_that_is_no_chance_is_told_with_status_1() {
        Ran ran = chance(ChanceCommandTest::fit, () -> 0x0123456789abcdefL, "--draws", "25000");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).contains("cards by place", "no", "It does not hold.");
        assertThat(chance(ChanceCommandTest::fit, () -> 0, "--draws", "25000").out())
                .contains("the generator gave no outcome within 1000 words", "It does not hold.");
    }
}
