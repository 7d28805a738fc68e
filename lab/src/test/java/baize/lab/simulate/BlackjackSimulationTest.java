package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.lab.par.Par;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class BlackjackSimulationTest {
    private static final String GAME = "blackjack";
    private static final long SEED = 25;
    private static final long ROUNDS = 10_000_000;

    @ParameterizedTest
    @CsvSource({"2, BB+1, 6", "3, OBO, 6", "3, BB+1, 8"})
    void ten_million_rounds_are_within_four_standard_errors_of_the_exact_figures(
            String hands, String rule, String decks) {
        Map<String, String> house = new HashMap<>(
                Map.of("maximumHands", hands, "dealerBlackjackRule", rule, "decks", decks, "device", "shuffler"));
        house.put("tenInsurance", "true");
        ParSheet exact = Par.of(GAME, house);
        Simulation simulation = run(new Job(GAME, house, "basic", ROUNDS, SEED), 2);
        assertThat(simulation.wagers()).hasSameSizeAs(exact.wagers());
        for (Simulation.Wager wager : simulation.wagers()) {
            WagerSheet sheet = exact.wager(wager.wager());
            double error = sheet.standardDeviation() / Math.sqrt((double) wager.rounds());
            assertThat(Math.abs(wager.mean() - sheet.expectedValue().value()))
                    .as("%s of %s, seed %d", sheet.wager(), house, SEED)
                    .isLessThan(4 * error);
            for (Simulation.Outcome outcome : wager.outcomes()) {
                double expected = wager.rounds() * probability(sheet, outcome.outcome());
                assertThat(Math.abs(outcome.count() - expected))
                        .as("%s of %s, seed %d", outcome.outcome(), house, SEED)
                        .isLessThan(5 * Math.sqrt(expected) + 1);
            }
        }
        assertThat(simulation.house()).isEqualTo(exact.house());
    }

    private static double probability(WagerSheet sheet, String id) {
        return sheet.outcomes().stream()
                .filter(outcome -> outcome.outcome().equals(id))
                .mapToDouble(outcome -> outcome.probability().value())
                .sum();
    }

    @Test
    void simpler_strategies_do_as_the_sheet_says() {
        StrategySheet best = Par.of(GAME, Map.of()).strategy().orElseThrow();
        assertThat(best.alternatives()).hasSize(2);
        for (StrategySheet.Alternative simple : best.alternatives()) {
            Simulation.Wager wager = run(job(simple.name(), ROUNDS / 5), 2).wager("main");
            assertThat(Math.abs(wager.mean() - simple.expectedValue().value()))
                    .as("%s, seed %d", simple.name(), SEED)
                    .isLessThan(4 * wager.standardError());
        }
    }

    /** Cards that nobody has looked at are as good as in the shoe, so a device returns what a full shuffle does. */
    @Test
    void a_device_gives_what_a_full_shuffle_gives() {
        double exact = Par.of(GAME, Map.of()).wager("main").expectedValue().value();
        Map<String, String> device = Map.of("shuffle", "as-dealt", "device", "shuffler", "sideWagers", "none");
        Simulation.Wager fromDevice =
                run(new Job(GAME, device, "basic", 4 * ROUNDS, SEED), 2).wager("main");
        assertThat(Math.abs(fromDevice.mean() - exact)).as("seed %d", SEED).isLessThan(4 * fromDevice.standardError());
    }

    @Test
    void any_number_of_threads_gives_the_same_result() {
        Job job = job("basic", 10L * Job.BLOCK + 12_345);
        assertThat(run(job, 3).wagers()).isEqualTo(run(job, 1).wagers());
    }

    @Test
    void the_best_strategy_is_also_called_optimal() {
        Job job = job("basic", Job.BLOCK);
        assertThat(run(job("optimal", Job.BLOCK), 1).wagers())
                .isEqualTo(run(job, 1).wagers());
    }

    @Test
    void a_wager_that_was_never_placed_is_not_told() {
        Simulation simulation = run(new Job(GAME, Map.of("sideWagers", "none"), "basic", 1, SEED), 1);
        assertThat(simulation.wagers().getFirst().rounds()).isEqualTo(1);
        assertThat(simulation.wagers()).allMatch(wager -> wager.rounds() > 0);
    }

    @Test
    void an_unknown_strategy_or_way_to_shuffle_is_answered_with_the_known_ones() {
        assertThatThrownBy(() -> run(job("martingale", 1), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("basic, never-bust, mimic-the-dealer");
        assertThatThrownBy(() -> run(new Job(GAME, Map.of("shuffle", "never"), "basic", 1, SEED), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected every-round or as-dealt");
    }

    private static Job job(String strategy, long rounds) {
        return new Job(GAME, Map.of(), strategy, rounds, SEED);
    }

    private static Simulation run(Job job, int threads) {
        return new LocalEngine(threads).run(job, Progress.UNHEARD);
    }
}
