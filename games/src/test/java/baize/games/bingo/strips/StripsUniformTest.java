package baize.games.bingo.strips;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.Pattern;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strips with column ranges are all as likely: small ones are listed, those of the game are counted by a slow twin. */
@Tag("long")
class StripsUniformTest {
    private static final long SEED = 2026;

    /** Small strips of two boxes whose numbers fit anywhere: columns that have some are spread over all nine. */
    @ParameterizedTest
    @ValueSource(strings = {"1 0 0 2 0 0 0 0 3", "3 0 1 0 0 0 0 2 0", "0 2 0 0 2 0 0 2 0", "4 0 0 0 4 0 0 0 4"})
    @Rule("R-134")
    void every_strip_of_two_small_boxes_is_as_likely(String sizes) {
        List<Integer> columns = columns(sizes);
        int perLine = columns.stream().mapToInt(size -> size).sum() / 6;
        Map<List<Byte>, BigInteger> weights = new HashMap<>();
        list(columns, perLine, 2, new byte[Strips.CELLS], 0, 0, weights);
        RangedStrips strips = new RangedStrips(2, perLine, columns);
        Map<List<Byte>, Long> counts = new HashMap<>();
        FastGenerator generator = FastGenerator.stream(SEED, 0);
        byte[] cells = new byte[Strips.CELLS];
        for (int draw = 0; draw < 65_000; draw++) {
            strips.fill(generator, cells);
            counts.merge(listed(cells), 1L, Long::sum);
        }
        assertThat(weights).hasSizeGreaterThan(200);
        StripChances.assertAsOften(counts, weights, sizes + ", seed " + SEED);
    }

    private static List<Integer> columns(String sizes) {
        return Arrays.stream(sizes.split(" ", -1)).map(Integer::valueOf).toList();
    }

    private static List<Byte> listed(byte[] cells) {
        List<Byte> list = new ArrayList<>(cells.length);
        for (byte cell : cells) list.add(cell);
        return list;
    }

    /** Puts each number on every line that has room, below the smaller ones of its column in the box. */
    private static void list(
            List<Integer> columns,
            int perLine,
            int boxes,
            byte[] cells,
            int column,
            int place,
            Map<List<Byte>, BigInteger> all) {
        if (column == BingoBox.COLUMNS) {
            all.put(listed(cells), BigInteger.ONE);
            return;
        }
        if (place == columns.get(column)) {
            list(columns, perLine, boxes, cells, column + 1, 0, all);
            return;
        }
        int number = place
                + 1
                + columns.subList(0, column).stream().mapToInt(size -> size).sum();
        for (int line = 0; line < boxes * Pattern.LINES; line++)
            if (isFree(cells, line, column, perLine)) {
                cells[line * BingoBox.COLUMNS + column] = (byte) number;
                list(columns, perLine, boxes, cells, column, place + 1, all);
                cells[line * BingoBox.COLUMNS + column] = 0;
            }
    }

    private static boolean isFree(byte[] cells, int line, int column, int perLine) {
        int on = 0;
        for (int other = 0; other < BingoBox.COLUMNS; other++) if (cells[line * BingoBox.COLUMNS + other] != 0) on++;
        boolean free = on < perLine;
        int end = (line / Pattern.LINES + 1) * Pattern.LINES;
        for (int below = line; below < end; below++) free &= cells[below * BingoBox.COLUMNS + column] == 0;
        return free;
    }

    /**
     * Strips of four and six boxes with one number a line: all ways to say in which column it is. A way belongs to as
     * many strips as there are ways to deal each column's numbers to the boxes.
     */
    @ParameterizedTest
    @ValueSource(strings = {"4 0 0 0 8 0 0 0 0", "0 2 0 0 0 0 0 3 7", "6 0 12 0 0 0 0 0 0"})
    @Rule("R-134")
    void every_choice_of_lines_is_as_likely_as_it_has_strips(String sizes) {
        List<Integer> columns = columns(sizes);
        int boxes = columns.stream().mapToInt(size -> size).sum() / Pattern.LINES;
        Map<List<Integer>, BigInteger> weights = new HashMap<>();
        choose(columns, boxes, new ArrayList<>(), weights);
        RangedStrips strips = new RangedStrips(boxes, 1, columns);
        Map<List<Integer>, Long> counts = new HashMap<>();
        FastGenerator generator = FastGenerator.stream(SEED, 1);
        byte[] cells = new byte[Strips.CELLS];
        for (int draw = 0; draw < 60_000; draw++) {
            strips.fill(generator, cells);
            counts.merge(lines(cells, boxes), 1L, Long::sum);
        }
        assertThat(weights).hasSizeGreaterThan(400);
        StripChances.assertAsOften(counts, weights, sizes + ", seed " + SEED);
    }

