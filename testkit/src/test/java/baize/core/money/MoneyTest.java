package baize.core.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.rule.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoneyTest {
    @ParameterizedTest
    @CsvSource({
        "0.00,0",
        "0.05,5",
        "0.50,50",
        "12.50,1250",
        "-0.05,-5",
        "-3.00,-300",
        "92233720368547758.07,9223372036854775807"
    })
    @Rule("R-1")
    void amounts_are_whole_cents_and_read_back_as_written(String text, long cents) {
        assertThat(Money.parse(text)).isEqualTo(Money.cents(cents));
        assertThat(Money.cents(cents)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "12",
                "12.5",
                "12.505",
                ".50",
                "-.50",
                "+1.00",
                "1,000.00",
                "1e3.00",
                "12.5a",
                " 1.00",
                "--1.00"
            })
    void anything_else_is_no_amount(String text) {
        assertThatThrownBy(() -> Money.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"" + text + "\"");
    }

    @Test
    void an_amount_too_large_is_refused_not_cut() {
        assertThatThrownBy(() -> Money.parse("92233720368547758.08")).isInstanceOf(IllegalArgumentException.class);
        Money most = Money.cents(Long.MAX_VALUE);
        Money least = Money.cents(Long.MIN_VALUE);
        assertThatThrownBy(() -> most.plus(Money.cents(1))).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> least.minus(Money.cents(1))).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> most.times(2)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(least::negated).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Money.dollars(Long.MAX_VALUE)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void the_smallest_amount_is_written_as_any_other() {
        assertThat(Money.cents(Long.MIN_VALUE)).hasToString("-92233720368547758.08");
        assertThat(Money.cents(Long.MAX_VALUE)).hasToString("92233720368547758.07");
        assertThat(Money.cents(-5)).hasToString("-0.05");
        assertThat(Money.cents(-120)).hasToString("-1.20");
    }

    @Test
    void arithmetic_is_exact() {
        Money ante = Money.parse("12.50");
        assertThat(ante.plus(Money.dollars(1))).hasToString("13.50");
        assertThat(ante.minus(Money.dollars(20))).hasToString("-7.50");
        assertThat(ante.times(3)).hasToString("37.50");
        assertThat(ante.negated()).hasToString("-12.50");
        assertThat(ante.minus(ante)).isSameAs(Money.ZERO);
    }

    @Test
    void amounts_compare() {
        Money low = Money.dollars(5);
        Money high = Money.dollars(10);
        assertThat(low.isBelow(high)).isTrue();
        assertThat(low.isAbove(high)).isFalse();
        assertThat(low.min(high)).isEqualTo(low);
        assertThat(low.max(high)).isEqualTo(high);
        assertThat(low).isLessThan(high);
        assertThat(Money.ZERO.isPositive()).isFalse();
        assertThat(Money.ZERO.isZero()).isTrue();
        assertThat(high.isMultipleOf(low)).isTrue();
        assertThat(low.isMultipleOf(high)).isFalse();
    }

    @Test
    void a_net_result_carries_its_sign() {
        assertThat(Money.parse("12.50").signed()).isEqualTo("+12.50");
        assertThat(Money.parse("-5.00").signed()).isEqualTo("-5.00");
        assertThat(Money.ZERO.signed()).isEqualTo("0.00");
    }
}
