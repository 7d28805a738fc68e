package baize.lab.exact;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A room of small strips with column ranges, as slowly as it can be done: every strip is written down number by number,
 * and every set of called numbers is held against every strip. It shares nothing with the fast one.
 */
final class SlowRangedRoom {
    private static final int LINES = 3;

    private final int perLine;
    private final int numbers;

    /** By number, from 0: its column. */
    private final int[] column;

    /** By box, line and column: whether there is a number. */
    private final boolean[][] cells;

    private final int[] own;

    /** By the numbers that each box has, as bits: how many strips. */
    private final Map<List<Integer>, Long> strips = new HashMap<>();

    /** By what has been called, as bits. */
    private final double[] open;

    private final double[] filled;

    SlowRangedRoom(int boxes, int perLine, List<Integer> columns) {
        this.perLine = perLine;
        numbers = boxes * LINES * perLine;
        column = new int[numbers];
        int number = 0;
        for (int at = 0; at < columns.size(); at++) for (int of = 0; of < columns.get(at); of++) column[number++] = at;
        if (number != numbers) throw new IllegalArgumentException(columns + " have " + number + " numbers");
        cells = new boolean[boxes * LINES][columns.size()];
        own = new int[boxes];
        write(0);
        open = IntStream.range(0, 1 << numbers).mapToDouble(this::open).toArray();
        filled = IntStream.range(0, 1 << numbers).mapToDouble(this::filled).toArray();
    }

    /** Puts this number on each line with room for it, but on none above a smaller one of its column in the box. */
    private void write(int number) {
        if (number == numbers) {
            strips.merge(Arrays.stream(own).boxed().toList(), 1L, Long::sum);
            return;
        }
        for (int line = 0; line < cells.length; line++) {
            if (!isFree(line, column[number])) continue;
            cells[line][column[number]] = true;
            own[line / LINES] |= 1 << number;
            write(number + 1);
            own[line / LINES] &= ~(1 << number);
            cells[line][column[number]] = false;
        }
    }

    private boolean isFree(int line, int column) {
        int on = 0;
        for (boolean cell : cells[line]) if (cell) on++;
        boolean free = on < perLine;
        for (int below = line; below < (line / LINES + 1) * LINES; below++) free &= !cells[below][column];
        return free;
    }

    long strips() {
        return strips.values().stream().mapToLong(count -> count).sum();
    }

    /** The share of strips without a full box, once these have been called. */
    private double open(int called) {
        long open = 0;
        for (Map.Entry<List<Integer>, Long> strip : strips.entrySet())
            if (strip.getKey().stream().noneMatch(box -> isFull(box, called))) open += strip.getValue();
        return (double) open / strips();
    }

    private static boolean isFull(int box, int called) {
        return (box & ~called) == 0;
    }

    /** How many boxes of a strip the next call fills, on average, counted where none was full before. */
    private double filled(int before) {
        long filled = 0;
        for (Map.Entry<List<Integer>, Long> strip : strips.entrySet())
            if (strip.getKey().stream().noneMatch(box -> isFull(box, before)))
                for (int number = 0; number < numbers; number++) {
                    int after = before | 1 << number;
                    filled += strip.getValue()
                            * strip.getKey().stream()
                                    .filter(box -> isFull(box, after))
                                    .count();
                }
        return (double) filled / strips() / (numbers - Integer.bitCount(before));
    }

    /** The probability that a box of so many strips is full by this call. */
    double wonBy(int call, int strips) {
        double open = 0;
        int sets = 0;
        for (int called = 0; called < 1 << numbers; called++)
            if (Integer.bitCount(called) == call) {
                open += Math.pow(this.open[called], strips);
                sets++;
            }
        return 1 - open / sets;
    }

    /** How many boxes of so many strips are full on the call on which the first is. */
    double meanWinners(int strips) {
        double[] winners = new double[numbers];
        int[] sets = new int[numbers];
        for (int called = 0; called < (1 << numbers) - 1; called++) {
            int call = Integer.bitCount(called);
            winners[call] += strips * Math.pow(open[called], strips - 1) * filled[called];
            sets[call]++;
        }
        double sum = 0;
        for (int call = 0; call < numbers; call++) sum += winners[call] / sets[call];
        return sum;
    }

    int numbers() {
        return numbers;
    }
}
