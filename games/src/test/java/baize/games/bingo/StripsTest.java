package baize.games.bingo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.ball.Balls;
import baize.core.chance.FastGenerator;
import baize.core.rule.Rule;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StripsTest {
    private static final long SEED = 90;
    private static final int STRIPS = 2_000;
    private static final int NUMBERS = Balls.COUNT + 1;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Rule({"2.2.1", "2.4", "R-134"})
    void a_strip_holds_every_number_once_in_six_boxes_of_three_lines_of_five(boolean columnRanges) {
        FastGenerator generator = FastGenerator.stream(SEED, 0);
        for (int strip = 0; strip < STRIPS; strip++) {
            List<BingoBox> boxes = Strips.strip(generator, columnRanges);
            Balls all = Balls.NONE;
            for (BingoBox box : boxes) all = all.or(box.balls());
            assertThat(boxes).as("seed %d, strip %d", SEED, strip).hasSize(Strips.BOXES);
            assertThat(all).as("seed %d, strip %d", SEED, strip).isEqualTo(Balls.ALL);
        }
    }

    @Test
    @Rule("R-134")
    void with_column_ranges_a_column_has_its_ten_numbers_ascending_down_a_box() {
        FastGenerator generator = FastGenerator.stream(SEED, 1);
        for (int strip = 0; strip < STRIPS; strip++)
            for (BingoBox box : Strips.strip(generator, true))
                assertThat(IntStream.range(0, BingoBox.COLUMNS).filter(column -> !isInOrder(box, column)))
                        .as("seed %d, strip %d", SEED, strip)
                        .isEmpty();
    }

    private static boolean isInOrder(BingoBox box, int column) {
        List<Integer> numbers = column(box, column);
        return numbers.equals(numbers.stream().sorted().toList())
                && numbers.stream().allMatch(number -> Math.min(number / 10, 8) == column);
    }

    private static List<Integer> column(BingoBox box, int column) {
        return IntStream.range(0, Pattern.LINES)
                .map(line -> box.cells().get(line * BingoBox.COLUMNS + column))
                .filter(number -> number != 0)
                .boxed()
                .toList();
    }

    @Test
    @Rule("R-134")
    void without_column_ranges_any_number_is_anywhere_as_often() {
        FastGenerator generator = FastGenerator.stream(SEED, 2);
        byte[] cells = new byte[Strips.CELLS];
        long[] counts = new long[Strips.CELLS * NUMBERS];
        for (int strip = 0; strip < 50_000; strip++) {
            Strips.fill(generator, false, cells);
            for (int cell = 0; cell < cells.length; cell++) counts[cell * NUMBERS + cells[cell]]++;
        }
        Map<Integer, Long> counted = new HashMap<>();
        Map<Integer, BigInteger> weights = new HashMap<>();
        for (int at = 0; at < counts.length; at++) {
            counted.put(at, counts[at]);
            weights.put(at, BigInteger.valueOf(at % NUMBERS == 0 ? 72 : 1));
        }
        StripChances.assertAsOften(counted, weights, "seed " + SEED);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void cells_are_the_boxes_one_after_the_other_whatever_was_in_them(boolean columnRanges) {
        FastGenerator generator = FastGenerator.stream(SEED, 3);
        FastGenerator same = FastGenerator.stream(SEED, 3);
        byte[] cells = new byte[Strips.CELLS];
        for (int strip = 0; strip < 100; strip++) {
            Strips.fill(generator, columnRanges, cells);
            List<Integer> all = Strips.strip(same, columnRanges).stream()
                    .flatMap(box -> box.cells().stream())
                    .toList();
            for (int cell = 0; cell < cells.length; cell++)
                assertThat(all.get(cell)).isEqualTo(cells[cell]);
        }
    }

    /** A series is recovered from its key, so what the words of a generator stand for must never change. */
    @Test
    @Rule("2.3.3")
    void the_same_words_give_the_same_strip_for_ever() {
        assertThat(lines(Strips.strip(FastGenerator.stream(90, 0), true).getFirst()))
                .containsExactly("0 0 0 35 0 51 63 70 90", "2 15 0 36 44 0 67 0 0", "7 18 25 39 0 0 0 75 0");
        assertThat(lines(Strips.strip(FastGenerator.stream(90, 0), false).getFirst()))
                .containsExactly("0 6 23 19 53 0 69 0 0", "12 82 0 0 34 48 37 0 0", "80 0 0 51 66 0 9 0 5");
    }

    private static List<String> lines(BingoBox box) {
        return IntStream.range(0, Pattern.LINES)
                .mapToObj(line -> box.cells().subList(line * BingoBox.COLUMNS, (line + 1) * BingoBox.COLUMNS))
                .map(cells ->
                        String.join(" ", cells.stream().map(String::valueOf).toList()))
                .toList();
    }

    @Test
    void cells_of_another_size_are_refused() {
        assertThatThrownBy(() -> Strips.fill(FastGenerator.stream(SEED, 0), true, new byte[27]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected 162 cells, got 27");
    }
}
