package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import baize.games.bingo.Pattern;
import baize.games.bingo.strips.BoxKinds;
import baize.games.bingo.strips.Strips;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class BingoRangedRoomTest {
    /** What floating point may be off. */
    private static final double OFF = 1e-12;

    private static final BingoCalls FULL_HOUSE = new BingoCalls(Pattern.FULL_HOUSE);

    /** Two boxes and three with one number a line, and two boxes with two. */
    @ParameterizedTest
    @CsvSource({"2, 1, 2 1 1 2", "2, 1, 1 2 2 1", "3, 1, 2 2 2 3", "3, 1, 1 3 3 2", "3, 1, 4 1 4", "2, 2, 3 2 2 2 3"})
    @Rule({"bingo 7.2", "R-127", "R-134"})
    void small_rooms_agree_with_every_strip_and_every_call_written_down(int boxes, int perLine, String sizes) {
        List<Integer> columns =
                Arrays.stream(sizes.split(" ", -1)).map(Integer::valueOf).toList();
        SlowRangedRoom slow = new SlowRangedRoom(boxes, perLine, columns);
        BoxKinds kinds = new BoxKinds(Pattern.LINES * perLine);
        BingoRangedStrip strip = new BingoRangedStrip(kinds, boxes, BingoRangedColumns.of(columns));
        assertThat(slow.strips()).isGreaterThan(100);
        for (int strips : new int[] {1, 2, 7}) {
            BingoRangedRoom room = new BingoRangedRoom(strip, strips);
            for (int call = 0; call <= slow.numbers(); call++)
                assertThat(room.wonBy()[call])
                        .as("%d strips, call %d", strips, call)
                        .isCloseTo(slow.wonBy(call, strips), within(OFF));
            assertThat(room.meanWinners()).isCloseTo(slow.meanWinners(strips), within(OFF));
        }
    }

    /** Calls know nothing of columns, so one strip by itself is as any other. */
    @Test
    @Rule("R-134")
    void one_strip_is_full_as_early_as_one_without_column_ranges() {
        BingoRangedRoom ranged = new BingoRangedRoom(1);
        BingoRoom other = BingoRoom.strips(FULL_HOUSE, 1);
        for (int call = 0; call <= Balls.COUNT; call++)
            assertThat(ranged.wonBy()[call])
                    .as("call %d", call)
                    .isCloseTo(other.wonBy(call).toDouble(), within(OFF));
        assertThat(ranged.meanCalls()).isCloseTo(other.meanCalls().toDouble(), within(OFF));
        assertThat(ranged.meanWinners()).isCloseTo(1, within(OFF));
    }

    /** So rare that a difference from one would be nothing but rounding. */
    @Test
    @Rule("bingo 4.6")
    void the_fewest_calls_fill_a_box_as_rarely_as_there_are_choices_of_them() {
        BingoRangedRoom room = new BingoRangedRoom(1);
        double[] won = room.wonBy();
        assertThat(won[14]).isZero();
        for (int call = 15; call < 20; call++) {
            double exact = BingoRoom.strips(FULL_HOUSE, 1).wonBy(call).toDouble();
            assertThat(won[call] / exact).isCloseTo(1, within(OFF));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 100})
    @Rule("R-134")
    void strips_with_column_ranges_are_a_little_more_alike(int strips) {
        BingoRangedRoom ranged = new BingoRangedRoom(strips);
        BingoRoom other = BingoRoom.strips(FULL_HOUSE, strips);
        double mean = Arrays.stream(other.wonBy()).map(by -> 1 - by).sum();
        assertThat(ranged.meanCalls()).isGreaterThan(mean).isLessThan(mean + 0.03);
        assertThat(ranged.meanWinners()).isGreaterThan(other.aboutWinners()).isLessThan(other.aboutWinners() + 0.005);
    }

    @Test
    void a_room_is_won_for_certain_in_the_end_and_never_less_than_before() {
        double[] won = new BingoRangedRoom(30).wonBy();
        assertThat(won).hasSize(Balls.COUNT + 1);
        assertThat(won[0]).isZero();
        for (int call = 1; call <= Balls.COUNT; call++)
            assertThat(won[call]).as("call %d", call).isBetween(won[call - 1] - OFF, 1.0);
        assertThat(won[Balls.COUNT - Strips.BOXES + 1]).isEqualTo(1);
    }

    /** Terms of either sign add up to a probability for all that may have been called of the columns. */
    @Test
    void the_sum_of_a_strip_is_a_probability_to_the_precision_of_floating_point() {
        BingoRangedStrip strip = BingoRangedStrip.ofTheGame();
        double least = 1;
        double most = 0;
        BingoRangedColumns columns = strip.columns();
        for (int place = 0; place < columns.multisets(); place++)
            for (int first = 0; first <= columns.first(); first++)
                for (int last = 0; last <= columns.last(); last++) {
                    least = Math.min(least, strip.full(place, first, last));
                    most = Math.max(most, strip.full(place, first, last));
                }
        assertThat(least).isZero();
        assertThat(most).isCloseTo(1, within(1e-14));
    }

    @Test
    void columns_of_several_sizes_between_the_edges_are_refused() {
        assertThatThrownBy(() -> BingoRangedColumns.of(List.of(2, 2, 3, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected columns of one size between the edges, got [2, 2, 3, 2]");
    }

    @Test
    void multisets_have_places_in_the_order_of_their_greatest_numbers() {
        int[] numbers = new int[3];
        Multisets multisets = new Multisets(4, 4);
        for (int place = 0; place < Multisets.count(4, 3); place++, Multisets.next(numbers)) {
            assertThat(Multisets.place(numbers)).isEqualTo(place);
            assertThat(numbers).isSorted();
            assertThat(place < Multisets.count(2, 3)).isEqualTo(numbers[2] <= 2);
            for (int number = 0; number <= 4; number++) {
                int[] more = {numbers[0], numbers[1], numbers[2], number};
                Arrays.sort(more);
                assertThat(multisets.with(3, place, number)).isEqualTo(Multisets.place(more));
            }
        }
        assertThat(numbers[2]).isEqualTo(5);
    }
}
