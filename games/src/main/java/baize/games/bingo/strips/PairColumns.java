package baize.games.bingo.strips;

import baize.core.chance.Generator;
import baize.games.bingo.BingoBox;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws how many numbers of each column the pairs of boxes have, in proportion to the product of {@link #weight} over
 * all pairs and columns, so that each pair has its numbers. Six columns are drawn freely, two at a time, and kept in
 * proportion to the ways in which the last three can give every pair what it lacks; those are then drawn one by one in
 * the same manner. What the pairs have of a column are the bytes of half a word.
 */
final class PairColumns {
    /** A weight for each number of numbers, chosen as {@link PairTable} says. */
    private static final long[] WEIGHTS = {15, 72, 130, 102, 39, 7, 1};

    /** The columns of one size, two and two, so that they share their choices. */
    private static final int[] FREE = {1, 3, 5};

    private static final int[] LAST = {0, 7, 8};
    private static final int HALF = 32;
    private static final long LOWER = (1L << HALF) - 1;
    private static final int BYTE = 8;
    private static final int LANE = 5;

    /** No pair lacks more than 18 numbers of three columns; where one has too many, other bits are set. */
    private static final long LANES = 0x1F1F1F;

    private final int pairs;
    private final long all;
    private final Choices[] free = new Choices[FREE.length];
    private final Choices[] last = new Choices[LAST.length];

    /**
     * By the first of the last columns still to be drawn, and by what is lacking: what all weighs that makes up for
     * it.
     */
    private final long[][] ways = new long[LAST.length][1 << 2 * LANE];

    private final long[] most = new long[LAST.length];

    /** What the pairs can have of a column, or of two, the second in the upper half. */
    private record Choice(long numbers, long weight) {
        Choice and(int given) {
            return new Choice(numbers << BYTE | given, weight * PairColumns.weight(given));
        }

        Choice and(Choice upper) {
            return new Choice(upper.numbers << HALF | numbers, upper.weight * weight);
        }
    }

    /** What can be drawn, and the lot to draw by. */
    private static final class Choices {
        private final long[] numbers;
        private final Lot lot;

        Choices(List<Choice> choices) {
            numbers = choices.stream().mapToLong(Choice::numbers).toArray();
            lot = new Lot(choices.stream().mapToLong(Choice::weight).toArray());
        }

        long next(Generator generator) {
            return numbers[lot.next(generator)];
        }
    }

    /**
     * Columns for so many pairs, one to three.
     *
     * @param numbers of a pair
     * @param columns how many numbers each has
     */
    PairColumns(int pairs, int numbers, int[] columns) {
        this.pairs = pairs;
        long all = 0;
        for (int pair = 0; pair < pairs; pair++) all = all << BYTE | numbers;
        this.all = all;
        Map<List<Integer>, Choices> known = new HashMap<>();
        for (int at = 0; at < FREE.length; at++)
            free[at] = known.computeIfAbsent(List.of(columns[FREE[at]], columns[FREE[at] + 1]), this::both);
        for (int at = LAST.length - 1; at >= 0; at--) {
            List<Choice> choices = choices(columns[LAST[at]]);
            last[at] = new Choices(choices);
            count(at, choices);
        }
    }

    /** How much it counts that a pair has so many numbers of a column. */
    static long weight(int numbers) {
        return WEIGHTS[numbers];
    }

    private Choices both(List<Integer> sizes) {
        List<Choice> both = new ArrayList<>();
        for (Choice lower : choices(sizes.getFirst()))
            for (Choice upper : choices(sizes.getLast())) both.add(lower.and(upper));
        return new Choices(both);
    }

    private List<Choice> choices(int size) {
        List<Choice> choices = new ArrayList<>();
        choose(pairs, size, new Choice(0, 1), choices);
        return choices;
    }

    private static void choose(int pairs, int numbers, Choice chosen, List<Choice> choices) {
        if (pairs == 0 && numbers == 0) choices.add(chosen);
        for (int given = 0; pairs > 0 && given <= Math.min(numbers, PairClasses.MOST); given++)
            choose(pairs - 1, numbers - given, chosen.and(given), choices);
    }

    /** What the first two pairs lack as an index; the third lacks what the columns have besides. */
    private static int index(long lacking) {
        return (int) (lacking & 0x1F | lacking >>> BYTE - LANE & 0x1F << LANE);
    }

    private void count(int at, List<Choice> choices) {
        long[] after = at == LAST.length - 1 ? new long[] {1} : ways[at + 1];
        for (Choice choice : choices)
            for (int rest = 0; rest < after.length; rest++) {
                if (after[rest] == 0) continue;
                int lacking = rest + index(choice.numbers);
                ways[at][lacking] = Math.addExact(ways[at][lacking], Math.multiplyExact(choice.weight, after[rest]));
                most[at] = Math.max(most[at], ways[at][lacking]);
            }
    }

    /** Writes for each pair what it has of each column into the top line of its first box. */
    void next(Generator generator, byte[] cells) {
        long lacking = free(generator, cells);
        for (int at = 0; at < LAST.length - 1; at++) {
            long choice;
            do choice = last[at].next(generator);
            while (!keeps(generator, at + 1, lacking - choice));
            write(choice, LAST[at], cells);
            lacking -= choice;
        }
        write(lacking, LAST[LAST.length - 1], cells);
    }

    /** Draws the free columns, and answers with what is then lacking. */
    private long free(Generator generator, byte[] cells) {
        while (true) {
            long first = free[0].next(generator);
            long second = free[1].next(generator);
            long third = free[2].next(generator);
            long sums = first + second + third;
            long lacking = all - (sums & LOWER) - (sums >>> HALF);
            if (!keeps(generator, 0, lacking)) continue;
            writeBoth(first, FREE[0], cells);
            writeBoth(second, FREE[1], cells);
            writeBoth(third, FREE[2], cells);
            return lacking;
        }
    }

    private void writeBoth(long both, int column, byte[] cells) {
        write(both, column, cells);
        write(both >>> HALF, column + 1, cells);
    }

    private boolean keeps(Generator generator, int from, long lacking) {
        return (lacking & ~LANES) == 0 && generator.below(most[from]) < ways[from][index(lacking)];
    }

    private void write(long choice, int column, byte[] cells) {
        for (int pair = 0; pair < pairs; pair++)
            cells[2 * pair * BingoBox.SPACES + column] = (byte) (choice >>> BYTE * pair);
    }
}
