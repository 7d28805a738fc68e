package baize.lab.exact;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.Pattern;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * How many calls one box takes to show a pattern. Of the 2^15 sets of marks that a box can have, those that show it are
 * counted by their size; which of a box's numbers are among the first so many called is a matter of binomials.
 */
@Rule({"bingo 1.1 \"bingo\"", "bingo 1.1 \"pattern\"", "bingo 5.4.1"})
public final class BingoCalls {
    private static final int BESIDE = Balls.COUNT - BingoBox.NUMBERS;

    private static final int SETS = 1 << BingoBox.NUMBERS;

    /** Pascal's triangle, for a sheet asks for some of its numbers many thousand times. */
    private static final List<List<BigInteger>> TRIANGLE = triangle();

    private final Pattern pattern;
    private final long[] showing = new long[BingoBox.NUMBERS + 1];
    private final long[] completing = new long[BingoBox.NUMBERS];

    public BingoCalls(Pattern pattern) {
        this.pattern = pattern;
        BitSet shown = new BitSet(SETS);
        for (int marks = 0; marks < SETS; marks++) if (pattern.isShownBy(marks)) shown.set(marks);
        for (int marks = 0; marks < SETS; marks++) count(marks, shown);
    }

    private void count(int marks, BitSet shown) {
        int size = Integer.bitCount(marks);
        if (shown.get(marks)) showing[size]++;
        else
            for (int place = 0; place < BingoBox.NUMBERS; place++)
                if ((marks >> place & 1) == 0 && shown.get(marks | 1 << place)) completing[size]++;
    }

    public Pattern pattern() {
        return pattern;
    }

    /** How many sets of so many marks do not show it. */
    BigInteger failing(int marks) {
        return choose(BingoBox.NUMBERS, marks).subtract(BigInteger.valueOf(showing[marks]));
    }

    /** In how many ways a set of so many marks that does not show it is completed by one more. */
    BigInteger completing(int marks) {
        return BigInteger.valueOf(completing[marks]);
    }

    /** The probability that it is shown at the call of this number or before. */
    public Fraction shownBy(int call) {
        BigInteger ways = BigInteger.ZERO;
        for (int marks = 0; marks <= BingoBox.NUMBERS; marks++)
            ways = ways.add(BigInteger.valueOf(showing[marks]).multiply(choose(BESIDE, call - marks)));
        return new Fraction(ways, choose(Balls.COUNT, call));
    }

    /** The same for every call from 0 to 90. */
    public List<Fraction> distribution() {
        List<Fraction> all = new ArrayList<>(Balls.COUNT + 1);
        for (int call = 0; call <= Balls.COUNT; call++) all.add(shownBy(call));
        return List.copyOf(all);
    }

    /** The calls that it takes on average. */
    public Fraction mean() {
        Fraction mean = Fraction.ZERO;
        for (int call = 0; call < Balls.COUNT; call++) mean = mean.plus(Fraction.ONE.minus(shownBy(call)));
        return mean;
    }

    /** How many choices of so many out of so many there are; none of fewer than none. */
    static BigInteger choose(int from, int count) {
        return count < 0 || count > from ? BigInteger.ZERO : TRIANGLE.get(from).get(count);
    }

    private static List<List<BigInteger>> triangle() {
        List<List<BigInteger>> rows = new ArrayList<>(List.of(List.of(BigInteger.ONE)));
        for (int from = 1; from <= Balls.COUNT; from++) {
            List<BigInteger> above = rows.getLast();
            List<BigInteger> row = new ArrayList<>(List.of(BigInteger.ONE));
            for (int count = 1; count < from; count++)
                row.add(above.get(count - 1).add(above.get(count)));
            row.add(BigInteger.ONE);
            rows.add(List.copyOf(row));
        }
        return List.copyOf(rows);
    }
}
