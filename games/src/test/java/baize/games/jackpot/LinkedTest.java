package baize.games.jackpot;

import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudPrize;
import baize.games.caribbeanstud.StudRules;
import baize.games.table.Settings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables that are linked to one pool agree in what was approved for it. */
class LinkedTest {
    private static JackpotRules rules(String... settings) {
        Map<String, String> given = new HashMap<>(Map.of(
                "jackpotStake", "5.00",
                "jackpotIncrement", "0.25",
                "jackpotReserve", "0.05",
                "jackpotSeed", "50000.00"));
        for (String setting : settings) {
            int at = setting.indexOf('=');
            given.put(setting.substring(0, at), setting.substring(at + 1));
        }
        return StudRules.read(new Settings(given)).jackpot();
    }

    @ParameterizedTest
    @CsvSource({
        "fixedPayoutsFromPool=true, 1, R-46",
        "bonusJackpot=250.00, 1, 250.00",
        "jackpotIncrement=0.250001, 2, rate",
        "jackpotReserve=0.06, 2, rate",
        "jackpotSeed=60000.00, 2, 60000.00",
        "jackpotLimit=90000.00, 2, limit",
        "jackpotStake=2.50, 3, 2.50",
    })
    @Rule({"11.9", "11.9.1", "11.9.2", "11.9.3", "R-46"})
    void whatever_differs_is_named_with_the_limb_of_the_clause(String setting, int limb, String named) {
        assertThat(between(rules(), rules(setting)).limb()).isEqualTo(limb);
        assertThat(between(rules(setting), rules()).limb()).isEqualTo(limb);
        assertThat(between(rules(), rules(setting)).detail()).contains(named);
    }

    private static JackpotRules.Disagreement between(JackpotRules one, JackpotRules other) {
        JackpotRules.Disagreement disagreement = one.disagreement(other);
        if (disagreement == null) throw new AssertionError(one + " agrees with " + other);
        return disagreement;
    }

    @Test
    @Rule({"11.9", "11.9.1"})
    void another_pay_table_is_no_table_of_the_pool() {
        JackpotRules own = rules();
        List<Prize> fewer = StudPrize.table().subList(1, StudPrize.table().size());
        JackpotRules other = new JackpotRules(
                own.stake(), own.seed(), own.increment(), own.reserve(), null, own.bonus(), false, fewer, false);
        assertThat(between(own, other).limb()).isEqualTo(1);
    }

    @Test
    @Rule("11.9")
    void equal_rules_agree_whatever_the_meters_show() {
        assertThat(rules().disagreement(rules("jackpotMeter=99999.99"))).isNull();
        assertThat(rules().disagreement(rules("jackpotIncrement=0.250000"))).isNull();
    }

    @Test
    @Rule({"11.5", "11.6"})
    void rules_that_cannot_be_kept_are_refused() {
        assertThatThrownBy(() -> with(Money.ZERO, dollars(1), 0, 0, Money.ZERO)).hasMessageContaining("stake");
        assertThatThrownBy(() -> with(dollars(1), dollars(-1), 0, 0, Money.ZERO))
                .hasMessageContaining("seed");
        assertThatThrownBy(() -> with(dollars(1), dollars(1), 600_000, 400_001, Money.ZERO))
                .hasMessageContaining("no more than the stake");
        assertThatThrownBy(() -> with(dollars(1), dollars(1), -1, 0, Money.ZERO))
                .hasMessageContaining("increment");
        assertThatThrownBy(() -> with(dollars(1), dollars(1), 0, 0, dollars(-1)))
                .hasMessageContaining("bonus");
        assertThatThrownBy(() -> new Prize("all", 101, Money.ZERO, List.of(), List.of(), false))
                .hasMessageContaining("0 to 100");
    }

    private static JackpotRules with(Money stake, Money seed, long increment, long reserve, Money bonus) {
        return new JackpotRules(stake, seed, increment, reserve, null, bonus, false, List.of(), false);
    }
}
