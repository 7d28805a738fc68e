package baize.lab.exact;

import baize.core.chance.Combinations;
import baize.core.rule.Rule;
import baize.games.bingo.Pattern;
import baize.games.bingo.strips.BoxKinds;

/**
 * In how many ways some boxes of a strip with column ranges can have so many numbers of each column together: the sum
 * over all ways to divide them of the product of what the boxes {@linkplain BoxKinds#weight weigh}. It does not matter
 * which column has how many, so they are asked for by profile: four bits for each number of numbers, which say how many
 * columns have that many. Nothing is subtracted, so floating point is off in the last places only.
 */
@Rule("R-134")
final class BingoRangedBoxes {
    private static final int NIBBLE = 4;
    private static final int BITS = 13;
    private static final int SLOTS = 1 << BITS;
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private final BoxKinds kinds;

    /** By the number of boxes: what has been asked for, a sparse table. */
    private final long[][] profiles;

    private final double[][] known;

    /** Such boxes, up to so many of them. */
    BingoRangedBoxes(BoxKinds kinds, int boxes) {
        this.kinds = kinds;
        profiles = new long[boxes + 1][SLOTS];
        known = new double[boxes + 1][SLOTS];
    }

    /** The profile of one column that has so many numbers; those of several columns are added up. */
    static long column(int numbers) {
        return 1L << NIBBLE * numbers;
    }

    /**
     * The ways in which so many boxes can have what the columns have.
     *
     * @param columns their profile; together they have as many numbers as the boxes
     */
    double ways(int boxes, long columns) {
        if (boxes == 0) return 1;
        int slot = slot(boxes, columns);
        if (profiles[boxes][slot] == 0) {
            double ways = take(boxes, columns, new Taken(0, count(columns), kinds.numbers(), 0, 1));
            profiles[boxes][slot] = columns;
            known[boxes][slot] = ways;
        }
        return known[boxes][slot];
    }

    private static int count(long columns) {
        int count = 0;
        for (long left = columns; left != 0; left >>>= NIBBLE) count += (int) (left & 0xF);
        return count;
    }

    private int slot(int boxes, long columns) {
        int slot = (int) (columns * GOLDEN >>> Long.SIZE - BITS);
        while (profiles[boxes][slot] != columns && profiles[boxes][slot] != 0) slot = slot + 1 & SLOTS - 1;
        return slot;
    }

    /**
     * What the last box takes of some columns.
     *
     * @param kind of the box so far
     * @param open columns of which it is still to take
     * @param lacking numbers that it still needs
     * @param left the profile of what the other boxes get of the columns that are not open
     * @param ways to choose of which columns that have as many numbers it takes them
     */
    private record Taken(int kind, int open, int lacking, long left, long ways) {
        Taken with(int columns, int numbers, int of, long chosen) {
            return new Taken(
                    kind + columns * BoxKinds.ofColumn(numbers),
                    open - columns,
                    lacking - columns * numbers,
                    left + columns * column(of - numbers),
                    ways * chosen);
        }

        boolean isPossible() {
            return lacking >= 0 && lacking <= Pattern.LINES * open;
        }
    }

    /** Lets the last box take of all these columns, those with the most numbers first. */
    private double take(int boxes, long columns, Taken taken) {
        if (columns == 0) {
            double box = (double) kinds.weight(taken.kind) * taken.ways;
            return box == 0 ? 0 : box * ways(boxes - 1, taken.left);
        }
        int size = (Long.SIZE - 1 - Long.numberOfLeadingZeros(columns)) / NIBBLE;
        int open = (int) (columns >>> NIBBLE * size);
        return share(boxes, columns - open * column(size), size, open, Math.min(Pattern.LINES, size), taken);
    }

    /**
     * Takes this many numbers or fewer of each of so many columns of one size, but leaves no more of it than the other
     * boxes can have; then of the other columns.
     */
    private double share(int boxes, long columns, int size, int open, int numbers, Taken taken) {
        if (!taken.isPossible()) return 0;
        if (open == 0) return take(boxes, columns, taken);
        int fewest = Math.max(0, size - Pattern.LINES * (boxes - 1));
        if (numbers < fewest) return 0;
        double ways = 0;
        for (int chosen = numbers == fewest ? open : 0; chosen <= open; chosen++) {
            Taken more = taken.with(chosen, numbers, size, Combinations.count(open, chosen));
            ways += share(boxes, columns, size, open - chosen, numbers - 1, more);
        }
        return ways;
    }
}
