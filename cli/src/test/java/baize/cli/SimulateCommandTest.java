package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

final class SimulateCommandTest {
    private static JsonNode simulate(String... options) {
        String[] command = new String[options.length + 5];
        System.arraycopy(
                new String[] {"simulate", "three-card-poker", "--rounds", "300_000", "--json"}, 0, command, 0, 5);
        System.arraycopy(options, 0, command, 5, options.length);
        Ran ran = Ran.baize(command);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        return ran.json();
    }

    @Test
    void the_document_has_the_figures_of_each_wager() {
        JsonNode document = simulate("--seed", "7");
        assertThat(document.propertyNames())
                .contains("game", "house", "engine", "rounds", "seed", "threads", "seconds", "roundsPerSecond");
        assertThat(document.at("/rounds").asLong()).isEqualTo(300_000);
        assertThat(document.at("/seed").asLong()).isEqualTo(7);
        assertThat(document.at("/engine").asString()).isEqualTo("local");
        assertThat(document.at("/wagers/0").propertyNames())
                .contains("wager", "per", "rounds", "mean", "standardError", "standardDeviation");
    }

    @Test
    void the_same_seed_gives_the_same_result_on_one_thread_and_on_two() {
        JsonNode one = simulate("--seed", "-25", "--threads", "1").at("/wagers");
        JsonNode two = simulate("--seed", "-25", "--threads", "2").at("/wagers");
        assertThat(one).isEqualTo(two);
    }

    @Test
    void a_seed_not_given_is_drawn_and_printed() {
        JsonNode first = simulate();
        assertThat(first.at("/seed").isIntegralNumber()).isTrue();
        assertThat(first.at("/seed")).isNotEqualTo(simulate().at("/seed"));
        JsonNode again = simulate("--seed", first.at("/seed").asString());
        assertThat(again.at("/wagers")).isEqualTo(first.at("/wagers"));
    }

    @Test
    void people_see_the_mean_beside_the_exact_value() {
        Ran ran = Ran.baize("simulate", "three-card-poker", "--rounds", "100000", "--seed", "7");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("100,000 rounds", "seed 7", "± std. error", "-0.033730", "-0.023167");
    }

    @Test
    void a_simpler_strategy_stands_beside_its_own_exact_value() {
        Ran ran = Ran.baize(
                "simulate", "three-card-poker", "--rounds", "100000", "--seed", "7", "--strategy", "queen-or-better");
        assertThat(ran.out()).contains("-0.034491");
    }

    @Test
    void caribbean_stud_stands_beside_its_exact_values() {
        Ran ran = Ran.baize("simulate", "caribbean-stud", "--rounds", "100000", "--seed", "7");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("Caribbean Stud", "ante+bet", "-0.051991", "jackpot", "-0.321113");
    }

    @Test
    void craps_stands_beside_its_exact_values_with_its_shooters() {
        Ran ran = Ran.baize("simulate", "craps", "--rounds", "100000", "--seed", "7");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("pass-line", "odds-10", "-0.014141", "pass-line+odds", "Rolls each", "6.657371");
    }

