package baize.lab.exact;

import baize.core.chance.Combinations;

/**
 * Sums over how many numbers n are asked for of each column, for all c that may have been called of them: what an n
 * counts for times, of each column, the probability C(c,n)/C(N,n) that certain n of its N numbers are among those c. It
 * is turned from n to c one column after the other, those between the edges in the order of c, the greatest first. So
 * the n of columns that are still to be turned are no greater than the last c, and each part is worked out once.
 */
final class BingoRangedSum {
    private final BingoRangedColumns columns;
    private final int edges;
    private final Multisets multisets;
    private final double[][] ofFirst;
    private final double[][] between;
    private final double[][] ofLast;

    /** By how many columns between the edges are still to be turned, by their multiset and then by the edges. */
    private final double[][] parts;

    private final double[] turned;

    /** The sum over these, by the multiset of the columns between the edges and then by the edges. */
    BingoRangedSum(BingoRangedColumns columns, double[] counts) {
        this.columns = columns;
        edges = columns.edges();
        multisets = new Multisets(columns.size(), columns.between());
        ofFirst = within(columns.first());
        between = within(columns.size());
        ofLast = within(columns.last());
        parts = new double[columns.between() + 1][];
        for (int open = 0; open < columns.between(); open++)
            parts[open] = new double[Multisets.count(columns.size(), open) * edges];
        parts[columns.between()] = counts;
        turned = new double[counts.length];
        turn(columns.between(), columns.size(), new int[columns.between()]);
    }

    /** By how many of a column have been called: the chances that so many certain numbers are among them. */
    private static double[][] within(int size) {
        double[][] chances = new double[size + 1][size + 1];
        for (int called = 0; called <= size; called++)
            for (int asked = 0; asked <= called; asked++)
                chances[called][asked] = (double) Combinations.count(called, asked) / Combinations.count(size, asked);
        return chances;
    }

    /** The sums, by what has been called in the same order. */
    double[] turned() {
        return turned;
    }

    /**
     * Turns one column after the other, until all are.
     *
     * @param open how many columns between the edges are still to be turned
     * @param bound the last c, which no other may be above
     * @param called at its end the c of those that are turned
     */
    private void turn(int open, int bound, int[] called) {
        if (open == 0) {
            turnEdges(Multisets.place(called) * edges);
            return;
        }
        for (int count = 0; count <= bound; count++) {
            for (int place = 0; place < Multisets.count(count, open - 1); place++) turnOne(open, count, place);
            called[open - 1] = count;
            turn(open - 1, count, called);
        }
    }

    /** Sums over the n of one column; the others that are open have the multiset at this place. */
    private void turnOne(int open, int count, int place) {
        double[] from = parts[open];
        double[] to = parts[open - 1];
        int at = place * edges;
        System.arraycopy(from, multisets.with(open - 1, place, 0) * edges, to, at, edges);
        for (int asked = 1; asked <= count; asked++) {
            int source = multisets.with(open - 1, place, asked) * edges;
            double chance = between[count][asked];
            for (int edge = 0; edge < edges; edge++) to[at + edge] += chance * from[source + edge];
        }
    }

    private void turnEdges(int at) {
        double[] byLast = new double[columns.last() + 1];
        for (int first = 0; first <= columns.first(); first++) {
            for (int asked = 0; asked <= columns.last(); asked++)
                byLast[asked] = sum(ofFirst[first], first, parts[0], asked, byLast.length);
            for (int last = 0; last <= columns.last(); last++)
                turned[at + columns.edge(first, last)] = sum(ofLast[last], last, byLast, 0, 1);
        }
    }

    private static double sum(double[] chances, int count, double[] parts, int from, int step) {
        double sum = 0;
        for (int asked = 0; asked <= count; asked++) sum += chances[asked] * parts[from + asked * step];
        return sum;
    }
}
