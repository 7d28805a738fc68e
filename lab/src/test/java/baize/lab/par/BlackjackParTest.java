package baize.lab.par;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.lab.exact.Fraction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlackjackParTest {
    private static final String GAME = "blackjack";
    private static final ParSheet SIX = Par.of(GAME, Map.of());
    private static final ParSheet EIGHT = Par.of(GAME, Map.of("decks", "8"));

    @ParameterizedTest
    @Rule({"blackjack 14.12", "blackjack 14.15", "blackjack 14.20", "blackjack 14.30", "R-91", "R-106"})
    @CsvSource({
        "6, perfect-pairs, -18/311",
        "6, any-pairs, -35/311",
        "6, star-pairs, -558/4043",
        "6, lucky-lucky, -33247/626665",
        "6, insurance-ace, -23/311",
        "6, insurance-ten, -47/311",
        "8, perfect-pairs, -14/415",
        "8, any-pairs, -43/415",
        "8, insurance-ace, -31/415"
    })
    void wagers_without_decisions_are_fractions(int decks, String wager, String exact) {
        ParSheet sheet = decks == 6 ? SIX : EIGHT;
        assertThat(sheet.wager(wager).expectedValue().exact().orElseThrow()).hasToString(exact);
    }

    /** Counted by hand: 24 sevens among 312 cards, six of them of diamonds. */
    @Test
    @Rule({"blackjack 14.24", "R-107", "R-108"})
    void blazing_sevens_at_its_least_is_what_the_cards_say() {
        Fraction all = Fraction.of(312L * 311 * 310);
        Fraction won = Fraction.of(24L * 23 * 288 * 20)
                .plus(Fraction.of(2L * 24 * 23 * 288 * 10))
                .plus(Fraction.of(6L * 5 * 4 * 4000))
                .plus(Fraction.of(3L * 6 * 5 * 4 * 400))
                .plus(Fraction.of(2L * (12 * 11 * 10 - 2 * 6 * 5 * 4) * 500))
                .plus(Fraction.of((24L * 23 * 22 - 2 * 12 * 11 * 10) * 200));
        assertThat(SIX.wager("blazing-7s").expectedValue().exact().orElseThrow())
                .isEqualTo(won.over(all).minus(Fraction.ONE));
    }

    @Test
    @Rule("blackjack 14.24")
    void blazing_sevens_breaks_even_where_its_sheet_says() {
        JackpotSheet jackpot = SIX.jackpot().orElseThrow();
        Map<String, String> at = Map.of("blazingMeter", jackpot.breakEven().toString());
        Map<String, String> below = Map.of(
                "blazingMeter", jackpot.breakEven().minus(Money.dollars(1)).toString());
        assertThat(Par.of(GAME, at).wager("blazing-7s").expectedValue().value()).isNotNegative();
        assertThat(Par.of(GAME, below).wager("blazing-7s").expectedValue().value())
                .isNegative();
    }

    @Test
    @Rule({"blackjack 3.1.1", "R-149"})
    void eight_decks_have_no_star_pairs_and_no_blazing_sevens() {
        assertThat(EIGHT.wagers().stream().map(WagerSheet::wager))
                .containsExactly("main", "insurance-ace", "insurance-ten", "perfect-pairs", "any-pairs", "lucky-lucky");
        assertThat(EIGHT.jackpot()).isEmpty();
    }

    @Test
    void the_main_wager_is_played_by_totals_and_the_other_way_stands_beside_it() {
        WagerSheet main = SIX.wager("main");
        ChartSheet chart = SIX.strategy().orElseThrow().chart().orElseThrow();
        assertThat(main.expectedValue().value()).isEqualTo(-0.007827, within(5e-7));
        assertThat(main.elementOfRisk().value()).isLessThan(main.houseEdge().value());
        assertThat(chart.byComposition().value())
                .isGreaterThan(main.expectedValue().value());
        double all = main.outcomes().stream()
                .mapToDouble(outcome -> outcome.probability().value())
                .sum();
        assertThat(all).isEqualTo(1, within(1e-12));
    }

    @Test
    void what_a_rule_is_worth_is_the_difference_of_two_sheets() {
        ChartSheet chart = SIX.strategy().orElseThrow().chart().orElseThrow();
        double value = SIX.wager("main").expectedValue().value();
        assertThat(chart.rules()).hasSize(3);
        for (ChartSheet.Changed rule : chart.rules()) {
            double other = Par.of(GAME, Map.of(rule.setting(), rule.value()))
                    .wager("main")
                    .expectedValue()
                    .value();
            assertThat(rule.expectedValue().value()).as(rule.setting()).isEqualTo(other, within(1e-12));
            assertThat(rule.difference().value()).isEqualTo(other - value, within(1e-12));
        }
        assertThat(chart.rules().get(0).difference().value()).isNegative();
        assertThat(chart.rules().get(1).difference().value()).isPositive();
        assertThat(chart.rules().get(2).difference().value()).isPositive();
    }

    @Test
    void the_upcards_come_to_the_whole() {
        ChartSheet chart = SIX.strategy().orElseThrow().chart().orElseThrow();
        double sum = chart.byUpcard().stream()
                .mapToDouble(up -> up.probability().value() * up.expectedValue().value())
                .sum();
        assertThat(sum).isEqualTo(SIX.wager("main").expectedValue().value(), within(1e-12));
    }

    @Test
    @Rule({"blackjack 11.1", "blackjack 12.1", "R-94"})
    void the_chart_says_what_players_know() {
        ChartSheet chart = SIX.strategy().orElseThrow().chart().orElseThrow();
        assertThat(chart.upcards()).containsExactly("2", "3", "4", "5", "6", "7", "8", "9", "10", "A");
        assertThat(acts(chart, 0, "12"))
                .containsExactly("hit", "hit", "stand", "stand", "stand", "hit", "hit", "hit", "hit", "hit");
        assertThat(acts(chart, 0, "11")).containsOnly("double");
        assertThat(acts(chart, 1, "19 to 20")).containsOnly("stand");
        assertThat(acts(chart, 2, "A-A")).containsOnly("split");
        assertThat(acts(chart, 2, "10-10")).containsOnly("stand");
        assertThat(acts(chart, 2, "8-8")).startsWith("split").endsWith("split", "hit");
    }

    private static List<String> acts(ChartSheet chart, int group, String hand) {
        return chart.groups().get(group).lines().stream()
                .filter(line -> line.hand().equals(hand))
                .findFirst()
                .orElseThrow()
                .acts();
    }

    @Test
    @Rule("blackjack 9.1.2")
    void a_blackjack_against_an_ace_is_worth_more_than_even_money() {
        ChartSheet chart = SIX.strategy().orElseThrow().chart().orElseThrow();
        assertThat(chart.waiting().exact().orElseThrow()).hasToString("107/103");
    }

    @Test
    void an_unknown_setting_is_answered_with_its_name() {
        assertThatThrownBy(() -> Par.of(GAME, Map.of("penetration", "75")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("penetration");
    }
}
