package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.ThreeCardHand;
import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.games.threecard.ThreeCardRules;
import baize.lab.par.Par;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreeCardSimulationTest {
    private static final String GAME = "three-card-poker";
    private static final long SEED = 25;
    private static final long ROUNDS = 4_000_000;

    @Test
    void simulated_means_are_within_four_standard_errors_of_the_exact_ones() {
        Map<String, String> house = Map.of("anteBonus", "1-3-4", "pairPlus", "1-3-6-30-40");
        ParSheet exact = Par.of(GAME, house);
        Simulation simulation = run(new Job(GAME, house, "optimal", ROUNDS, SEED), 2);
        for (WagerSheet sheet : exact.wagers()) {
            Simulation.Wager wager = simulation.wager(sheet.wager());
            assertThat(Math.abs(wager.mean() - sheet.expectedValue().value())).isLessThan(4 * wager.standardError());
            assertThat(wager.standardDeviation() / sheet.standardDeviation()).isBetween(0.99, 1.01);
        }
        assertThat(simulation.house()).isEqualTo(exact.house());
        assertThat(simulation.approved()).isFalse();
    }

    @Test
    void every_outcome_happens_as_often_as_the_sheet_says() {
        Simulation simulation = run(job("optimal", ROUNDS, SEED), 2);
        for (WagerSheet sheet : Par.of(GAME, Map.of()).wagers())
            for (Simulation.Outcome outcome : simulation.wager(sheet.wager()).outcomes()) {
                double expected = ROUNDS * probability(sheet, outcome.outcome());
                assertThat(Math.abs(outcome.count() - expected))
                        .as(outcome.outcome())
                        .isLessThan(5 * Math.sqrt(expected) + 1);
            }
    }

    private static double probability(WagerSheet sheet, String id) {
        return sheet.outcomes().stream()
                .filter(outcome -> outcome.outcome().equals(id))
                .mapToDouble(outcome -> outcome.probability().value())
                .sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"queen-or-better", "always", "pair-or-better"})
    void simpler_strategies_do_as_the_sheet_says(String name) {
        StrategySheet.Alternative exact = Par.of(GAME, Map.of()).strategy().orElseThrow().alternatives().stream()
                .filter(simple -> simple.name().equals(name))
                .findFirst()
                .orElseThrow();
        Simulation.Wager wager = run(job(name, ROUNDS / 2, SEED), 2).wager("ante+play");
        assertThat(Math.abs(wager.mean() - exact.expectedValue().value())).isLessThan(4 * wager.standardError());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void any_number_of_threads_gives_the_same_result(int threads) {
        Job job = job("optimal", 10L * Job.BLOCK + 12_345, SEED);
        assertThat(run(job, threads).wagers()).isEqualTo(run(job, 1).wagers());
    }

    @Test
    void other_seeds_give_other_results() {
        assertThat(run(job("optimal", 100_000, 1), 1).wagers())
                .isNotEqualTo(run(job("optimal", 100_000, 2), 1).wagers());
    }

    @Test
    void every_round_is_tallied_once_on_every_wager() {
        for (long rounds : new long[] {1, 1_000, Job.BLOCK, Job.BLOCK + 1})
            for (Simulation.Wager wager : run(job("optimal", rounds, SEED), 2).wagers())
                assertThat(wager.outcomes().stream()
                                .mapToLong(Simulation.Outcome::count)
                                .sum())
                        .isEqualTo(wager.rounds())
                        .isEqualTo(rounds);
    }

    @Test
    void a_block_can_be_replayed_round_by_round() {
        Job job = job("optimal", 3L * Job.BLOCK, SEED);
        ThreeCardKernel kernel = new ThreeCardKernel(ThreeCardRules.standard(), "optimal");
        long[] run = new long[kernel.outcomes()];
        long[] replayed = new long[kernel.outcomes()];
        job.run(kernel, 2, run);
        FastGenerator generator = job.generator(2);
        Deals deals = new Deals(ThreeCardKernel.CARDS);
        int[] cards = new int[ThreeCardKernel.CARDS];
        for (int round = 0; round < job.rounds(2); round++) {
            deals.next(generator, cards, 0);
            int player = ThreeCardHand.strength(cards[0], cards[1], cards[2]);
            int dealer = ThreeCardHand.strength(cards[3], cards[4], cards[5]);
            replayed[kernel.outcome(player, dealer)]++;
        }
        assertThat(replayed).isEqualTo(run);
    }

    @Test
    void an_unknown_game_or_strategy_is_answered_with_the_known_ones() {
        assertThatThrownBy(() -> run(job("martingale", 1, SEED), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("optimal, queen-or-better, always, pair-or-better");
        assertThatThrownBy(() -> run(new Job("faro", Map.of(), "optimal", 1, SEED), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("three-card-poker");
    }

    private static Job job(String strategy, long rounds, long seed) {
        return new Job(GAME, Map.of(), strategy, rounds, seed);
    }

    private static Simulation run(Job job, int threads) {
        return new LocalEngine(threads).run(job, Progress.UNHEARD);
    }
}
