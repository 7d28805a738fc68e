package baize.games.bingo.strips;

import baize.core.ball.Balls;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.Pattern;
import java.util.ArrayList;
import java.util.List;

/**
 * Strips of six boxes that hold 1 to 90 once, five numbers a line. Given a perfect generator every strip that can
 * be is exactly as likely as any other: with column ranges as {@link RangedStrips} proves, without them because any
 * order of the numbers goes with any choice of places. The same words of the generator give the same strip for
 * ever, because a series is recovered from its key.
 */
@Rule({"2.2.1", "2.4", "R-134"})
public final class Strips {
    public static final int BOXES = 6;

    /** What {@link #fill} writes: box by box, line by line from the left. */
    public static final int CELLS = BOXES * BingoBox.SPACES;

    /** How many numbers each column has where columns have ranges. */
    public static final List<Integer> COLUMNS = List.of(9, 10, 10, 10, 10, 10, 10, 10, 11);

    private static final int LINES = BOXES * Pattern.LINES;

    private Strips() {}

    /** Made when the first strip is asked for. */
    private static final class Ranged {
        static final RangedStrips STRIPS = new RangedStrips(BOXES, Pattern.PER_LINE, COLUMNS);
    }

    /** The places that the numbers of a line can have. */
    private static final class Places {
        static final int[] ALL = all();

        private static int[] all() {
            List<Integer> masks = new ArrayList<>();
            for (int mask = 0; mask < 1 << BingoBox.COLUMNS; mask++)
                if (Integer.bitCount(mask) == Pattern.PER_LINE) masks.add(mask);
            return masks.stream().mapToInt(mask -> mask).toArray();
        }
    }

    /**
     * Writes a strip, blanks as 0, without allocating anything.
     *
     * @param columnRanges whether the first column has 1 to 9, the next 10 to 19 and the last 80 to 90, ascending
     *     down a box; otherwise any number may be anywhere
     */
    public static void fill(Generator generator, boolean columnRanges, byte[] cells) {
        if (cells.length != CELLS)
            throw new IllegalArgumentException("expected " + CELLS + " cells, got " + cells.length);
        if (columnRanges) Ranged.STRIPS.fill(generator, cells);
        else scatter(generator, cells);
    }

    /** A strip as boxes. */
    public static List<BingoBox> strip(Generator generator, boolean columnRanges) {
        byte[] cells = new byte[CELLS];
        fill(generator, columnRanges, cells);
        List<BingoBox> boxes = new ArrayList<>(BOXES);
        for (int box = 0; box < BOXES; box++) {
            List<Integer> own = new ArrayList<>(BingoBox.SPACES);
            for (int cell = 0; cell < BingoBox.SPACES; cell++) own.add((int) cells[box * BingoBox.SPACES + cell]);
            boxes.add(new BingoBox(own));
        }
        return List.copyOf(boxes);
    }

    /** All numbers in random order, then line by line from the last to their places, which are never before them. */
    private static void scatter(Generator generator, byte[] cells) {
        for (int at = 0; at < Balls.COUNT; at++) cells[at] = (byte) (at + 1);
        for (int at = Balls.COUNT - 1; at > 0; at--) {
            int from = generator.below(at + 1);
            byte drawn = cells[from];
            cells[from] = cells[at];
            cells[at] = drawn;
        }
        for (int line = LINES - 1; line >= 0; line--)
            spread(Places.ALL[generator.below(Places.ALL.length)], line, cells);
    }

    private static void spread(int places, int line, byte[] cells) {
        int from = line * Pattern.PER_LINE + Pattern.PER_LINE;
        for (int column = BingoBox.COLUMNS - 1; column >= 0; column--) {
            boolean used = (places >> column & 1) != 0;
            byte number = used ? cells[--from] : 0;
            cells[line * BingoBox.COLUMNS + column] = number;
        }
    }
}
