package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class FractionTest {
    @Test
    void a_fraction_is_in_lowest_terms_with_its_sign_on_top() {
        assertThat(Fraction.of(6, -4)).hasToString("-3/2");
        assertThat(Fraction.of(-6, -4)).hasToString("3/2");
        assertThat(Fraction.of(0, -7)).isEqualTo(Fraction.ZERO).hasToString("0/1");
        assertThat(Fraction.of(10, 5)).hasToString("2/1");
    }

    @Test
    void arithmetic_is_exact() {
        Fraction third = Fraction.of(1, 3);
        Fraction sixth = Fraction.of(1, 6);
        assertThat(third.plus(sixth)).isEqualTo(Fraction.of(1, 2));
        assertThat(third.minus(sixth)).isEqualTo(sixth);
        assertThat(third.times(sixth)).isEqualTo(Fraction.of(1, 18));
        assertThat(third.over(sixth)).isEqualTo(Fraction.of(2));
        assertThat(third.negated().signum()).isNegative();
        assertThat(third).isGreaterThan(sixth);
    }

    @Test
    void terms_too_long_for_a_double_still_have_a_nearest_double() {
        BigInteger huge = BigInteger.TEN.pow(400);
        assertThat(new Fraction(huge.add(BigInteger.ONE), huge.multiply(BigInteger.valueOf(4))).toDouble())
                .isEqualTo(0.25);
    }

    @Test
    void nothing_is_over_zero() {
        assertThatThrownBy(() -> Fraction.of(1, 0)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Fraction.ONE.over(Fraction.ZERO)).isInstanceOf(ArithmeticException.class);
    }
}
