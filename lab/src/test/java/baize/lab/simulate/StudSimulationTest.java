package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.games.caribbeanstud.StudRules;
import baize.lab.par.Par;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StudSimulationTest {
    private static final String GAME = "caribbean-stud";
    private static final long SEED = 25;
    private static final long ROUNDS = 10_000_000;
    private static final ParSheet EXACT = Par.of(GAME, Map.of());

    @Test
    void ten_million_rounds_are_within_four_standard_errors_of_the_exact_figures() {
        Simulation simulation = run(job("optimal", ROUNDS, SEED), 2);
        for (WagerSheet sheet : EXACT.wagers()) {
            Simulation.Wager wager = simulation.wager(sheet.wager());
            double error = sheet.standardDeviation() / Math.sqrt((double) ROUNDS);
            assertThat(Math.abs(wager.mean() - sheet.expectedValue().value()))
                    .as("%s, seed %d", sheet.wager(), SEED)
                    .isLessThan(4 * error);
            for (Simulation.Outcome outcome : wager.outcomes()) {
                double expected = ROUNDS * probability(sheet, outcome.outcome());
                assertThat(Math.abs(outcome.count() - expected))
                        .as("%s, seed %d", outcome.outcome(), SEED)
                        .isLessThan(5 * Math.sqrt(expected) + 1);
            }
        }
        assertThat(simulation.house()).isEqualTo(EXACT.house());
        assertThat(simulation.approved()).isTrue();
    }

    private static double probability(WagerSheet sheet, String id) {
        return sheet.outcomes().stream()
                .filter(outcome -> outcome.outcome().equals(id))
                .mapToDouble(outcome -> outcome.probability().value())
                .sum();
    }

    @Test
    void simpler_strategies_do_as_the_sheet_says() {
        for (StrategySheet.Alternative simple : EXACT.strategy().orElseThrow().alternatives()) {
            Simulation.Wager wager =
                    run(job(simple.name(), ROUNDS / 5, SEED), 2).wager("ante+bet");
            assertThat(Math.abs(wager.mean() - simple.expectedValue().value()))
                    .as("%s, seed %d", simple.name(), SEED)
                    .isLessThan(4 * wager.standardError());
        }
    }

    @Test
    void any_number_of_threads_gives_the_same_result() {
        Job job = job("optimal", 10L * Job.BLOCK + 12_345, SEED);
        assertThat(run(job, 3).wagers()).isEqualTo(run(job, 1).wagers());
    }

    @Test
    void a_block_can_be_replayed_round_by_round() {
        Job job = job("optimal", 3L * Job.BLOCK, SEED);
        StudKernel kernel = new StudKernel(StudRules.standard(), "optimal");
        long[] run = new long[kernel.outcomes()];
        long[] replayed = new long[kernel.outcomes()];
        job.run(kernel, 2, run);
        FastGenerator generator = job.generator(2);
        Deals deals = new Deals(StudKernel.CARDS);
        int[] cards = new int[StudKernel.CARDS];
        for (int round = 0; round < job.rounds(2); round++) {
            deals.next(generator, cards, 0);
            replayed[kernel.outcome(cards)]++;
        }
        assertThat(replayed).isEqualTo(run);
    }

    @Test
    void an_unknown_strategy_is_answered_with_the_known_ones() {
        assertThatThrownBy(() -> run(job("martingale", 1, SEED), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("optimal, ace-king-by-upcard, by-hand-alone, ace-king-or-better");
    }

    private static Job job(String strategy, long rounds, long seed) {
        return new Job(GAME, Map.of(), strategy, rounds, seed);
    }

    private static Simulation run(Job job, int threads) {
        return new LocalEngine(threads).run(job, Progress.UNHEARD);
    }
}
