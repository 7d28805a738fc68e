package baize.games.bingo.strips;

import baize.core.chance.Generator;
import baize.games.bingo.BingoBox;
import baize.games.bingo.Pattern;
import java.util.Collections;
import java.util.List;

/**
 * Strips whose columns have ranges of their own, numbers ascending down each column of a box.
 *
 * <p>A strip is three choices: how many numbers of each column each box has, on which lines they stand, and which
 * numbers they are. A box can stand on its lines in N ways, which hangs on its {@linkplain BoxKinds kind} alone,
 * and the numbers of a column can be dealt to the boxes in m!/∏n! ways; so each way to make the first choice
 * belongs to as many strips as is the product over all boxes of N/∏n!, times something that is the same for all.
 * That product is what it must be drawn by. It is drawn in two steps: what each pair of boxes has together ({@link
 * PairColumns} and {@link PairTable}), and how that is divided ({@link PairSplit}). Both draw by weights that are
 * easy to draw by, and keep what they have drawn in proportion to the right weight over that one, by whole numbers
 * and without rounding; so what is kept has the right weight exactly. Lines and numbers are then drawn evenly among
 * all there are. So every strip is equally likely.
 */
final class RangedStrips {
    private static final long LINES = (1 << Pattern.LINES) - 1;

    private final int boxes;
    private final int[] columns;
    private final int[] first;
    private final BoxKinds kinds;
    private final PairColumns pairs;
    private final PairTable table;
    private final PairSplit split;

    /**
     * Strips of two, four or six boxes: a bingo strip, or a smaller one whose strips can all be listed.
     *
     * @param perLine the numbers of a line
     * @param columns how many numbers each of the nine columns has, at most twelve
     */
    RangedStrips(int boxes, int perLine, List<Integer> columns) {
        this.boxes = boxes;
        this.columns = columns.stream().mapToInt(size -> size).toArray();
        first = new int[this.columns.length];
        int number = 1;
        for (int column = 0; column < first.length; column++) {
            first[column] = number;
            number += this.columns[column];
        }
        kinds = new BoxKinds(Pattern.LINES * perLine);
        pairs = new PairColumns(boxes / 2, 2 * kinds.numbers(), this.columns);
        table = new PairTable(PairClasses.of(kinds, Collections.frequency(columns, 0)));
        split = new PairSplit(kinds);
    }

    /** Writes a strip. What is drawn on the way is kept in the top line of each box until its numbers are written. */
    void fill(Generator generator, byte[] cells) {
        do pairs.next(generator, cells);
        while (!keeps(generator, cells));
        for (int box = 0; box < boxes; box += 2) divide(generator, cells, box * BingoBox.SPACES);
        for (int column = 0; column < columns.length; column++) number(generator, column, cells);
    }

    private boolean keeps(Generator generator, byte[] cells) {
        for (int box = 0; box < boxes; box += 2)
            if (!table.keeps(generator, table.slot(Lanes.read(cells, box * BingoBox.SPACES)))) return false;
        return true;
    }

    private void divide(Generator generator, byte[] cells, int at) {
        long sums = Lanes.read(cells, at);
        long counts = split.next(generator, sums, table.most(table.slot(sums)));
        lines(generator, counts, cells, at);
        lines(generator, sums - counts, cells, at + BingoBox.SPACES);
    }

    /**
     * Draws on which lines of a box its columns have numbers: three bits for each column, as a grid has them in
     * turn.
     */
    private void lines(Generator generator, long counts, byte[] cells, int at) {
        long grid = kinds.grid(Lanes.kind(counts), generator);
        long low = counts & Lanes.EVERY;
        long high = counts >>> 1 & Lanes.EVERY;
        long lines = Long.expand(grid, LINES * (low & ~high))
                | Long.expand(grid >>> Grids.PAIRS, LINES * (high & ~low))
                | LINES * (low & high);
        for (int column = 0; column < BingoBox.COLUMNS; column++) cells[at + column] = (byte) Lanes.at(lines, column);
    }

    /** Deals the numbers of a column to the boxes, ascending on the lines that they have of it. */
    private void number(Generator generator, int column, byte[] cells) {
        int lines = 0;
        for (int box = 0; box < boxes; box++) lines |= cells[box * BingoBox.SPACES + column] << Pattern.LINES * box;
        long fraction;
        long ways;
        do {
            fraction = generator.nextLong();
            ways = 1;
            int count = columns[column];
            int left = (1 << count) - 1;
            for (int box = 0; box < boxes; box++) {
                int own = lines >>> Pattern.LINES * box & (int) LINES;
                int way = Subsets.of(count, Integer.bitCount(own));
                int subsets = Subsets.count(way);
                int chosen = Integer.expand(Subsets.at(way, (int) Math.unsignedMultiplyHigh(fraction, subsets)), left);
                fraction *= subsets;
                ways *= subsets;
                count -= Integer.bitCount(own);
                left ^= chosen;
                write(chosen, own, first[column], cells, box * BingoBox.SPACES + column);
            }
        } while (Generator.isLeftOver(fraction, ways));
    }

    /** Writes the numbers of a column of one box, the lowest on the first of its lines. */
    private static void write(int chosen, int lines, int first, byte[] cells, int at) {
        int top = lines & 1;
        int middle = lines >> 1 & 1;
        int bottom = lines >> 2;
        int rest = chosen & chosen - top;
        int last = rest & rest - middle;
        cells[at] = (byte) (-top & first + Integer.numberOfTrailingZeros(chosen));
        cells[at + BingoBox.COLUMNS] = (byte) (-middle & first + Integer.numberOfTrailingZeros(rest));
        cells[at + 2 * BingoBox.COLUMNS] = (byte) (-bottom & first + Integer.numberOfTrailingZeros(last));
    }
}
