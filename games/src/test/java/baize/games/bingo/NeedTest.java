package baize.games.bingo;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.ball.Balls;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NeedTest {
    private static final BingoBox BOX =
            BingoBox.of(IntStream.rangeClosed(1, 15).boxed().toList());

    private static Need need(Pattern pattern, Integer... called) {
        return Need.of(BOX, List.of(new Prize(pattern, Money.dollars(10))), Balls.of(List.of(called)))
                .getFirst();
    }

    @Test
    @Rule({"5.4.1", "1.1 \"bingo\""})
    void a_box_names_the_number_that_would_complete_it_once_one_is_missing() {
        assertThat(need(Pattern.TOP_LINE, 1, 2, 3)).isEqualTo(new Need(Pattern.TOP_LINE, 2, List.of()));
        assertThat(need(Pattern.TOP_LINE, 1, 2, 3, 5)).isEqualTo(new Need(Pattern.TOP_LINE, 1, List.of(4)));
        assertThat(need(Pattern.TOP_LINE, 1, 2, 3, 4, 5)).isEqualTo(new Need(Pattern.TOP_LINE, 0, List.of()));
    }

    @Test
    @Rule({"A \"any line\"", "A \"pyramid\""})
    void where_several_numbers_would_do_it_names_them_all() {
        assertThat(need(Pattern.ANY_LINE, 1, 2, 3, 4, 6, 7, 8, 9).last()).containsExactly(5, 10);
        assertThat(need(Pattern.PYRAMID, 1, 6, 11, 12, 13).last()).containsExactly(7, 8, 9, 10);
    }

    @Test
    @Rule({"A \"back steps\"", "A \"top hat\"", "A \"any 2 lines\""})
    void a_pattern_is_drawn_by_places_by_counts_or_by_whole_lines() {
        assertThat(Pattern.BACK_STEPS.drawn()).containsExactly("....#", "...##", "..###");
        assertThat(Pattern.TOP_HAT.drawn()).containsExactly("++...", "++...", "+++++");
        assertThat(Pattern.ANY_2_LINES.drawn()).containsExactly("*****", "*****", ".....");
        assertThat(Pattern.ANY_LINE.drawn()).containsExactly("*****", ".....", ".....");
    }

    @Test
    @Rule("1.1 \"pattern\"")
    void every_place_that_is_drawn_must_be_marked() {
        for (Pattern pattern : Pattern.values()) {
            String drawn = String.join("", pattern.drawn());
            int marks = 0;
            for (int place = 0; place < drawn.length(); place++) if (drawn.charAt(place) != '.') marks |= 1 << place;
            assertThat(pattern.isShownBy(marks)).as(pattern.id()).isTrue();
            for (int place = 0; place < drawn.length(); place++)
                if (drawn.charAt(place) != '.')
                    assertThat(pattern.isShownBy(marks & ~(1 << place)))
                            .as(pattern.id())
                            .isFalse();
        }
    }
}
