package baize.lab.par;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import baize.core.rule.Rule;
import baize.lab.exact.Fraction;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published figures are those of wizardofodds.com, Three Card Poker. */
class ThreeCardParTest {
    /** How many of the 22,100 hands there are of each: pair, flush, straight, three of a kind, straight flush. */
    private static final int[] HANDS = {3_744, 1_096, 720, 52, 48};

    private static final int NO_PAIR = 16_440;
    private static final int ALL = 22_100;
    private static final Fraction STANDARD = Fraction.of(-686_689, 20_358_520);

    @Test
    @Rule({"three-card-poker 10.1", "three-card-poker 10.3", "three-card-poker 10.4", "R-57", "R-58"})
    void ante_and_play_cost_the_published_fraction_of_an_ante() {
        WagerSheet sheet = sheet(Map.of()).wager("ante+play");
        assertThat(sheet.per()).isEqualTo("ante");
        assertThat(sheet.expectedValue()).isEqualTo(Figure.exactly(STANDARD));
        assertThat(sheet.expectedValue().exact().orElseThrow()).hasToString("-686689/20358520");
        assertThat(sheet.houseEdge().value()).isCloseTo(0.0337, within(0.00005));
        assertThat(sheet.elementOfRisk().value()).isCloseTo(0.0201, within(0.00005));
        assertThat(sheet.standardDeviation()).isCloseTo(1.64, within(0.005));
    }

    @Test
    @Rule({"three-card-poker 10.5", "R-58"})
    void pair_plus_costs_the_published_fraction_of_its_stake() {
        WagerSheet sheet = sheet(Map.of()).wager("pair-plus");
        assertThat(sheet.expectedValue().exact().orElseThrow()).hasToString("-128/5525");
        assertThat(sheet.elementOfRisk()).isEqualTo(sheet.houseEdge());
        assertThat(sheet.hitFrequency()).isEqualTo(Figure.exactly(Fraction.of(ALL - NO_PAIR, ALL)));
    }

    @ParameterizedTest
    @CsvSource({"1-4-5, 3.37", "1-3-5, 3.61", "1-3-4, 3.83", "1-2-3, 4.28"})
    @Rule({"three-card-poker 10.3", "R-58"})
    void any_bonus_schedule_changes_the_edge_by_the_hands_that_earn_it(String bonus, double published) {
        long[] pays = figures(bonus);
        Fraction lost = Fraction.of(720 * (pays[0] - 1) + 52 * (pays[1] - 4) + 48 * (pays[2] - 5), ALL);
        WagerSheet sheet = sheet(Map.of("anteBonus", bonus)).wager("ante+play");
        assertThat(sheet.expectedValue().exact()).contains(STANDARD.plus(lost));
        assertThat(sheet.houseEdge().value() * 100).isCloseTo(published, within(0.0051));
    }

    @ParameterizedTest
    @CsvSource({"1-4-6-30-40, 2.32", "1-3-6-30-40, 7.28", "1-4-5-30-40, 5.57", "1-4-6-33-35, 2.70", "1-4-6-25-40, 3.49"
    })
    @Rule({"three-card-poker 10.5", "R-58"})
    void any_pair_plus_schedule_costs_what_the_counts_of_hands_say(String pairPlus, double published) {
        long[] pays = figures(pairPlus);
        long net = -NO_PAIR;
        for (int category = 0; category < HANDS.length; category++) net += HANDS[category] * pays[category];
        WagerSheet sheet = sheet(Map.of("pairPlus", pairPlus)).wager("pair-plus");
        assertThat(sheet.expectedValue().exact()).contains(Fraction.of(net, ALL));
        assertThat(sheet.houseEdge().value() * 100).isCloseTo(published, within(0.0051));
    }

    @Test
    void the_outcomes_of_a_wager_are_all_that_can_happen_and_add_up_to_its_figures() {
        for (WagerSheet sheet :
                sheet(Map.of("anteBonus", "2-7-11", "pairPlus", "1-3-7-29-41")).wagers()) {
            Fraction sum = Fraction.ZERO;
            Fraction mean = Fraction.ZERO;
            Fraction square = Fraction.ZERO;
            for (WagerSheet.Outcome outcome : sheet.outcomes()) {
                Fraction probability = outcome.probability().exact().orElseThrow();
                Fraction pays = outcome.pays().exact().orElseThrow();
                sum = sum.plus(probability);
                mean = mean.plus(probability.times(pays));
                square = square.plus(probability.times(pays).times(pays));
            }
            assertThat(sum).isEqualTo(Fraction.ONE);
            assertThat(sheet.expectedValue().exact()).contains(mean);
            assertThat(sheet.variance().exact()).contains(square.minus(mean.times(mean)));
            assertThat(sheet.outcomes()).extracting(WagerSheet.Outcome::outcome).doesNotHaveDuplicates();
        }
    }

