package baize.games.bingo;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Strips with column ranges counted another way: box by box, over all that a box can have of the columns, with what is
 * left remembered by how many columns have so many numbers. It shares nothing with what draws them.
 */
final class SlowStrips {
    private static final int COLUMNS = 9;
    private static final int NUMBERS = 15;
    private static final int PER_LINE = 5;
    private static final int SIZES = 12;

    private final Map<List<Integer>, BigInteger> counted = new HashMap<>();
    private final Map<List<Integer>, Long> weights = new HashMap<>();

    /**
     * What a box has of the columns, no matter in which order where columns are of one size.
     *
     * @param first how many numbers of the column with nine
     * @param middle how many of the seven columns with ten have none, one, two and three
     * @param last how many numbers of the column with eleven
     */
    record Spread(int first, List<Integer> middle, int last) {}

    /** To how many strips each spread of one certain box belongs, up to what is the same for all. */
    Map<Spread, BigInteger> ofOneBox() {
        Map<Spread, BigInteger> all = new HashMap<>();
        for (int first = 0; first <= 3; first++)
            for (int last = 0; last <= 3; last++)
                for (int ones = 0; ones <= 7; ones++)
                    for (int twos = 0; ones + twos <= 7; twos++)
                        for (int threes = 0; ones + twos + threes <= 7; threes++) {
                            List<Integer> middle = List.of(7 - ones - twos - threes, ones, twos, threes);
                            BigInteger strips = strips(first, middle, last);
                            if (strips.signum() > 0) all.put(new Spread(first, middle, last), strips);
                        }
        return all;
    }

    private BigInteger strips(int first, List<Integer> middle, int last) {
        int[] counts = new int[4];
        int[] left = new int[SIZES];
        counts[first]++;
        left[9 - first]++;
        counts[last]++;
        left[11 - last]++;
        for (int count = 0; count <= 3; count++) {
            counts[count] += middle.get(count);
            left[10 - count] += middle.get(count);
        }
        long weight = weight(counts);
        if (weight == 0) return BigInteger.ZERO;
        long ways = ways(middle.get(0), middle.get(1), middle.get(2), middle.get(3));
        return BigInteger.valueOf(weight * ways).multiply(completions(5, left));
    }

    /**
     * The sum over all ways to give so many boxes all that is left of the product of what the boxes weigh.
     *
     * @param left how many columns have so many numbers
     */
    private BigInteger completions(int boxes, int[] left) {
        for (int size = 3 * boxes + 1; size < SIZES; size++) if (left[size] > 0) return BigInteger.ZERO;
        if (boxes == 0) return BigInteger.ONE;
        List<Integer> key = Arrays.stream(left).boxed().toList();
        BigInteger known = counted.get(key);
        if (known != null) return known;
        BigInteger sum = take(boxes, left, 0, new int[4], new int[SIZES], 1);
        counted.put(key, sum);
        return sum;
    }

    /** Gives a box numbers of all columns that have this many or more. */
    private BigInteger take(int boxes, int[] left, int size, int[] taken, int[] after, long ways) {
        if (taken[1] + 2 * taken[2] + 3 * taken[3] > NUMBERS) return BigInteger.ZERO;
        if (size == SIZES) {
            long weight = weight(taken);
            return weight == 0
                    ? BigInteger.ZERO
                    : completions(boxes - 1, after).multiply(BigInteger.valueOf(weight * ways));
        }
        if (left[size] == 0) return take(boxes, left, size + 1, taken, after, ways);
        BigInteger sum = BigInteger.ZERO;
        for (int ones = 0; ones <= (size < 1 ? 0 : left[size]); ones++)
            for (int twos = 0; twos <= (size < 2 ? 0 : left[size] - ones); twos++)
                for (int threes = 0; threes <= (size < 3 ? 0 : left[size] - ones - twos); threes++) {
                    int none = left[size] - ones - twos - threes;
                    int[] takenHere = {taken[0] + none, taken[1] + ones, taken[2] + twos, taken[3] + threes};
                    int[] afterHere = after.clone();
                    afterHere[size] += none;
                    if (ones > 0) afterHere[size - 1] += ones;
                    if (twos > 0) afterHere[size - 2] += twos;
                    if (threes > 0) afterHere[size - 3] += threes;
                    long all = ways * ways(none, ones, twos, threes);
                    sum = sum.add(take(boxes, left, size + 1, takenHere, afterHere, all));
                }
        return sum;
    }

    private static long ways(int none, int ones, int twos, int threes) {
        return factorial(none + ones + twos + threes)
                / (factorial(none) * factorial(ones) * factorial(twos) * factorial(threes));
    }

    private static long factorial(int number) {
        return number < 2 ? 1 : number * factorial(number - 1);
    }

    /** The ways of such counts to stand on three lines, over the orders of their numbers, times 6^9. */
    private long weight(int[] counts) {
        if (counts[1] + 2 * counts[2] + 3 * counts[3] != NUMBERS) return 0;
        return weights.computeIfAbsent(Arrays.stream(counts).boxed().toList(), key -> {
            List<Integer> columns = new ArrayList<>();
            for (int count = 0; count <= 3; count++) columns.addAll(Collections.nCopies(key.get(count), count));
            long weight = stand(columns, 0, PER_LINE, PER_LINE, PER_LINE);
            for (int count : columns) weight *= 6 / factorial(count);
            return weight;
        });
    }

    private static long stand(List<Integer> counts, int column, int top, int middle, int bottom) {
        if (top < 0 || middle < 0 || bottom < 0) return 0;
        if (column == COLUMNS) return 1;
        long ways = 0;
        for (int lines = 0; lines < 8; lines++)
            if (Integer.bitCount(lines) == counts.get(column))
                ways += stand(counts, column + 1, top - (lines & 1), middle - (lines >> 1 & 1), bottom - (lines >> 2));
        return ways;
    }
}
