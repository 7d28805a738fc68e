package baize.games.bingo;

import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.ball.Balls;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.OpenSession;
import baize.games.bingo.BingoEvent.SessionOpened;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boxes, scorecards and the series they are printed in. */
class SeriesTest {
    private static final Series SMALL = rules("boxes=12", "games=3").series(7);

    @Test
    @Rule({"1.1 \"box\"", "2.4", "R-134"})
    void a_box_has_three_lines_of_five_different_numbers() {
        assertThat(ANNS.cells()).hasSize(27);
        assertThat(ANNS.numbers()).startsWith(4, 11, 36, 52, 81, 9).hasSize(15);
        assertThatThrownBy(() -> box("1 2 3")).hasMessage("expected fifteen numbers in a box, got 3");
        assertThatThrownBy(() -> box("1 1 3 4 5 / 6 7 8 9 10 / 11 12 13 14 15"))
                .hasMessageStartingWith("expected fifteen different numbers in a box");
        assertThatThrownBy(() -> box("1 2 3 4 5 / 6 7 8 9 10 / 11 12 13 14 91"))
                .hasMessage("expected a number from 1 to 90, got 91");
        List<Integer> cells = new ArrayList<>(ANNS.cells());
        assertThatThrownBy(() -> new BingoBox(cells.subList(0, 26))).hasMessage("expected 27 spaces, got 26");
        cells.set(5, 1);
        cells.set(9, 0);
        assertThatThrownBy(() -> new BingoBox(cells)).hasMessage("expected five numbers in a line, got 6");
    }

    @Test
    @Rule({"1.1 \"scorecard\"", "1.1 \"six-up card\"", "1.1 \"twelve-up card\"", "2.1.3", "2.2", "2.2.1", "4.2", "R-134"
    })
    void every_strip_of_six_boxes_holds_each_number_once_and_a_card_has_one_strip_or_two() {
        for (int books : List.of(6, 12)) {
            Series series = rules("boxes=" + books).series(99);
            for (int serial = series.first(); serial <= series.last(); serial++) {
                List<BingoBox> boxes = series.page(serial, 1).boxes();
                assertThat(boxes).hasSize(books);
                for (int from = 0; from < books; from += 6) {
                    List<Integer> all = new ArrayList<>();
                    for (BingoBox box : boxes.subList(from, from + 6)) all.addAll(box.numbers());
                    assertThat(all).hasSize(90).containsExactlyInAnyOrderElementsOf(Balls.ALL.numbers());
                }
            }
        }
        assertThatThrownBy(() -> new Scorecard(List.of())).hasMessage("expected one to twelve boxes, got 0");
        List<BingoBox> torn = new ArrayList<>(SMALL.page(1001, 1).boxes().subList(0, 5));
        torn.add(ANNS);
        assertThatThrownBy(() -> new Scorecard(torn))
                .hasMessage("expected every number from 1 to 90 once on six boxes");
    }

    @Test
    @Rule({"2.4", "R-134"})
    void the_columns_are_ranges_that_rise_downwards_unless_the_house_has_none() {
        for (BingoBox box : SMALL.page(1002, 2).boxes())
            for (int column = 0; column < 9; column++) {
                int above = 0;
                for (int line = 0; line < 3; line++) {
                    int number = box.cells().get(line * 9 + column);
                    if (number == 0) continue;
                    assertThat(Math.min(8, number / 10))
                            .as("%s in %s", number, box)
                            .isEqualTo(column);
                    assertThat(number).isGreaterThan(above);
                    above = number;
                }
            }
    }

    @Test
    @Rule({"2.2.2", "2.3", "2.3.1", "2.3.3"})
    void every_page_follows_from_the_serial_numbers_of_series_and_book() {
        assertThat(SMALL.number()).isEqualTo("0000000000000007");
        assertThat(Series.key("0000000000000007")).isEqualTo(7);
        assertThat(Series.key(rules().series(-3).number())).isEqualTo(-3);
        assertThat(List.of(SMALL.first(), SMALL.last())).containsExactly(1001, 1008);
        Set<Scorecard> pages = new HashSet<>();
        for (int serial = SMALL.first(); serial <= SMALL.last(); serial++)
            for (int game = 1; game <= 3; game++) {
                Scorecard page = SMALL.page(serial, game);
                assertThat(rules("boxes=12", "games=3").series(7).page(serial, game))
                        .isEqualTo(page);
                pages.add(page);
            }
        assertThat(pages).hasSize(8 * 3);
        assertThat(rules("boxes=12", "games=3").series(8).page(1001, 1)).isNotEqualTo(SMALL.page(1001, 1));
        for (int[] wrong : new int[][] {{1000, 1}, {1009, 1}, {1001, 0}, {1001, 4}})
            assertThatThrownBy(() -> SMALL.page(wrong[0], wrong[1]))
                    .hasMessage("no page of book " + wrong[0] + " for game " + wrong[1]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "G", "-1 "})
    @Rule("2.2.2")
    void a_series_that_is_none_is_one_clear_line(String number) {
        assertThatThrownBy(() -> Series.key(number))
                .hasMessage("expected a series like 00000000000004D2, got \"" + number + "\"");
    }

    @Test
    @Rule({"2.4", "R-134"})
    void no_two_boxes_of_a_series_have_the_same_numbers() {
        Set<Balls> seen = new HashSet<>();
        for (int serial = SMALL.first(); serial <= SMALL.last(); serial++)
            for (int game = 1; game <= 3; game++)
                for (BingoBox box : SMALL.page(serial, game).boxes())
                    assertThat(seen.add(box.balls())).isTrue();
        assertThat(SMALL.isUnique()).isTrue();
    }

    @Test
    @Rule({"1.1 \"dealer terminal\"", "2.2.2", "2.3", "2.1", "2.1.1"})
    void the_terminal_prints_a_series_for_a_session_and_the_next_session_has_another() {
        Bingo game = game();
        var outcomes = SeededOutcomes.of(FastGenerator.stream(5, 5));
        BingoCommand first = game.withOutcome(game.initial(), new OpenSession(null), outcomes);
        BingoCommand second = game.withOutcome(game.initial(), new OpenSession(null), outcomes);
        assertThat(first)
                .isInstanceOfSatisfying(
                        OpenSession.class, c -> assertThat(c.series()).matches("[0-9A-F]{16}"));
        assertThat(first).isNotEqualTo(second);
        given(game).when(new OpenSession(SERIES)).then(new SessionOpened(1, SERIES, null));
        given(game).when(new OpenSession(null)).thenRefused(BingoReason.NO_SERIES);
    }
}
