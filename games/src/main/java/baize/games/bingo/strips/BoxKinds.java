package baize.games.bingo.strips;

import baize.core.chance.Generator;
import baize.games.bingo.BingoBox;
import baize.games.bingo.Pattern;
import java.util.ArrayList;
import java.util.List;

/**
 * The kinds of boxes: how many of the nine columns have one number, two, or three. Boxes of a kind have as many grids,
 * that is ways in which their numbers can stand on the lines, and as many ways to be filled with numbers. A kind is a
 * number; those of some columns and of the others add up to the kind of the box.
 */
public final class BoxKinds {
    private static final int NIBBLE = 4;

    /** Bits of a word that stay free. */
    private static final int FREE = 6;

    /** Kinds are below. */
    private static final int COUNT = (BingoBox.COLUMNS + 1) << NIBBLE;

    private final int numbers;
    private final long[] weights = new long[COUNT];
    private final long scale;
    private final long[][] grids = new long[COUNT][0];

    /** The kinds of boxes with so many numbers, equally many on each of three lines. */
    public BoxKinds(int numbers) {
        this.numbers = numbers;
        List<Integer> kinds = new ArrayList<>();
        for (int threes = 0; threes <= BingoBox.COLUMNS; threes++)
            for (int ones = 0; ones + threes <= BingoBox.COLUMNS; ones++) {
                int twos = (numbers - ones - 3 * threes) / 2;
                if (twos < 0 || ones + 2 * twos + 3 * threes != numbers) continue;
                int kind = kind(ones, threes);
                if (ones + twos + threes <= BingoBox.COLUMNS)
                    grids[kind] = Grids.of(ones, twos, numbers / Pattern.LINES - threes);
                if (grids[kind].length > 0) kinds.add(kind);
            }
        weigh(kinds);
        long heaviest = 0;
        for (long weight : weights) heaviest = Math.max(heaviest, weight);
        scale = 1L << Long.SIZE - FREE - 2 * (Long.SIZE - Long.numberOfLeadingZeros(heaviest));
    }

    /** The kind of so many columns with one number and with three; the twos follow from the numbers of a box. */
    static int kind(int ones, int threes) {
        return ones << NIBBLE | threes;
    }

    /** The kind of one column with so many numbers. */
    public static int ofColumn(int count) {
        return kind(count == 1 ? 1 : 0, count == 3 ? 1 : 0);
    }

    /** The number of grids over that of the orders of numbers in a column, in whole numbers without a common factor. */
    private void weigh(List<Integer> kinds) {
        long common = 1;
        for (int kind : kinds) common = common / gcd(common, orders(kind)) * orders(kind);
        long divisor = 0;
        for (int kind : kinds) {
            weights[kind] = grids[kind].length * (common / orders(kind));
            divisor = gcd(weights[kind], divisor);
        }
        for (int kind : kinds) weights[kind] /= divisor;
    }

    /** Two for each column with two numbers and six for each with three. */
    private long orders(int kind) {
        int ones = kind >> NIBBLE;
        int threes = kind & 0xF;
        long orders = 1L << (numbers - ones - 3 * threes) / 2;
        for (int three = 0; three < threes; three++) orders *= 6;
        return orders;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** How many numbers a box has. */
    public int numbers() {
        return numbers;
    }

    /** In how many ways a box of this kind can be filled, up to what is the same for all; 0 if there is none. */
    public long weight(int kind) {
        return weights[kind];
    }

    /** What the weights of two boxes together are multiplied by, so that they are finer and still fit a word. */
    long scale() {
        return scale;
    }

    /** Draws one of the {@link Grids} of a kind, each as likely. */
    long grid(int kind, Generator generator) {
        long[] own = grids[kind];
        return own[generator.below(own.length)];
    }
}
