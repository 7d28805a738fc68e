package baize.lab.par;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import baize.core.rule.Rule;
import baize.games.bingo.Pattern;
import baize.games.table.Settings;
import baize.lab.exact.Fraction;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BingoParTest {
    private static CallsSheet sheet(Map<String, String> house) {
        return Par.of("bingo", house).calls().orElseThrow();
    }

    @Test
    @Rule({"bingo 5.3", "bingo 1.1 \"bingo\""})
    void the_sheet_has_the_full_house_and_every_minor_game() {
        CallsSheet sheet = sheet(Map.of("cards", "2"));
        assertThat(sheet.patterns())
                .extracting(CallsSheet.Calls::wager)
                .containsExactlyElementsOf(
                        Arrays.stream(Pattern.values()).map(Pattern::id).toList());
        assertThat(sheet.pattern("full-house").expected().exact()).contains(Fraction.of(1365, 16));
        assertThat(sheet.pattern("full-house").median()).isEqualTo(87);
        assertThat(sheet.pattern("four-corners").distribution()).hasSize(91);
    }

    @Test
    @Rule("R-134")
    void a_twelve_up_card_is_two_strips() {
        CallsSheet six = sheet(Map.of("cards", "10"));
        CallsSheet twelve = sheet(Map.of("cards", "5", "boxes", "12"));
        assertThat(twelve.boxes()).isEqualTo(60).isEqualTo(six.boxes());
        assertThat(twelve.pattern("any-line")).isEqualTo(six.pattern("any-line"));
    }

    /** Boxes of a strip share no number, so that they get in each other's way less: the first is a little earlier. */
    @Test
    @Rule({"bingo 7.2", "R-127"})
    void the_first_box_of_strips_comes_before_the_first_of_independent_ones() {
        CallsSheet.Calls calls = sheet(Map.of("cards", "1")).pattern("full-house");
        assertThat(calls.room().expected()).isLessThan(calls.independent().expected());
        assertThat(calls.room().winners()).isBetween(1.0, 1.01);
        assertThat(calls.room().distribution().get(84)).isLessThan(1);
        assertThat(calls.room().distribution().get(85)).isEqualTo(1);
        assertThat(calls.independent().distribution().get(85)).isLessThan(1);
    }

    @Test
    @Rule({"bingo 6.5", "bingo 6.5.2", "R-136"})
    void a_bingo_falls_on_one_of_five_numbers_once_in_eighteen_games() {
        CallsSheet.JackpotLevel level = sheet(Map.of("cards", "2")).levels().getFirst();
        assertThat(level.probability().exact()).contains(Fraction.of(1, 18));
        assertThat(level.cost()).isCloseTo(1 / 18.0, within(1e-12));
    }

    @Test
    @Rule({"bingo 7.3", "R-137"})
    void a_lower_level_is_won_where_no_higher_one_is() {
        CallsSheet sheet = sheet(Map.of("cards", "20", "jackpotLevels", "within-50:100 numbers:50 within-60:20"));
        double by50 = sheet.pattern("full-house").room().distribution().get(50);
        double by60 = sheet.pattern("full-house").room().distribution().get(60);
        assertThat(sheet.levels())
                .extracting(level -> level.probability().value())
                .satisfiesExactly(
                        first -> assertThat(first).isCloseTo(by50, within(1e-12)),
                        second -> assertThat(second).isCloseTo((1 - by50) / 18, within(1e-12)),
                        third -> assertThat(third).isCloseTo((by60 - by50) * 17 / 18, within(1e-12)));
        assertThat(sheet.levels().getLast().cost()).isCloseTo((by60 - by50) * 17 / 18 / 5, within(1e-12));
    }

    @Test
    void a_bad_setting_is_named() {
        assertThatThrownBy(() -> Par.of("bingo", Map.of("boxes", "7")))
                .isInstanceOf(Settings.BadSetting.class)
                .hasMessageContaining("boxes")
                .hasMessageContaining("6 or 12");
    }
}
