package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.rule.Rule;
import baize.lab.exact.CrapsBet;
import baize.lab.par.DiceSheet;
import baize.lab.par.Par;
import baize.lab.par.ParSheet;
import baize.lab.par.WagerSheet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class CrapsSimulationTest {
    private static final String GAME = "craps";
    private static final long SEED = 25;
    private static final long ROLLS = 4_000_000;
    private static final ParSheet EXACT = Par.of(GAME, Map.of());

    private static WagerSheet exact(String id) {
        return Stream.concat(EXACT.wagers().stream(), dice().combinations().stream())
                .filter(sheet -> sheet.wager().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static DiceSheet dice() {
        return EXACT.dice().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"optimal", "every-wager", "table"})
    void simulated_means_are_within_four_standard_errors_of_the_exact_ones(String strategy) {
        Simulation simulation = run(job(strategy, ROLLS, SEED), 2);
        for (Simulation.Wager wager : simulation.wagers()) {
            WagerSheet sheet = exact(wager.wager());
            assertThat(Math.abs(wager.mean() - sheet.expectedValue().value()))
                    .as(wager.wager())
                    .isLessThan(4 * wager.standardError());
            assertThat(wager.standardDeviation() / sheet.standardDeviation())
                    .as(wager.wager())
                    .isBetween(0.98, 1.02);
        }
    }

    @Test
    void every_wager_of_the_sheet_stands_where_all_of_them_are_made() {
        List<String> simulated = run(job("every-wager", 100_000, SEED), 1).wagers().stream()
                .map(Simulation.Wager::wager)
                .toList();
        assertThat(simulated)
                .containsAll(EXACT.wagers().stream().map(WagerSheet::wager).toList())
                .containsAll(
                        dice().combinations().stream().map(WagerSheet::wager).toList());
    }

    @Test
    void every_ending_happens_as_often_as_the_sheet_says() {
        for (Simulation.Wager wager :
                run(job("every-wager", ROLLS, SEED + 1), 2).wagers())
            for (Simulation.Outcome outcome : wager.outcomes()) {
                double expected = wager.rounds() * probability(exact(wager.wager()), outcome.outcome());
                assertThat(Math.abs(outcome.count() - expected))
                        .as("%s %s", wager.wager(), outcome.outcome())
                        .isLessThan(5 * Math.sqrt(expected) + 1);
            }
    }

    private static double probability(WagerSheet sheet, String id) {
        return sheet.outcomes().stream()
                .filter(outcome -> outcome.outcome().equals(id))
                .mapToDouble(outcome -> outcome.probability().value())
                .sum();
    }

    static Stream<CrapsBet> bets() {
        return Stream.concat(CrapsBet.wagers().stream(), CrapsBet.combinations().stream());
    }

    @ParameterizedTest
    @MethodSource("bets")
    void any_wager_of_the_sheet_is_a_strategy(CrapsBet bet) {
        Simulation.Wager wager = run(job(bet.id(), 200_000, SEED), 1).wager(bet.id());
        assertThat(wager.rounds()).isGreaterThan(2_000);
        assertThat(Math.abs(wager.mean() - exact(bet.id()).expectedValue().value()))
                .isLessThan(4.5 * wager.standardError());
    }

    @Test
    void odds_bring_the_wager_that_they_ride_on() {
        assertThat(run(job("come-odds-9", 50_000, SEED), 1).wagers())
                .extracting(Simulation.Wager::wager)
                .containsExactly("come", "come-odds-9");
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "pass-line", "dont-pass", "every-wager"})
    @Rule({"craps 3.11", "R-80", "R-81"})
    void shooters_keep_the_dice_as_long_as_the_sheet_says(String strategy) {
        for (Simulation.Shooter shooter : run(job(strategy, ROLLS, SEED), 2).shooters())
            assertThat(Math.abs(shooter.mean()
                            - dice().shooter(shooter.shooter()).rolls().value()))
                    .as(shooter.shooter())
                    .isLessThan(4 * shooter.standardError());
    }

    @Test
    @Rule({"craps 3.11", "R-81"})
    void the_dice_go_round_among_those_with_a_wager_on_the_line() {
        Simulation table = run(job("table", Job.BLOCK, SEED), 1);
        assertThat(table.shooters())
                .extracting(Simulation.Shooter::shooter)
                .containsExactly("pass-line", "dont-pass", "pass-line+dont-pass");
        List<Long> turns =
                table.shooters().stream().map(Simulation.Shooter::turns).toList();
        assertThat(turns.getFirst() - turns.getLast()).isBetween(0L, 1L);
        assertThat(run(job("field", 1_000, SEED), 1).shooters()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void any_number_of_threads_gives_the_same_result(int threads) {
        Job job = job("table", 5L * Job.BLOCK + 12_345, SEED);
        Simulation one = run(job, 1);
        Simulation many = run(job, threads);
        assertThat(many.wagers()).isEqualTo(one.wagers());
        assertThat(many.shooters()).isEqualTo(one.shooters());
    }

    @Test
    void what_a_block_has_begun_is_rolled_to_its_end() {
        for (long seed = 0; seed < 200; seed++) {
            Simulation one = run(job("pass-line", 1, seed), 1);
            Simulation.Wager line = one.wager("pass-line");
            Simulation.Shooter turn = one.shooters().getFirst();
            assertThat(line.rounds()).as("seed %d", seed).isPositive();
            assertThat(turn.turns()).as("seed %d", seed).isEqualTo(1);
        }
    }

    @Test
    void other_seeds_give_other_results() {
        assertThat(run(job("optimal", 100_000, 1), 1).wagers())
                .isNotEqualTo(run(job("optimal", 100_000, 2), 1).wagers());
    }

    @Test
    void an_unknown_strategy_is_answered_with_the_known_ones() {
        assertThatThrownBy(() -> run(job("martingale", 1, SEED), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("pass-line+odds or place-6, every-wager, table or optimal");
    }

    private static Job job(String strategy, long rolls, long seed) {
        return new Job(GAME, Map.of(), strategy, rolls, seed);
    }

    private static Simulation run(Job job, int threads) {
        return new LocalEngine(threads).run(job, Progress.UNHEARD);
    }
}