    @Test
    @Rule({"three-card-poker 9.3.2", "three-card-poker 9.4.1.1", "R-57"})
    void a_hand_that_loses_to_the_dealer_still_has_its_bonus() {
        assertThat(sheet(Map.of()).wager("ante+play").outcomes())
                .filteredOn(outcome -> outcome.outcome().startsWith("dealer-wins"))
                .extracting(
                        WagerSheet.Outcome::outcome, outcome -> outcome.pays().value())
                .containsExactly(
                        tuple("dealer-wins", -2.0),
                        tuple("dealer-wins-straight", -2.0 + 1),
                        tuple("dealer-wins-three-of-a-kind", -2.0 + 4),
                        tuple("dealer-wins-straight-flush", -2.0 + 5));
    }

    @Test
    void simpler_strategies_cost_what_is_published() {
        StrategySheet strategy = sheet(Map.of()).strategy().orElseThrow();
        assertThat(strategy.threshold()).contains(new StrategySheet.Threshold("Q-6-4", "play Q-6-4 or better"));
        assertThat(strategy.alternatives())
                .extracting(StrategySheet.Alternative::name)
                .containsExactly("queen-or-better", "always", "pair-or-better");
        assertThat(strategy.alternatives().get(0).expectedValue().value()).isCloseTo(-0.0345, within(0.00005));
        assertThat(strategy.alternatives().get(1).expectedValue().value()).isCloseTo(-0.0765, within(0.00005));
        for (StrategySheet.Alternative simple : strategy.alternatives())
            assertThat(STANDARD.minus(simple.cost().exact().orElseThrow()))
                    .isEqualTo(simple.expectedValue().exact().orElseThrow());
    }

    @Test
    void the_strategy_has_a_row_for_every_situation() {
        List<StrategySheet.Row> table = sheet(Map.of()).strategy().orElseThrow().table();
        Fraction all = Fraction.ZERO;
        Fraction value = Fraction.ZERO;
        for (StrategySheet.Row row : table) {
            Fraction probability = row.probability().exact().orElseThrow();
            all = all.plus(probability);
            value = value.plus(probability.times(row.expectedValue().exact().orElseThrow()));
        }
        assertThat(all).isEqualTo(Fraction.ONE);
        assertThat(value).isEqualTo(STANDARD);
        assertThat(table)
                .filteredOn(row -> row.situation().endsWith(" high"))
                .extracting(StrategySheet.Row::action)
                .startsWith("play", "play", "play Q-6-4 or better", "fold")
                .endsWith("fold");
    }

    @Test
    @Rule({"three-card-poker 10.3", "three-card-poker 10.5", "R-58"})
    void a_schedule_that_is_not_approved_has_a_sheet_that_says_so() {
        assertThat(sheet(Map.of()).approved()).isTrue();
        ParSheet other = sheet(Map.of("pairPlus", "1-3-6-30-40"));
        assertThat(other.approved()).isFalse();
        assertThat(other.house()).containsEntry("pairPlus", "1-3-6-30-40").containsEntry("anteBonus", "1-4-5");
        assertThat(other.game()).isEqualTo("three-card-poker");
        assertThat(other.method()).isEqualTo("exact");
    }

    @Test
    void an_unknown_game_or_setting_is_refused_by_name() {
        assertThatThrownBy(() -> Par.of("faro", Map.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"faro\"")
                .hasMessageContaining("three-card-poker");
        assertThatThrownBy(() -> sheet(Map.of("antebonus", "1-4-5"))).hasMessageContaining("antebonus");
        assertThatThrownBy(() -> sheet(Map.of("anteBonus", "1-4"))).hasMessageContaining("anteBonus");
    }

    private static ParSheet sheet(Map<String, String> house) {
        return Par.of("three-card-poker", house);
    }

    private static long[] figures(String text) {
        return Arrays.stream(text.split("-", -1)).mapToLong(Long::parseLong).toArray();
    }
}
