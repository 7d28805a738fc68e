package baize.lab.exact;

import baize.core.chance.Combinations;
import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.strips.BoxKinds;
import baize.games.bingo.strips.Strips;

/**
 * How likely a box of one strip with column ranges is full, once it is known how many numbers of each column have been
 * called: that is all that two strips have in common.
 *
 * <p>Say some k boxes of a strip have n numbers of a column with N. Any n of them are as likely as any others, so if c
 * of the column have been called, these n are among them with probability C(c,n)/C(N,n). How likely the k boxes have
 * just these n of all columns is what {@link BingoRangedBoxes} says of them, times what it says of the other boxes and
 * the N−n that those have, over what it says of the whole strip. The {@linkplain BingoRangedSum sum} over all n is how
 * likely k certain boxes are full; inclusion and exclusion over k gives the chance of some box.
 */
@Rule({"bingo 1.1 \"bingo\"", "R-134"})
final class BingoRangedStrip {
    private final int boxes;
    private final int numbers;
    private final BingoRangedColumns columns;
    private final double[] full;

    /** Strips of so many such boxes. */
    BingoRangedStrip(BoxKinds kinds, int boxes, BingoRangedColumns columns) {
        this.boxes = boxes;
        numbers = kinds.numbers();
        this.columns = columns;
        full = new BingoRangedSum(columns, counts(new BingoRangedBoxes(kinds, boxes))).turned();
    }

    /** Made when it is first asked for, and kept: a table of two million chances. */
    private static final class Kept {
        static final BingoRangedStrip OF_THE_GAME = new BingoRangedStrip(
                new BoxKinds(BingoBox.NUMBERS), Strips.BOXES, BingoRangedColumns.of(Strips.COLUMNS));
    }

    static BingoRangedStrip ofTheGame() {
        return Kept.OF_THE_GAME;
    }

    /** What each n of the columns counts for in the sum. */
    private double[] counts(BingoRangedBoxes ways) {
        double strips = ways.ways(
                boxes, column(columns.first()) + column(columns.last()) + columns.between() * column(columns.size()));
        double[] counts = new double[columns.multisets() * columns.edges()];
        int[] between = new int[columns.between()];
        for (int place = 0; place < columns.multisets(); place++, Multisets.next(between))
            for (int first = 0; first <= columns.first(); first++)
                for (int last = 0; last <= columns.last(); last++)
                    counts[at(place, first, last)] = count(ways, between, first, last) / strips;
        return counts;
    }

    private static long column(int numbers) {
        return BingoRangedBoxes.column(numbers);
    }

    private double count(BingoRangedBoxes ways, int[] between, int first, int last) {
        int sum = first + last;
        long own = column(first) + column(last);
        long others = column(columns.first() - first) + column(columns.last() - last);
        for (int of : between) {
            sum += of;
            own += column(of);
            others += column(columns.size() - of);
        }
        int some = sum / numbers;
        if (some == 0 || some * numbers != sum) return 0;
        double signed = (some % 2 == 0 ? -1 : 1) * Combinations.count(boxes, some);
        return signed * product(ways, some, own, others);
    }

    /** The ways of both parts of a strip, the smaller part first: it is often impossible, and soon found to be. */
    private double product(BingoRangedBoxes ways, int some, long own, long others) {
        if (2 * some > boxes) return product(ways, boxes - some, others, own);
        double fewer = ways.ways(some, own);
        return fewer == 0 ? 0 : fewer * ways.ways(boxes - some, others);
    }

    private int at(int place, int first, int last) {
        return place * columns.edges() + columns.edge(first, last);
    }

    int boxes() {
        return boxes;
    }

    BingoRangedColumns columns() {
        return columns;
    }

    /**
     * The probability that a box is full, as the sum has it: off by a few units of the fifteenth place, to either side.
     *
     * @param place of the multiset of how many numbers have been called of each column between the edges
     */
    double full(int place, int ofFirst, int ofLast) {
        return full[at(place, ofFirst, ofLast)];
    }
}
