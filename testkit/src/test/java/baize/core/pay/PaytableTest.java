package baize.core.pay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.ThreeCardCategory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PaytableTest {
    private static Paytable.Builder<ThreeCardCategory> bonus() {
        return Paytable.of("ante bonus", ThreeCardCategory.class, "10.3")
                .nothing(ThreeCardCategory.HIGH_CARD, ThreeCardCategory.PAIR, ThreeCardCategory.FLUSH)
                .pays(ThreeCardCategory.STRAIGHT, 1)
                .pays(ThreeCardCategory.THREE_OF_A_KIND, 4);
    }

    @Test
    void a_complete_table_has_a_price_for_every_outcome() {
        Paytable<ThreeCardCategory> table =
                bonus().pays(ThreeCardCategory.STRAIGHT_FLUSH, 5).complete();
        assertThat(table.odds(ThreeCardCategory.THREE_OF_A_KIND)).isEqualTo(Odds.toOne(4));
        assertThat(table.wins(ThreeCardCategory.STRAIGHT)).isTrue();
        assertThat(table.wins(ThreeCardCategory.FLUSH)).isFalse();
        assertThat(table.toOne()).containsExactly(0, 0, 0, 1, 4, 5);
        assertThat(table.figures()).isEqualTo("1-4-5");
        assertThat(table.cites()).containsExactly("10.3");
    }

    @Test
    void a_table_with_an_outcome_missing_does_not_construct() {
        assertThatThrownBy(bonus()::complete).hasMessageContaining("no price for STRAIGHT_FLUSH");
    }

    @Test
    void a_table_with_an_outcome_priced_twice_does_not_construct() {
        assertThatThrownBy(() -> bonus().pays(ThreeCardCategory.STRAIGHT, 2)).hasMessageContaining("STRAIGHT twice");
        assertThatThrownBy(() -> bonus().nothing(ThreeCardCategory.PAIR)).hasMessageContaining("PAIR twice");
    }

    @Test
    void odds_that_are_not_to_one_have_no_whole_figures() {
        Paytable<ThreeCardCategory> table =
                bonus().pays(ThreeCardCategory.STRAIGHT_FLUSH, new Odds(7, 6)).complete();
        assertThatThrownBy(table::toOne).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_setting_spells_the_figures_of_a_table() {
        assertThat(Paytable.figures("1-4-5", 3)).containsExactly(1, 4, 5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1-4", "1-4-5-6", "1-0-5", "1-x-5", "1--5", "1-4-1000000", "-1-4-5", "01-4-5"})
    void anything_else_is_no_setting(String text) {
        assertThatThrownBy(() -> Paytable.figures(text, 3)).hasMessageContaining("\"" + text + "\"");
    }
}
