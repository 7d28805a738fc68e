package baize.games.bingo;

import static baize.games.bingo.BingoTable.ANNS;
import static baize.games.bingo.BingoTable.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The shapes of Appendix A on one box, and a full house. */
class PatternTest {
    private static final int MARKINGS = 1 << BingoBox.NUMBERS;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LETTER_T | 4 11 36 52 81 45 58",
                "FOUR_CORNERS | 4 81 17 90",
                "MARK_THE_SPOT | 4 81 17 90 45",
                "POSTAGE_STAMP | 52 81 63 79",
                "POSTCODE | 28 58 67 90",
                "COPS_AND_ROBBERS | 4 11 67 90",
                "BACK_STEPS | 81 63 79 58 67 90",
                "FRONT_STEPS | 4 9 22 17 28 58",
                "BOOK_ENDS | 4 81 9 79 17 90",
                "LUCKY_7 | 4 11 36 52 81 79 90",
                "LETTER_H | 4 81 9 22 45 63 79 17 90",
                "LETTER_L | 4 9 17 28 58 67 90",
                "TOP_LINE | 4 11 36 52 81",
                "MIDDLE_LINE | 9 22 45 63 79",
                "BOTTOM_LINE | 17 28 58 67 90",
                "TOP_AND_BOTTOM_LINES | 4 11 36 52 81 17 28 58 67 90",
                "DOUBLE_DECKER_BUS | 4 11 36 52 81 9 22 45 63 79 17 90",
                "RACE_TRACK | 4 11 36 52 81 9 79 17 28 58 67 90",
                "TABLE_TOP | 4 11 36 52 81 9 79 17 90",
                "FULL_HOUSE | 4 11 36 52 81 9 22 45 63 79 17 28 58 67 90"
            })
    @Rule({
        "1.1 \"bingo\"",
        "1.1 \"pattern\"",
        "5.4.1",
        "A \"letter T\"",
        "A \"four corners\"",
        "A \"mark the spot\"",
        "A \"postage stamp\"",
        "A \"postcode\"",
        "A \"cops & robbers\"",
        "A \"back steps\"",
        "A \"front steps\"",
        "A \"book ends\"",
        "A \"lucky 7\"",
        "A \"letter H\"",
        "A \"letter L\"",
        "A \"top line\"",
        "A \"middle line\"",
        "A \"bottom line\"",
        "A \"top and bottom lines\"",
        "A \"double decker bus\"",
        "A \"race track\"",
        "A \"table top\"",
        "R-132",
        "R-133"
    })
    void bg_3_a_fixed_shape_needs_each_of_its_numbers_and_no_other(Pattern pattern, String needed) {
        needsEachAndNoOther(pattern, numbers(needed));
    }

    private static void needsEachAndNoOther(Pattern pattern, List<Integer> all) {
        assertThat(shown(pattern, all)).isTrue();
        assertThat(pattern.missing(0)).isEqualTo(all.size());
        Balls rest = ANNS.balls().without(Balls.of(all));
        assertThat(pattern.missing(ANNS.marks(rest))).isEqualTo(all.size());
        for (int number : all) {
            Balls others = Balls.ALL.without(Balls.NONE.with(number));
            assertThat(pattern.missing(ANNS.marks(others)))
                    .as("without %s", number)
                    .isEqualTo(1);
        }
    }

    private static boolean shown(Pattern pattern, List<Integer> called) {
        return pattern.isShownBy(ANNS.marks(Balls.of(called)));
    }

    @Test
    @Rule({"A \"ice cream cone\"", "A \"ladies waist\"", "A \"pyramid\"", "A \"Noah's Ark\"", "A \"pickels\"", "R-132"})
    void bg_4_at_least_so_many_are_any_on_that_line() {
        List<Integer> cone = numbers("4 36 81 9 63 90");
        assertThat(shown(Pattern.ICE_CREAM_CONE, cone)).isTrue();
        assertThat(shown(Pattern.LADIES_WAIST, cone)).isFalse();
        assertThat(shown(Pattern.PYRAMID, cone)).isFalse();
        List<Integer> pairs = numbers("4 11 9 22 17 28");
        assertThat(shown(Pattern.NOAHS_ARK, pairs)).isTrue();
        assertThat(shown(Pattern.LADIES_WAIST, pairs)).isTrue();
        assertThat(shown(Pattern.PICKELS, pairs)).isFalse();
        assertThat(Pattern.MARCHING_SOLDIERS.missing(0)).isEqualTo(12);
        assertThat(shown(Pattern.MARCHING_SOLDIERS, numbers("4 11 36 52 9 22 45 63 17 28 58 90")))
                .isTrue();
        assertThat(shown(Pattern.MARCHING_SOLDIERS, numbers("4 11 36 52 81 9 22 45 63 79 17 28 58")))
                .isFalse();
    }

    @ParameterizedTest
    @EnumSource(Pattern.class)
    @Rule({
        "1.1 \"bingo\"",
        "5.2",
        "5.3",
        "A \"any line\"",
        "A \"any 2 lines\"",
        "A \"ice cream cone\"",
        "A \"ladies waist\"",
        "A \"marching soldiers\"",
        "A \"Noah's Ark\"",
        "A \"pickels\"",
        "A \"pyramid\"",
        "A \"top hat\"",
        "R-132"
    })
    void all_ways_to_mark_a_box_show_what_the_words_of_the_book_say(Pattern pattern) {
        SlowPattern words = new SlowPattern(pattern);
        for (int marks = 0; marks < MARKINGS; marks++)
            if (pattern.isShownBy(marks) != words.isShownBy(marks))
                throw new AssertionError(pattern + " is " + pattern.isShownBy(marks) + " of marks " + marks);
    }

    @ParameterizedTest
    @EnumSource(Pattern.class)
    @Rule("5.4.1")
    void as_many_are_missing_as_the_nearest_way_to_show_it_needs(Pattern pattern) {
        int[] nearest = new int[MARKINGS];
        for (int marks = MARKINGS - 1; marks >= 0; marks--) {
            nearest[marks] = pattern.isShownBy(marks) ? 0 : BingoBox.NUMBERS;
            for (int place = 0; place < BingoBox.NUMBERS; place++)
                if ((marks & 1 << place) == 0)
                    nearest[marks] =
                            Math.min(nearest[marks], pattern.isShownBy(marks) ? 0 : 1 + nearest[marks | 1 << place]);
            if (pattern.missing(marks) != nearest[marks])
                throw new AssertionError(pattern + " lacks " + nearest[marks] + " of marks " + marks);
        }
    }

    @Test
    @Rule("5.3")
    void there_are_28_minor_games_each_with_a_name_by_which_it_is_read() {
        assertThat(Pattern.minors()).hasSize(28).doesNotContain(Pattern.FULL_HOUSE);
        for (Pattern pattern : Pattern.values()) {
            assertThat(Pattern.parse(pattern.id())).isEqualTo(pattern);
            assertThat(pattern.cites()).isNotEmpty();
        }
        assertThat(Pattern.COPS_AND_ROBBERS.id()).isEqualTo("cops-and-robbers");
        assertThatThrownBy(() -> Pattern.parse("zigzag"))
                .hasMessage("expected full-house or a pattern like four-corners, got \"zigzag\"");
    }
}
