package baize.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NumbersTest {
    @Test
    void a_net_has_its_sign_and_no_needless_places() {
        assertThat(Numbers.net(1)).isEqualTo("+1");
        assertThat(Numbers.net(-0.5)).isEqualTo("-0.5");
        assertThat(Numbers.net(0)).isEqualTo("0");
        assertThat(Numbers.net(40)).isEqualTo("+40");
    }

    @Test
    void large_numbers_are_said_in_words() {
        assertThat(Numbers.rough(25_300_000)).isEqualTo("25.3 million");
        assertThat(Numbers.rough(1.052)).isEqualTo("1.05");
        assertThat(Numbers.rough(12_345.6)).isEqualTo("12,346");
    }

    @Test
    void spans_are_said_in_the_units_of_clocks() {
        assertThat(Numbers.span(0.346)).isEqualTo("0.35 s");
        assertThat(Numbers.span(252)).isEqualTo("4 min 12 s");
        assertThat(Numbers.span(7260)).isEqualTo("2 h 1 min");
    }

    @Test
    void a_bar_is_as_long_as_its_share() {
        assertThat(Numbers.bar(1)).isEqualTo("█".repeat(24));
        assertThat(Numbers.bar(0.5)).isEqualTo("█".repeat(12));
        assertThat(Numbers.bar(0)).isEmpty();
        assertThat(Numbers.bar(Double.NaN)).isEmpty();
    }
}
