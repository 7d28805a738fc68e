package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

final class ReplayCommandTest {
    @TempDir
    static Path played;

    @BeforeAll
    static void play() throws Exception {
        SmallFloor.in(played);
    }

    private static Ran replay(String... args) {
        String[] all = new String[args.length + 3];
        all[0] = "replay";
        all[1] = "--data";
        all[2] = played.toString();
        System.arraycopy(args, 0, all, 3, args.length);
        return Ran.baize(all);
    }

    @Test
    void a_round_is_told_step_by_step_with_its_lines_and_its_shuffle() {
        Ran ran = replay("--round", "4-1");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().lines().toList())
                .contains("Round 4-1, Three Card Poker", "Settled", "Shuffle")
                .contains("The seed is the one committed to, and gives what was dealt.")
                .contains("Decided again today, it goes the same way.")
                .anyMatch(line -> line.matches(" +[0-9]+ +.* patron/ann +wager +patron ann, box 1, on ante.*"))
                .anyMatch(line -> line.contains("refused by 5.6"))
                .anyMatch(line -> line.matches(" +money: chips/4/ann -10.00, stakes/4 \\+10.00"))
                .anyMatch(line -> line.matches(" +1 +1 +ann +ante +10.00 .*"));
    }

    @Test
    void the_document_has_steps_settlements_and_chance() {
        JsonNode json = replay("--round", "4-1", "--json").json();
        assertThat(json.at("/game").asString()).isEqualTo("three-card-poker");
        assertThat(json.at("/steps/0/do/0/do").asString()).isEqualTo("wager");
        assertThat(json.at("/steps/0/entries/stakes~14").asString()).isEqualTo("10.00");
        assertThat(json.at("/steps/0/view/phase").asString()).isEqualTo("betting");
        assertThat(json.at("/steps/1/refusal/rule").asString()).isEqualTo("5.6");
        assertThat(json.at("/settlements/0/wager").asString()).isEqualTo("ante");
        assertThat(json.at("/settlements/0/rules").size()).isPositive();
        assertThat(json.at("/chance/source").asString()).isEqualTo("follows");
        assertThat(json.at("/chance/draws/0/derived")).isEqualTo(json.at("/chance/draws/0/dealt"));
        assertThat(json.at("/agrees").asBoolean()).isTrue();
    }

    @Test
    void the_seed_of_a_round_that_goes_on_is_not_told() {
        JsonNode json = replay("--round", "4-2", "--json").json();
        assertThat(json.at("/chance/source").asString()).isEqualTo("not-revealed");
        assertThat(json.path("chance").has("seed")).isFalse();
        assertThat(replay("--round", "4-2").out()).contains("The seed is not revealed yet.", "no wager was settled");
    }

    @ParameterizedTest
    @ValueSource(strings = {"4-3", "4-0", "5-1", "4", "", "4--1", "x-y", "4-99999999999", "/-1"})
    void a_round_that_never_was_is_bad_input(String id) {
        Ran ran = replay("--round", id);
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err())
                .startsWith("baize: --round: no round " + id + "; expected")
                .hasLineCount(1);
    }
}
