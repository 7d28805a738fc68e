package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class SettleCommandTest {
    private static final Path ROUNDS = Path.of(System.getProperty("baize.root", ".."), "wire", "src", "test", "rounds");

    /** A straight against a dealer without a hand; the second Ante is refused. */
    private static String script(String patron) {
        return """
                {"game":"three-card-poker","cards":"Js 6h 8d 7d 4c 8s","commands":[
                 {"do":"wager","patron":"%1$s","box":1,"on":"ante","stake":"10.00"},
                 {"do":"wager","patron":"%1$s","box":1,"on":"ante","stake":"10.00"},
                 {"do":"deal"},{"do":"play","patron":"%1$s","box":1},{"do":"reveal"}]}
                """.formatted(patron);
    }

    private static String line(String patron) {
        return script(patron).replace("\n", "");
    }

    @Test
    void the_document_has_settlements_refusals_balances_and_notices(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("round.json"), script("ann"));
        Ran ran = Ran.baize("settle", file.toString(), "--json");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        JsonNode result = ran.json();
        assertThat(result.propertyNames()).contains("game", "settlements", "refusals", "balances", "notices", "events");
        assertThat(result.at("/settlements/0/rule").asString()).isEqualTo("9.3.2");
        assertThat(result.at("/balances/ann").asString()).isEqualTo("+20.00");
        assertThat(result.at("/refusals/0/command").asInt()).isEqualTo(1);
        assertThat(result.at("/refusals/0/rule").asString()).isEqualTo("5.6");
    }

    @Test
    void people_see_each_line_with_its_clause() {
        Ran ran = Ran.withInput(script("ann"), "settle", "-");
        assertThat(ran.status()).isZero();
        assertThat(ran.out().lines().toList())
                .contains("Three Card Poker", "Refused (commands count from 0)", "Balances")
                .anyMatch(line -> line.matches(" +1 +1 +ann +ante +10.00 +win +1 to 1 +10.00 +20.00 +9.3.2"))
                .anyMatch(line -> line.matches(" +1 +1 +ann +play +10.00 +stand-off +0.00 +10.00 +9.2"))
                .anyMatch(line -> line.matches(" +1 +5.6 +.*"))
                .anyMatch(line -> line.matches("ann +\\+20.00"));
    }

    @Test
    @Rule({"bingo 8.1", "bingo 8.2", "bingo 7.1.4", "R-125"})
    void people_see_claims_that_were_rejected_and_prizes_that_were_forfeited() {
        Ran late = Ran.baize("settle", ROUNDS.resolve("bingo/BG-2.json").toString());
        assertThat(late.out().lines().toList())
                .contains("Claims without a prize")
                .anyMatch(line -> line.matches(
                        " +\\d+ +ann +1001 +1 +full-house +forfeited +8.1 +the next number came before it was called"))
                .anyMatch(line ->
                        line.matches(" +\\d+ +ann +1001 +1 +full-house +rejected +8.1 +it was complete before 33"));
        Ran foreign = Ran.baize(
                "settle", ROUNDS.resolve("bingo/a-claim-on-another-s-card.json").toString());
        assertThat(foreign.out()).containsPattern("bob +1001 +1 +full-house +rejected +7.1.2 +1001 is ann's");
        Ran lifted = Ran.baize(
                "settle",
                ROUNDS.resolve("bingo/had-since-it-was-forfeited.json").toString());
        assertThat(lifted.out())
                .containsPattern("ann +1001 +1 +top-line +forfeit lifted +8.3")
                .doesNotContainPattern("forfeited +8.1");
        Ran none = Ran.baize("settle", ROUNDS.resolve("bingo/BG-1.json").toString());
        assertThat(none.out()).doesNotContain("Claims without a prize");
    }

    @Test
    @Rule({"craps 3.9.15", "R-71"})
    void people_see_what_moved_beside_the_wagers_such_as_the_commission_of_a_lay() {
        Ran lay = Ran.withInput("""
                {"game":"craps","dice":"4-3","commands":[
                 {"do":"wager","patron":"ann","on":"lay-4","stake":"40.00"},
                 {"do":"close-wagering"},{"do":"shoot"}]}
                """, "settle", "-");
        assertThat(lay.out())
                .containsPattern("ann +lay-4 +40.00 +win +1 to 2 +20.00 +60.00 +3.9.15")
                .containsPattern(
                        "Moved beside the wagers\nBox +Patron +Wager +Amount +Rule\n +1 +ann +lay-4 +-1.00 +3.9.15")
                .containsPattern("ann +\\+19.00");
    }

    @ParameterizedTest
    @ValueSource(strings = {"craps", "blackjack", "caribbean-stud", "three-card-poker", "bingo"})
    void every_adjustment_of_a_golden_round_is_shown_to_people(String game) throws IOException {
        try (Stream<Path> files = Files.list(ROUNDS.resolve(game))) {
            for (Path script :
                    files.filter(file -> !file.toString().endsWith(".out.json")).toList()) {
                JsonNode moved =
                        Ran.baize("settle", script.toString(), "--json").json().path("adjustments");
                String text = Ran.baize("settle", script.toString()).out();
                for (JsonNode one : moved)
                    assertThat(text)
                            .as(script.toString())
                            .containsPattern(one.path("patron").asString() + " +"
                                    + Pattern.quote(one.path("wager").asString()) + " +"
                                    + Pattern.quote(one.path("amount").asString()) + " +"
                                    + Pattern.quote(one.path("rule").asString()));
                assertThat(text.contains("Moved beside the wagers"))
                        .as(script.toString())
                        .isEqualTo(!moved.isEmpty());
            }
        }
    }

    @Test
    void many_scripts_are_answered_a_line_each_in_their_order() {
        List<String> patrons = IntStream.range(0, 3000).mapToObj(i -> "p" + i).toList();
        String input =
                String.join("\n", patrons.stream().map(SettleCommandTest::line).toList());
        Ran ran = Ran.withInput(input, "settle", "--lines", "-");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        List<String> answers = ran.out().lines().toList();
        assertThat(answers).hasSize(3000);
        for (int i = 0; i < 3000; i++)
            assertThat(answers.get(i)).contains("\"balances\":{\"" + patrons.get(i) + "\":\"+20.00\"}");
    }

    @Test
    void a_malformed_line_answers_an_error_in_its_place_and_the_status_is_two() {
        Ran ran = Ran.withInput(line("ann") + "\nnonsense\n\n" + line("bob") + "\n", "settle", "--lines", "-");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).isEqualTo("baize: standard input: 2 of 4 lines malformed, the first is line 2\n");
        List<JsonNode> answers =
                ran.out().lines().map(JsonMapper.shared()::readTree).toList();
        assertThat(answers).hasSize(4);
        assertThat(answers.get(0).has("settlements")).isTrue();
        assertThat(answers.get(1).propertyNames()).containsExactly("error");
        assertThat(answers.get(2).at("/error").asString()).isEqualTo("expected a round script, got nothing");
        assertThat(answers.get(3).has("settlements")).isTrue();
    }
}