    /** The column of each line's number. */
    private static List<Integer> lines(byte[] cells, int boxes) {
        List<Integer> lines = new ArrayList<>();
        for (int cell = 0; cell < boxes * BingoBox.SPACES; cell++)
            if (cells[cell] != 0) lines.add(cell % BingoBox.COLUMNS);
        return lines;
    }

    private static void choose(List<Integer> left, int boxes, List<Integer> lines, Map<List<Integer>, BigInteger> all) {
        if (lines.size() == boxes * Pattern.LINES) {
            all.put(List.copyOf(lines), strips(lines));
            return;
        }
        for (int column = 0; column < BingoBox.COLUMNS; column++)
            if (left.get(column) > 0) {
                List<Integer> rest = new ArrayList<>(left);
                rest.set(column, left.get(column) - 1);
                lines.add(column);
                choose(rest, boxes, lines, all);
                lines.removeLast();
            }
    }

    /** 36 over the orders of the numbers that a box has of each column, for all boxes; the rest is always the same. */
    private static BigInteger strips(List<Integer> lines) {
        long strips = 1;
        for (int box = 0; box < lines.size(); box += Pattern.LINES) {
            int different = Math.toIntExact(
                    lines.subList(box, box + Pattern.LINES).stream().distinct().count());
            strips *= different == 3 ? 6 : different == 2 ? 3 : 1;
        }
        return BigInteger.valueOf(strips);
    }

    /** What a box has of the columns, for each box of the strip: they differ in how they are drawn. */
    @Test
    @Rule("R-134")
    void every_box_of_a_strip_has_of_the_columns_what_the_slow_twin_counts() {
        Map<SlowStrips.Spread, BigInteger> weights = new SlowStrips().ofOneBox();
        List<Map<SlowStrips.Spread, Long>> counts = new ArrayList<>();
        for (int box = 0; box < Strips.BOXES; box++) counts.add(new HashMap<>());
        FastGenerator generator = FastGenerator.stream(SEED, 2);
        byte[] cells = new byte[Strips.CELLS];
        for (int strip = 0; strip < 100_000; strip++) {
            Strips.fill(generator, true, cells);
            for (int box = 0; box < Strips.BOXES; box++) counts.get(box).merge(spread(cells, box), 1L, Long::sum);
        }
        for (int box = 0; box < Strips.BOXES; box++)
            StripChances.assertAsOften(counts.get(box), weights, "box " + box + ", seed " + SEED);
    }

    private static SlowStrips.Spread spread(byte[] cells, int box) {
        int[] counts = new int[BingoBox.COLUMNS];
        for (int cell = 0; cell < BingoBox.SPACES; cell++)
            if (cells[box * BingoBox.SPACES + cell] != 0) counts[cell % BingoBox.COLUMNS]++;
        int[] middle = new int[4];
        for (int column = 1; column < BingoBox.COLUMNS - 1; column++) middle[counts[column]]++;
        return new SlowStrips.Spread(
                counts[0], List.of(middle[0], middle[1], middle[2], middle[3]), counts[BingoBox.COLUMNS - 1]);
    }

    @Test
    @Rule("R-134")
    void every_number_is_on_every_box_as_often() {
        FastGenerator generator = FastGenerator.stream(SEED, 3);
        byte[] cells = new byte[Strips.CELLS];
        long[] counts = new long[Strips.BOXES * 91];
        for (int strip = 0; strip < 100_000; strip++) {
            Strips.fill(generator, true, cells);
            for (int cell = 0; cell < cells.length; cell++) counts[cell / BingoBox.SPACES * 91 + cells[cell]]++;
        }
        Map<Integer, Long> counted = new HashMap<>();
        Map<Integer, BigInteger> weights = new HashMap<>();
        for (int at = 0; at < counts.length; at++)
            if (at % 91 != 0) {
                counted.put(at, counts[at]);
                weights.put(at, BigInteger.ONE);
            }
        StripChances.assertAsOften(counted, weights, "numbers by box, seed " + SEED);
    }
}
