package baize.core.pay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.rule.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OddsTest {
    @ParameterizedTest
    @CsvSource({
        "7, 6, 600, 700",
        "7, 6, 500, 584",
        "7, 6, 1, 2",
        "5, 11, 1100, 500",
        "5, 11, 500, 228",
        "5, 11, 1, 1",
        "2, 3, 300, 200",
        "2, 3, 500, 334",
        "2, 3, 1, 1",
        "3, 2, 5, 8",
        "1, 1, 250, 250",
        "250, 1, 2000, 500000",
        "1, 1, 0, 0"
    })
    @Rule("R-1")
    void winnings_are_rounded_up_to_the_cent(long pays, long stake, long staked, long winnings) {
        assertThat(new Odds(pays, stake).winnings(staked)).isEqualTo(winnings);
    }

    @ParameterizedTest
    @CsvSource({"1, 20, 2000, 100", "1, 20, 1999, 99", "1, 20, 19, 0", "1, 20, 0, 0"})
    @Rule("R-1")
    void commissions_are_rounded_down_to_the_cent(long pays, long stake, long amount, long commission) {
        assertThat(new Odds(pays, stake).commission(amount)).isEqualTo(commission);
    }

    @Test
    @Rule("R-1")
    void no_stake_gains_or_loses_as_much_as_a_cent_by_rounding() {
        for (Odds odds : new Odds[] {new Odds(7, 6), new Odds(5, 11), new Odds(2, 3), new Odds(9, 5)})
            for (long staked = 0; staked < 5_000; staked++) {
                long excess = odds.winnings(staked) * odds.stake() - staked * odds.pays();
                assertThat(excess).isBetween(0L, odds.stake() - 1);
            }
    }

    @Test
    void winnings_too_large_are_an_error_not_a_wrong_amount() {
        assertThatThrownBy(() -> Odds.toOne(250).winnings(Long.MAX_VALUE / 2)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> new Odds(7, 6).winnings(Long.MAX_VALUE / 2)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void odds_need_a_stake_and_pay_no_less_than_nothing() {
        assertThatThrownBy(() -> new Odds(7, 0)).hasMessageContaining("7 to 0");
        assertThatThrownBy(() -> new Odds(-1, 1)).hasMessageContaining("-1 to 1");
        assertThat(new Odds(7, 6)).hasToString("7 to 6");
        assertThat(Odds.toOne(1)).isSameAs(Odds.EVENS);
    }

    @Test
    void a_result_says_what_goes_back() {
        assertThat(Result.WIN.returned(500, 584)).isEqualTo(1_084);
        assertThat(Result.LOSE.returned(500, 584)).isZero();
        assertThat(Result.STAND_OFF.returned(500, 584)).isEqualTo(500);
        assertThat(Result.VOID.returned(500, 584)).isEqualTo(500);
        assertThat(Result.STAND_OFF.id()).isEqualTo("stand-off");
    }
}
