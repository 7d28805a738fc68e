package baize.lab.par;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Settings;
import baize.lab.exact.Fraction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published figures are those of wizardofodds.com, Caribbean Stud Poker, where a royal flush pays 100. */
class StudParTest {
    private static final long DEALS = 19_933_230_517_200L;
    private static final String PUBLISHED = "1-2-3-4-5-7-20-50-100";
    private static final ParSheet STANDARD = sheet(Map.of());

    @Test
    @Rule({"caribbean-stud 10.1", "caribbean-stud 9.4.1", "caribbean-stud 9.5.1"})
    void ante_and_bet_cost_an_exact_fraction_of_an_ante() {
        WagerSheet sheet = STANDARD.wager("ante+bet");
        assertThat(sheet.per()).isEqualTo("ante");
        assertThat(sheet.expectedValue().exact().orElseThrow()).hasToString("-86362082531/1661102543100");
        assertThat(STANDARD.approved()).isTrue();
    }

    @Test
    @Rule("caribbean-stud 10.1")
    void with_a_hundred_for_a_royal_flush_it_is_the_published_fraction() {
        ParSheet sheet = sheet(Map.of("betPays", PUBLISHED));
        WagerSheet wager = sheet.wager("ante+bet");
        assertThat(wager.expectedValue().exact()).contains(Fraction.of(-1_041_372_912_372L, DEALS));
        assertThat(wager.houseEdge().value()).isCloseTo(0.052243, within(0.0000005));
        assertThat(wager.elementOfRisk().value()).isCloseTo(0.0256, within(0.00005));
        assertThat(wager.standardDeviation()).isCloseTo(2.24, within(0.005));
        assertThat(sheet.strategy().orElseThrow().staysIn().value()).isCloseTo(0.522, within(0.0005));
        assertThat(sheet.approved()).isFalse();
    }

    @Test
    void a_royal_flush_is_worth_what_it_wins_more() {
        Fraction more = exact(STANDARD).minus(exact(sheet(Map.of("betPays", PUBLISHED))));
        Fraction royal = STANDARD.wager("ante+bet").outcomes().stream()
                .filter(outcome -> outcome.outcome().equals("dealer-beaten-royal-flush"))
                .map(outcome -> outcome.probability().exact().orElseThrow())
                .findFirst()
                .orElseThrow();
        assertThat(more).isEqualTo(royal.times(Fraction.of(2 * (250 - 100))));
    }

