package baize.lab.randomness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tallies of so little that they can be worked out by hand. */
class TallyTest {
    @Test
    void changes_are_counted_between_tosses() {
        Runs runs = new Runs();
        for (boolean high : new boolean[] {true, false, true, false, true}) runs.add(high);
        assertThat(runs.deviation()).isEqualTo(2);
        assertThat(new Runs().deviation()).isZero();
    }

    @Test
    void products_are_of_each_value_with_the_one_before() {
        Lag lag = new Lag(2);
        for (int value : new int[] {1, 3, -1, 5, 2}) lag.add(value);
        assertThat(lag.deviation()).isEqualTo((3 - 3 - 5 + 10) / (2 * Math.sqrt(4)));
        assertThat(new Lag(2).deviation()).isZero();
    }

    @Test
    void centred_numbers_have_the_moments_they_claim() {
        Centred numbers = new Centred(52);
        double squares = 0;
        double products = 0;
        for (int one = 0; one < 52; one++)
            for (int other = 0; other < 52; other++)
                if (one == other) squares += numbers.of(one) * numbers.of(one);
                else products += numbers.of(one) * numbers.of(other);
        assertThat(numbers.variance()).isCloseTo(squares / 52, within(1e-9));
        assertThat(numbers.meanProduct()).isCloseTo(products / (52 * 51), within(1e-9));
        assertThat(numbers.of(0)).isEqualTo(-numbers.of(51));
    }

    /** All six orders of three numbers once: nothing is off, whatever the number of places. */
    @Test
    void even_places_have_no_chi_square() {
        for (int places = 1; places <= 3; places++) {
            PlaceTally tally = new PlaceTally("orders", 3, places);
            for (int[] order : ORDERS) tally.add(order);
            assertThat(tally.findings().getFirst().statistic()).isCloseTo(0, within(1e-12));
            assertThat(tally.findings().getFirst().degreesOfFreedom()).isEqualTo(2L * Math.min(places, 2));
        }
    }

    private static final List<int[]> ORDERS = List.of(
            new int[] {0, 1, 2},
            new int[] {0, 2, 1},
            new int[] {1, 0, 2},
            new int[] {1, 2, 0},
            new int[] {2, 0, 1},
            new int[] {2, 1, 0});

    /**
     * Over all draws of one order, the mean of the statistic is exactly its degrees of freedom; and two places of three
     * say what all three do.
     */
    @Test
    void the_mean_of_the_chi_square_of_places_is_its_degrees_of_freedom() {
        for (int places = 1; places <= 3; places++) {
            double sum = 0;
            for (int[] order : ORDERS) {
                PlaceTally tally = new PlaceTally("orders", 3, places);
                tally.add(order);
                sum += tally.findings().getFirst().statistic();
            }
            assertThat(sum / 6).isCloseTo(2.0 * Math.min(places, 2), within(1e-12));
        }
    }

    @Test
    void gaps_are_as_likely_as_there_are_pairs_that_far_apart() {
        NeighbourTally tally = NeighbourTally.ofGaps("gaps", 3, 2);
        for (int[] order : ORDERS) tally.add(order);
        assertThat(tally.findings().getFirst().statistic()).isCloseTo(0, within(1e-12));
        assertThat(tally.findings().getFirst().degreesOfFreedom()).isEqualTo(1);
        assertThat(tally.findings().getLast().statistic()).isCloseTo(0, within(1e-12));
    }

    @Test
    void what_cannot_be_is_seen_at_once() {
        NeighbourTally tally = NeighbourTally.ofPairs("cards", 52, 2);
        tally.add(new int[] {7, 7});
        assertThat(tally.findings().getFirst().p()).isZero();
    }

    @Test
    void all_rolls_once_have_even_faces_and_totals() {
        DiceTally tally = new DiceTally();
        for (int roll = 0; roll < 36; roll++) tally.add(roll);
        assertThat(tally.findings().get(0).statistic()).isCloseTo(0, within(1e-12));
        assertThat(tally.findings().get(3).statistic()).isCloseTo(0, within(1e-12));
    }
}
