package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import baize.lab.par.CallsSheet;
import baize.lab.par.Par;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class BingoSimulationTest {
    private static final String GAME = "bingo";
    private static final long SEED = 25;
    private static final String MINORS = "any-line:50.00 four-corners:80.00 pickels:20.00 letter-h:90.00";

    /** What floating point may be off where there is no spread at all: one strip has one full house first. */
    private static final double SPREADLESS = 1e-9;

    @ParameterizedTest
    @ValueSource(strings = {"false", "true"})
    @Rule({"bingo 1.1 \"bingo\"", "bingo 7.2", "R-127", "R-134"})
    void a_full_house_takes_the_calls_and_has_the_winners_of_the_sheet(String columnRanges) {
        Map<String, String> house = house("columnRanges", columnRanges);
        Simulation simulation = run(job(house, 1_000_000, SEED), 2);
        CallsSheet.Calls exact = sheet(house).pattern("full-house");
        assertThat(exact.room().asPlayed()).isTrue();
        close(simulation.wager("full-house"), exact.room().expected());
        close(simulation.wager("full-house-winners"), exact.room().winners());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 11})
    void a_single_strip_and_a_few_do_so_too(int cards) {
        Map<String, String> house = house("columnRanges", "false", "cards", Integer.toString(cards), "minors", MINORS);
        Simulation simulation = run(job(house, 200_000, SEED), 2);
        for (String pattern : List.of("full-house", "any-line", "four-corners", "pickels", "letter-h")) {
            CallsSheet.First exact = sheet(house).pattern(pattern).room();
            close(simulation.wager(pattern), exact.expected());
            close(simulation.wager(pattern + "-winners"), exact.winners());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 11})
    @Rule("R-134")
    void a_single_strip_with_column_ranges_and_a_few_do_so_too(int cards) {
        Map<String, String> house = house("cards", Integer.toString(cards));
        Simulation simulation = run(job(house, 200_000, SEED), 2);
        CallsSheet.First exact = sheet(house).pattern("full-house").room();
        close(simulation.wager("full-house"), exact.expected());
        close(simulation.wager("full-house-winners"), exact.winners());
    }

    @Test
    @Rule({"bingo 5.3", "bingo 5.4.1"})
    void minor_games_are_run_where_some_game_of_the_session_has_them() {
        assertThat(run(job(Map.of(), 1_000, SEED), 1).wagers())
                .extracting(Simulation.Wager::wager)
                .containsExactly("full-house", "full-house-winners", "jackpot-numbers");
        Map<String, String> house = house("minors.2", "top-line:5.00", "minors.3", "any-line:5.00 top-line:9.00");
        assertThat(run(job(house, 1_000, SEED), 1).wagers())
                .extracting(Simulation.Wager::wager)
                .containsExactly(
                        "full-house",
                        "full-house-winners",
                        "top-line",
                        "top-line-winners",
                        "any-line",
                        "any-line-winners",
                        "jackpot-numbers");
    }

    @Test
    @Rule({"bingo 6.5.2", "R-136"})
    void one_game_in_eighteen_ends_on_one_of_five_jackpot_numbers() {
        Simulation simulation = run(job(Map.of(), 500_000, SEED), 2);
        close(simulation.wager("jackpot-numbers"), 5.0 / Balls.COUNT);
        Map<String, String> three = house("jackpotNumbers", "3");
        close(run(job(three, 500_000, SEED), 2).wager("jackpot-numbers"), 3.0 / Balls.COUNT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"false", "true"})
    @Rule({"bingo 7.3", "R-137"})
    void of_several_levels_the_highest_is_won(String columnRanges) {
        Map<String, String> house =
                house("columnRanges", columnRanges, "jackpotLevels", "within-57:100 numbers:50 within-60:20");
        Simulation simulation = run(job(house, 500_000, SEED), 2);
        for (CallsSheet.JackpotLevel level : sheet(house).levels())
            close(
                    simulation.wager("jackpot-" + level.level()),
                    level.probability().value());
    }

    @Test
    void a_session_without_a_jackpot_game_has_no_jackpot() {
        assertThat(run(job(house("jackpotGames", "none"), 100, SEED), 1).wagers())
                .extracting(Simulation.Wager::wager)
                .containsExactly("full-house", "full-house-winners");
    }

    @Test
    void every_game_is_counted_once_by_call_and_once_by_winners() {
        Simulation simulation = run(job(house("minors", MINORS), 70_000, SEED), 2);
        for (Simulation.Wager wager : simulation.wagers()) {
            assertThat(wager.rounds()).as(wager.wager()).isEqualTo(70_000);
            long counted = wager.outcomes().stream()
                    .mapToLong(Simulation.Outcome::count)
                    .sum();
            assertThat(counted).as(wager.wager()).isEqualTo(70_000);
        }
        assertThat(simulation.figure()).isEqualTo("counted");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void any_number_of_threads_gives_the_same_result(int threads) {
        Job job = job(house("minors", MINORS, "cards", "20"), 3L * Job.BLOCK + 12_345, SEED);
        assertThat(run(job, threads).wagers()).isEqualTo(run(job, 1).wagers());
    }

    @Test
    void other_seeds_give_other_results() {
        assertThat(run(job(Map.of(), 10_000, 1), 1).wagers())
                .isNotEqualTo(run(job(Map.of(), 10_000, 2), 1).wagers());
    }

    @Test
    void there_is_nothing_to_decide_and_so_a_strategy_says_only_whether_games_or_sessions_are_played() {
        assertThatThrownBy(() -> new Job(GAME, Map.of(), "martingale", 1, SEED).kernel())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no strategy \"martingale\"; expected optimal or sessions");
    }

    private static void close(Simulation.Wager wager, double exact) {
        assertThat(Math.abs(wager.mean() - exact))
                .as("%s, seed %d: %s against %s", wager.wager(), SEED, wager.mean(), exact)
                .isLessThanOrEqualTo(4 * wager.standardError() + SPREADLESS);
    }

    private static CallsSheet sheet(Map<String, String> house) {
        return Par.of(GAME, house).calls().orElseThrow();
    }

    private static Map<String, String> house(String... settings) {
        Map<String, String> house = new HashMap<>();
        for (int at = 0; at < settings.length; at += 2) house.put(settings[at], settings[at + 1]);
        return house;
    }

    private static Job job(Map<String, String> house, long rounds, long seed) {
        return new Job(GAME, house, "optimal", rounds, seed);
    }

    private static Simulation run(Job job, int threads) {
        return new LocalEngine(threads).run(job, Progress.UNHEARD);
    }
}