    @Test
    void the_outcomes_of_a_wager_are_all_that_can_happen_and_add_up_to_its_figures() {
        for (WagerSheet sheet : sheet(Map.of("jackpotMeter", "98765.43", "maximumPayout", "33.00"))
                .wagers()) {
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
    @Rule({"caribbean-stud 10.2", "R-38"})
    void a_maximum_payout_bounds_what_a_bet_wins_on_the_smallest_ante() {
        Map<String, String> house = Map.of("maximumPayout", "300.00", "minimum", "5.00");
        assertThat(pays(house, "dealer-beaten-straight-flush")).isEqualTo(1 + 300.0 / 5);
        assertThat(pays(house, "dealer-beaten-royal-flush")).isEqualTo(1 + 300.0 / 5);
        assertThat(pays(house, "dealer-beaten-four-of-a-kind")).isEqualTo(1 + 2 * 20);
        assertThat(pays(Map.of("maximumPayout", "300.00"), "dealer-beaten-straight-flush"))
                .isEqualTo(1 + 2 * 50);
        assertThat(exact(sheet(Map.of("minimum", "5.00")))).isEqualTo(exact(STANDARD));
    }

    private static double pays(Map<String, String> house, String id) {
        return sheet(house).wager("ante+bet").outcomes().stream()
                .filter(outcome -> outcome.outcome().equals(id))
                .mapToDouble(outcome -> outcome.pays().value())
                .sum();
    }

    @Test
    void the_strategy_has_a_row_for_every_situation() {
        StrategySheet strategy = STANDARD.strategy().orElseThrow();
        Fraction all = Fraction.ZERO;
        Fraction value = Fraction.ZERO;
        for (StrategySheet.Row row : strategy.table()) {
            Fraction probability = row.probability().exact().orElseThrow();
            all = all.plus(probability);
            value = value.plus(probability.times(row.expectedValue().exact().orElseThrow()));
        }
        assertThat(all).isEqualTo(Fraction.ONE);
        assertThat(value).isEqualTo(exact(STANDARD));
        assertThat(strategy.table().subList(0, 9))
                .extracting(StrategySheet.Row::action)
                .containsOnly("bet");
        assertThat(strategy.table().subList(9, 16))
                .extracting(StrategySheet.Row::action)
                .containsExactly(
                        "bet with a queen or jack (48.8% bet)",
                        "bet (98.4% bet)",
                        "bet with a queen (34.7% bet)",
                        "bet with a queen (32.0% bet)",
                        "fold (0.3% bet)",
                        "fold",
                        "fold");
    }

    @Test
    void simpler_strategies_cost_what_they_fall_short_of_the_best() {
        List<StrategySheet.Alternative> simpler =
                STANDARD.strategy().orElseThrow().alternatives();
        assertThat(simpler)
                .extracting(StrategySheet.Alternative::name)
                .containsExactly(
                        "ace-king-by-upcard", "by-hand-alone", "ace-king-or-better", "pair-or-better", "always");
        for (StrategySheet.Alternative simple : simpler)
            assertThat(exact(STANDARD).minus(simple.cost().exact().orElseThrow()))
                    .isEqualTo(simple.expectedValue().exact().orElseThrow());
        assertThat(simpler.getFirst().cost().value()).isPositive().isLessThan(0.00001);
        StrategySheet published = sheet(Map.of("betPays", PUBLISHED)).strategy().orElseThrow();
        assertThat(published.alternatives().get(1).expectedValue().value()).isCloseTo(-0.05316, within(0.000005));
        assertThat(published.alternatives().get(2).expectedValue().value()).isCloseTo(-0.0568, within(0.00005));
        assertThat(published.alternatives().get(3).expectedValue().value()).isCloseTo(-0.0547, within(0.00005));
        assertThat(published.alternatives().get(4).expectedValue().value()).isCloseTo(-0.166, within(0.0005));
    }

    @Test
    @Rule({"caribbean-stud 11.7", "caribbean-stud 12.1"})
    void a_jackpot_wager_returns_more_as_the_meter_grows() {
        JackpotSheet jackpot = STANDARD.jackpot().orElseThrow();
        assertThat(jackpot.breakEven()).isEqualTo(Money.parse("159810.53"));
        assertThat(jackpot.points())
                .extracting(JackpotSheet.Point::meter)
                .contains(jackpot.meter(), jackpot.breakEven(), Money.dollars(400_000))
                .isSorted();
        assertThat(jackpot.points().getFirst().returned().exact()).contains(Fraction.of(1_764_400, 2_598_960));
        assertThat(STANDARD.wager("jackpot").expectedValue().exact())
                .contains(Fraction.of(1_764_400, 2_598_960).minus(Fraction.ONE));
        for (String meter : List.of("0.01", "20000.00", "159810.53", "987654.32")) {
            ParSheet sheet = sheet(Map.of("jackpotMeter", meter));
            assertThat(sheet.jackpot().orElseThrow().points())
                    .filteredOn(point -> point.meter().equals(Money.parse(meter)))
                    .extracting(point -> point.returned().exact().orElseThrow().minus(Fraction.ONE))
                    .containsExactly(
                            sheet.wager("jackpot").expectedValue().exact().orElseThrow());
        }
    }

    /** Where a pair pays far less than the dealer takes and other odds are generous, hands of many strengths differ. */
    @ParameterizedTest
    @CsvSource({"1-1-1-1-1-1-1-1-1", "999999-1-1-1-1-1-1-1-1", "1-2-3-4-5-7-20-50-999999"})
    void any_schedule_has_a_sheet(String betPays) {
        ParSheet sheet = sheet(Map.of("betPays", betPays));
        StrategySheet strategy = sheet.strategy().orElseThrow();
        assertThat(strategy.staysIn().value()).isBetween(0.4, 1.0);
        assertThat(strategy.alternatives())
                .allSatisfy(simple -> assertThat(simple.cost().value()).isNotNegative());
    }

    @ParameterizedTest
    @CsvSource({
        "betPays, 1-2-3",
        "betPays, 1-2-3-4-5-7-20-50-0",
        "betpays, 1-2-3-4-5-7-20-50-250",
        "maximumPayout, 0.00",
        "maximumPayout, much",
        "jackpotMeter, 1e6",
        "jackpotMeter, -5.00",
        "jackpotMeter, 99999999999999.00",
        "jackpotStake, 0.00",
        "jackpotStake, free"
    })
    void a_setting_that_cannot_be_is_refused_by_name(String key, String value) {
        assertThatThrownBy(() -> sheet(Map.of(key, value)))
                .isInstanceOf(Settings.BadSetting.class)
                .hasMessageContaining(key);
    }

    private static ParSheet sheet(Map<String, String> house) {
        return Par.of("caribbean-stud", house);
    }

    private static Fraction exact(ParSheet sheet) {
        return sheet.wager("ante+bet").expectedValue().exact().orElseThrow();
    }
}