    @Test
    void craps_is_played_by_a_whole_table_or_on_one_wager() {
        JsonNode table = Ran.baize(
                        "simulate", "craps", "--rounds", "50000", "--seed", "7", "--strategy", "table", "--json")
                .json();
        assertThat(table.at("/shooters").size()).isEqualTo(3);
        assertThat(table.at("/shooters/0").propertyNames())
                .containsExactly("shooter", "turns", "rolls", "standardError", "longest", "counts");
        JsonNode place = Ran.baize(
                        "simulate", "craps", "--rounds", "50000", "--seed", "7", "--strategy", "place-6", "--json")
                .json();
        assertThat(place.at("/wagers").size()).isEqualTo(1);
        assertThat(place.has("shooters")).isFalse();
        Ran unknown = Ran.baize("simulate", "craps", "--rounds", "5", "--strategy", "martingale");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).contains("martingale", "every-wager");
    }

    @Test
    void bingo_counts_calls_boxes_and_jackpots_beside_the_sheet() {
        Ran ran =
                Ran.baize("simulate", "bingo", "--rounds", "20000", "--seed", "7", "--house", "minors=any-line:50.00");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("600 boxes in play, drawn anew for every 1,000 games", "without column ranges", "Counted")
                .containsPattern("full-house +calls +[56][0-9]\\.[0-9]+ +0\\.[0-9]+ +59\\.941060 +-?[0-4]\\.[0-9]{2} ")
                .containsPattern("full-house-winners +boxes +1\\.[0-9]+ +0\\.[0-9]+ +1\\.150851 +-?[0-4]\\.[0-9]{2} ")
                .containsPattern("any-line +calls +[0-9.]+ +0\\.[0-9]+ +[0-9.]+ {6,}[0-9.]+")
                .containsPattern("jackpot-numbers +games +0\\.[0-9]+ +0\\.[0-9]+ +0\\.055556 +-?[0-9]");
    }

    @Test
    void strips_without_column_ranges_have_a_z_beside_the_sheet() {
        Ran ran = Ran.baize(
                "simulate",
                "bingo",
                "--rounds",
                "20000",
                "--seed",
                "7",
                "--house",
                "columnRanges=false",
                "--house",
                "minors=any-line:50.00");
        assertThat(ran.out())
                .doesNotContain("without column ranges")
                .containsPattern("any-line +calls +[0-9.]+ +0\\.[0-9]+ +[0-9.]+ +-?[0-4]\\.[0-9]{2} ")
                .containsPattern("full-house +calls +[56][0-9]\\.[0-9]+ +0\\.[0-9]+ +59\\.916[0-9]+ +-?[0-4]\\.");
    }

    @Test
    void bingo_as_a_document_says_what_was_counted() {
        JsonNode document = Ran.baize("simulate", "bingo", "--rounds", "5000", "--seed", "7", "--json")
                .json();
        assertThat(document.propertyNames())
                .contains("game", "house", "engine", "rounds", "seed", "threads", "seconds", "roundsPerSecond");
        JsonNode calls = document.at("/wagers/0");
        assertThat(calls.at("/wager").asString()).isEqualTo("full-house");
        assertThat(calls.at("/per").asString()).isEqualTo("calls");
        assertThat(calls.at("/rounds").asLong()).isEqualTo(5_000);
        assertThat(calls.at("/mean").asDouble()).isBetween(59.0, 61.0);
        assertThat(calls.at("/outcomes/0").propertyNames()).containsExactly("outcome", "count", "counted");
        assertThat(calls.at("/outcomes/0/outcome").asString())
                .isEqualTo("call-" + calls.at("/outcomes/0/counted").asInt());
    }

    @Test
    @Rule({"bingo 1.1 \"session\"", "bingo 3.3", "bingo 6.4"})
    void whole_sessions_of_bingo_have_fees_prizes_and_a_jackpot_that_goes_on() {
        String[] command = {
            "simulate", "bingo", "--rounds", "3000", "--seed", "7", "--strategy", "sessions", "--house", "cards=20"
        };
        Ran ran = Ran.baize(command);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("a round is a whole session")
                .containsPattern("entry +fee +-?[0-9]+\\.[0-9]{6} ")
                .containsPattern("prizes +dollars +1800\\.[0-9]{2} ")
                .containsPattern("calls +calls +39[0-9]\\.[0-9]+ +0\\.[0-9]+ +394\\.6")
                .containsPattern("jackpot-wait +sessions +1[0-9]\\.");
        String[] document = Arrays.copyOf(command, command.length + 1);
        document[command.length] = "--json";
        JsonNode entry = Ran.baize(document)
                .json()
                .at("/wagers")
                .valueStream()
                .filter(wager -> wager.at("/wager").asString().equals("entry"))
                .findFirst()
                .orElseThrow();
        assertThat(entry.propertyNames())
                .containsExactly(
                        "wager",
                        "per",
                        "rounds",
                        "mean",
                        "standardError",
                        "standardDeviation",
                        "unit",
                        "counts",
                        "quantiles",
                        "histogram");
        assertThat(entry.at("/rounds").asLong()).isEqualTo(3_000);
    }
}
