package baize.lab.randomness;

import java.util.Arrays;
import java.util.List;

/**
 * Draws without putting back, by place: how often each number came to each place, and how a place goes on from draw to
 * draw. A place's own draws are independent; between places runs and correlations are so to within one in thousands.
 */
final class PlaceTally {
    private final String outcome;
    private final Centred numbers;
    private final int places;
    private final long[][] counts;
    private final Runs[] runs;
    private final Lag[] lags;
    private long draws;

    PlaceTally(String outcome, int numbers, int places) {
        this.outcome = outcome;
        this.numbers = new Centred(numbers);
        this.places = places;
        counts = new long[places][numbers];
        runs = new Runs[places];
        lags = new Lag[places];
        Arrays.setAll(runs, _ -> new Runs());
        Arrays.setAll(lags, _ -> new Lag(this.numbers.variance()));
    }

    void add(int[] drawn) {
        draws++;
        for (int place = 0; place < places; place++) {
            int centred = numbers.of(drawn[place]);
            counts[place][drawn[place]]++;
            runs[place].add(centred > 0);
            lags[place].add(centred);
        }
    }

    List<Finding> findings() {
        int most = numbers.count() - 1;
        return List.of(
                Finding.ofCounts(outcome, chiSquare(), (long) Math.min(places, most) * most),
                Finding.ofDeviations(
                        outcome,
                        Finding.RUNS,
                        Arrays.stream(runs).mapToDouble(Runs::deviation).toArray()),
                Finding.ofDeviations(
                        outcome,
                        Finding.SERIAL,
                        Arrays.stream(lags).mapToDouble(Lag::deviation).toArray()));
    }

    /**
     * All places in one chi-square. A number that came to one place did not come to another, so the places' own sums
     * of squares do not simply add up. Of {@code n} numbers at {@code m} places, the counts of one draw have the
     * covariance {@code (I - J/n) ⊗ (I - J/n) / (n - 1)}, with an {@code m} by {@code m} matrix for the places and
     * {@code n} by {@code n} for the numbers, {@code J} being all ones. The inverse of the first is
     * {@code I + J/(n - m)}: to the squares it adds, for each number, the square of its sum over the places. Over all
     * {@code n} places that sum is zero, and the last place says nothing that the others do not.
     */
    private double chiSquare() {
        int count = numbers.count();
        double expected = (double) draws / count;
        double square = 0;
        for (int number = 0; number < count; number++) {
            double sum = 0;
            for (int place = 0; place < places; place++) {
                double off = counts[place][number] - expected;
                square += off * off;
                sum += off;
            }
            if (places < count) square += sum * sum / (count - places);
        }
        return square * (count - 1) / draws;
    }
}
