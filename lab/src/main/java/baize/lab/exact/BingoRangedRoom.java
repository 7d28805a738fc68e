package baize.lab.exact;

import baize.core.chance.Combinations;
import baize.core.rule.Rule;
import java.util.Arrays;

/**
 * The first full box of many in strips with column ranges. Two strips have nothing to do with each other once it is
 * known how many numbers of each column have been called, so what one {@link BingoRangedStrip} does is raised to the
 * number of strips and then averaged over all that may have been called of the columns. It is in floating point, right
 * to some thirteen places.
 *
 * <p>The boxes that share the prize: a number is on one box of a strip, so where none is full yet the next call fills
 * one at most. It does so with the probability by which that call raises the chance of a full box.
 */
@Rule({"bingo 1.1 \"bingo\"", "bingo 7.2", "R-127", "R-134"})
public final class BingoRangedRoom {
    private final BingoRangedStrip strip;
    private final BingoRangedColumns columns;
    private final int strips;

    /** By what has been called of the edges: how many sets of numbers that is. */
    private final double[] ofEdges;

    /** By the number of calls: how many sets of numbers there are. */
    private final double[] sets;

    private final double[] won;

    /** By the number of calls: how likely a certain strip is the first with a full box on the next, or one of them. */
    private final double[] next;

    /** So many strips of the game. */
    public BingoRangedRoom(int strips) {
        this(BingoRangedStrip.ofTheGame(), strips);
    }

    BingoRangedRoom(BingoRangedStrip strip, int strips) {
        this.strip = strip;
        this.strips = strips;
        columns = strip.columns();
        sets = new double[columns.numbers() + 1];
        won = new double[sets.length];
        next = new double[sets.length];
        ofEdges = new double[columns.edges()];
        for (int ofFirst = 0; ofFirst <= columns.first(); ofFirst++)
            for (int ofLast = 0; ofLast <= columns.last(); ofLast++)
                ofEdges[columns.edge(ofFirst, ofLast)] = (double) Combinations.count(columns.first(), ofFirst)
                        * Combinations.count(columns.last(), ofLast);
        int[] called = new int[columns.between()];
        for (int place = 0; place < columns.multisets(); place++, Multisets.next(called))
            add(new Between(called, place, columns.size()));
        for (int call = 0; call < sets.length; call++) {
            won[call] /= sets[call];
            next[call] /= sets[call];
        }
    }

    /** What has been called of the columns between the edges, no matter in which order. */
    private static final class Between {
        final int place;
        final int sum;

        /** How many sets of numbers that is. */
        final double sets;

        /** The places of those with one number more, and how many numbers would do it. */
        final int[] above;

        final int[] numbers;

        Between(int[] called, int place, int size) {
            this.place = place;
            sum = Arrays.stream(called).sum();
            above = new int[called.length];
            numbers = new int[called.length];
            double sets = 1;
            int same = 0;
            for (int at = 0; at < called.length; at++) {
                same = at > 0 && called[at] == called[at - 1] ? same + 1 : 1;
                sets *= (double) Combinations.count(size, called[at]) * (at + 1) / same;
                boolean isLast = at == called.length - 1 || called[at] < called[at + 1];
                if (!isLast || called[at] == size) continue;
                int[] more = called.clone();
                more[at]++;
                above[at] = Multisets.place(more);
                numbers[at] = same * (size - called[at]);
            }
            this.sets = sets;
        }
    }

    private void add(Between between) {
        for (int ofFirst = 0; ofFirst <= columns.first(); ofFirst++)
            for (int ofLast = 0; ofLast <= columns.last(); ofLast++) {
                int call = between.sum + ofFirst + ofLast;
                double weight = between.sets * ofEdges[columns.edge(ofFirst, ofLast)];
                sets[call] += weight;
                double full = full(between.place, call, ofFirst, ofLast);
                if (full > 0) won[call] += weight * -Math.expm1(strips * Math.log1p(-full));
                if (full < 1)
                    next[call] += weight * Math.pow(1 - full, strips - 1) * rise(between, ofFirst, ofLast, full);
            }
    }

    /** The chance of a full box of a strip: certain where fewer numbers are left than there are boxes. */
    private double full(int place, int call, int ofFirst, int ofLast) {
        boolean isCertain = columns.numbers() - call < strip.boxes();
        return isCertain ? 1 : Math.clamp(strip.full(place, ofFirst, ofLast), 0, 1);
    }

    /** By how much the next call raises it on average. */
    private double rise(Between between, int ofFirst, int ofLast, double full) {
        int call = between.sum + ofFirst + ofLast + 1;
        double rise = 0;
        if (ofFirst < columns.first())
            rise += (columns.first() - ofFirst) * (full(between.place, call, ofFirst + 1, ofLast) - full);
        if (ofLast < columns.last())
            rise += (columns.last() - ofLast) * (full(between.place, call, ofFirst, ofLast + 1) - full);
        for (int at = 0; at < between.above.length; at++)
            if (between.numbers[at] > 0)
                rise += between.numbers[at] * (full(between.above[at], call, ofFirst, ofLast) - full);
        return rise / (columns.numbers() - call + 1);
    }

    /** The probability that some box is full at the call of this number or before, for every call from 0 to 90. */
    public double[] wonBy() {
        return won.clone();
    }

    /** The call on which the first box is full, on average. */
    public double meanCalls() {
        return Arrays.stream(won).map(by -> 1 - by).sum();
    }

    /** How many boxes are full on that call, on average: those that share the prize. */
    @Rule({"bingo 7.2", "R-127"})
    public double meanWinners() {
        return strips * Arrays.stream(next).sum();
    }
}
