package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.HandCategory;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudPrize;
import baize.games.caribbeanstud.StudRules;
import baize.games.table.Settings;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JackpotReturnTest {
    private static final long FIXED = 624 * 500 + 3_744 * 150 + 5_108 * 100;
    private static final long ALL = 2_598_960;

    @ParameterizedTest
    @CsvSource({"1.00, 50000", "1.00, 200000", "2.50, 120000"})
    @Rule({"caribbean-stud 11.7", "caribbean-stud 12.1", "R-30"})
    void a_wager_returns_what_the_counts_of_hands_say(String stake, long meter) {
        Fraction expected = Fraction.of(4 * meter + 36 * meter / 10 + FIXED, ALL)
                .over(Fraction.of(Money.parse(stake).cents(), 100));
        assertThat(jackpot(Map.of("jackpotStake", stake)).returned(Money.dollars(meter)))
                .isEqualTo(expected);
    }

    @Test
    @Rule({"caribbean-stud 12.1.1", "caribbean-stud 12.1.2", "R-42"})
    void a_small_meter_pays_its_guarantees() {
        JackpotReturn jackpot = jackpot(Map.of());
        assertThat(jackpot.award(StudPrize.of(HandCategory.ROYAL_FLUSH), Money.dollars(10)))
                .isEqualTo(Money.dollars(50_000));
        assertThat(jackpot.award(StudPrize.of(HandCategory.STRAIGHT_FLUSH), Money.dollars(10)))
                .isEqualTo(Money.dollars(5_000));
        assertThat(jackpot.award(StudPrize.of(HandCategory.STRAIGHT), Money.dollars(10)))
                .isEqualTo(Money.ZERO);
        assertThat(jackpot.returned(Money.ZERO)).isEqualTo(jackpot.returned(Money.dollars(50_000)));
    }

    @Test
    void a_dollar_breaks_even_at_a_meter_of_159_810_53() {
        JackpotReturn jackpot = jackpot(Map.of());
        Money even = jackpot.breakEven();
        assertThat(even).isEqualTo(Money.parse("159810.53"));
        assertThat(jackpot.returned(even)).isGreaterThanOrEqualTo(Fraction.ONE);
        // 7.6 meters and the fixed amounts come to a dollar a hand between these two cents.
        assertThat(76 * 15_981_053L).isGreaterThan(10 * (ALL - FIXED) * 100);
        assertThat(76 * 15_981_052L).isLessThan(10 * (ALL - FIXED) * 100);
    }

    @Test
    @Rule("R-2")
    void a_tenth_paid_up_to_the_cent_breaks_even_two_cents_earlier() {
        JackpotReturn jackpot = jackpot(Map.of());
        assertThat(jackpot.returned(Money.parse("159810.51"))).isGreaterThanOrEqualTo(Fraction.ONE);
        assertThat(jackpot.returned(Money.parse("159810.50"))).isLessThan(Fraction.ONE);
    }

    @Test
    void a_wager_that_the_guarantees_pay_back_breaks_even_at_once() {
        assertThat(jackpot(Map.of("jackpotStake", "0.50")).breakEven()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"caribbean-stud 11.6", "R-41"})
    void what_the_wager_adds_to_the_meter_can_be_won_with_it() {
        JackpotReturn jackpot = jackpot(Map.of("jackpotIncrement", "0.25"));
        assertThat(jackpot.award(StudPrize.of(HandCategory.ROYAL_FLUSH), Money.dollars(60_000)))
                .isEqualTo(Money.parse("60000.25"));
    }

    private static JackpotReturn jackpot(Map<String, String> house) {
        return StudHandCounts.jackpot(StudRules.read(new Settings(house)).jackpot());
    }
}
