package baize.lab.randomness;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * Neighbours within a draw without putting back: which two come at the first and second place, the third and fourth and
 * so on; whether the second is the higher; and how numbers go with the next. Pairs that share no place rise or fall
 * independently of each other, and their counts are so to within one in thousands.
 */
final class NeighbourTally {
    private final String outcome;
    private final Centred numbers;
    private final int places;
    private final IntBinaryOperator cell;
    private final Counts[] pairs;
    private final Runs rises = new Runs();
    private long draws;
    private double sum;
    private double squares;

    /** Of so many numbers and places; {@code cell} says where a pair is counted. */
    NeighbourTally(String outcome, int numbers, int places, IntBinaryOperator cell) {
        this.outcome = outcome;
        this.numbers = new Centred(numbers);
        this.places = places;
        this.cell = cell;
        double[] probabilities = probabilities(numbers, cell);
        pairs = new Counts[places / 2];
        Arrays.setAll(pairs, _ -> new Counts(probabilities));
    }

    /** Neighbours told apart by both numbers. */
    static NeighbourTally ofPairs(String outcome, int numbers, int places) {
        return new NeighbourTally(outcome, numbers, places, (first, second) -> first * numbers + second);
    }

    /** Neighbours told apart by how far one is from the other. */
    static NeighbourTally ofGaps(String outcome, int numbers, int places) {
        return new NeighbourTally(outcome, numbers, places, (first, second) -> Math.abs(first - second));
    }

    private static double[] probabilities(int numbers, IntBinaryOperator cell) {
        double[] probabilities = new double[numbers * numbers];
        double each = 1.0 / (numbers * (numbers - 1));
        int cells = 0;
        for (int first = 0; first < numbers; first++)
            for (int second = 0; second < numbers; second++) {
                int at = cell.applyAsInt(first, second);
                if (first != second) probabilities[at] += each;
                cells = Math.max(cells, at + 1);
            }
        return Arrays.copyOf(probabilities, cells);
    }

    void add(int[] drawn) {
        for (int pair = 0; pair < pairs.length; pair++) {
            int first = drawn[2 * pair];
            int second = drawn[2 * pair + 1];
            pairs[pair].add(cell.applyAsInt(first, second));
            rises.add(first < second);
        }
        long products = 0;
        for (int place = 1; place < places; place++)
            products += (long) numbers.of(drawn[place - 1]) * numbers.of(drawn[place]);
        draws++;
        sum += products;
        squares += (double) products * products;
    }

    List<Finding> findings() {
        return List.of(
                Finding.ofCounts(
                        outcome,
                        Arrays.stream(pairs).mapToDouble(Counts::chiSquare).sum(),
                        Arrays.stream(pairs).mapToLong(Counts::degreesOfFreedom).sum()),
                Finding.ofDeviations(outcome, Finding.RUNS, rises.deviation()),
                Finding.ofDeviations(outcome, Finding.SERIAL, correlation()));
    }

    /** How many standard errors the mean of a draw's products is from what it is without putting back. */
    private double correlation() {
        double mean = sum / draws;
        // Products are whole numbers: where they never vary, any error below one will do.
        double variance = Math.max(1, squares / draws - mean * mean);
        return (mean - (places - 1) * numbers.meanProduct()) / Math.sqrt(variance / draws);
    }
}
