package baize.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.Rolls;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiceTest {
    @Test
    void the_36_rolls_make_each_total_as_often_as_they_should() {
        int[] counts = new int[13];
        for (Dice dice : Dice.all()) counts[dice.total()]++;
        assertThat(Dice.all()).hasSize(Dice.COUNT).doesNotHaveDuplicates();
        assertThat(counts).containsExactly(0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1);
    }

    @Test
    void a_roll_is_hard_when_both_dice_show_the_same() {
        assertThat(Dice.all().stream().filter(Dice::isHard))
                .extracting(Dice::toString)
                .containsExactly("1-1", "2-2", "3-3", "4-4", "5-5", "6-6");
    }

    @Test
    void every_roll_reads_back_from_its_text() {
        for (Dice dice : Dice.all()) assertThat(Dice.parse(dice.toString())).isEqualTo(dice);
        assertThat(Dice.parse("3-4")).isEqualTo(Dice.of(3, 4)).isNotEqualTo(Dice.of(4, 3));
    }

    @Test
    void rolls_by_number_are_the_same_36_in_the_same_order() {
        List<Dice> rolls = new ArrayList<>();
        Rolls.each((first, second) -> rolls.add(Dice.of(first, second)));
        assertThat(rolls).isEqualTo(Dice.all());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "3-", "0-1", "7-1", "3 4", "3-4-5", "33"})
    void anything_else_is_no_roll(String text) {
        assertThatThrownBy(() -> Dice.parse(text)).hasMessageContaining("\"" + text + "\"");
    }

    @Test
    void a_die_has_six_faces() {
        assertThatThrownBy(() -> Dice.of(0, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Dice.of(3, 7)).isInstanceOf(IllegalArgumentException.class);
    }
}
