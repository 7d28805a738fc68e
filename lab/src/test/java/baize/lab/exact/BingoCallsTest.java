package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.Pattern;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BingoCallsTest {
    @ParameterizedTest
    @Rule("bingo 5.4.1")
    @CsvSource({
        "FULL_HOUSE, 1365, 16",
        "ANY_LINE, 11375, 176",
        "ANY_2_LINES, 6825, 88",
        "MARCHING_SOLDIERS, 74, 1",
        "TOP_HAT, 5033, 66",
        "FOUR_CORNERS, 364, 5"
    })
    void a_pattern_takes_so_many_calls_on_average(Pattern pattern, long numerator, long denominator) {
        assertThat(new BingoCalls(pattern).mean()).isEqualTo(Fraction.of(numerator, denominator));
    }

    @ParameterizedTest
    @EnumSource(Pattern.class)
    void a_box_shows_nothing_at_first_and_everything_at_last_and_never_loses_it(Pattern pattern) {
        var distribution = new BingoCalls(pattern).distribution();
        assertThat(distribution).hasSize(91);
        assertThat(distribution.getFirst()).isEqualTo(Fraction.ZERO);
        assertThat(distribution.getLast()).isEqualTo(Fraction.ONE);
        for (int call = 1; call <= 90; call++)
            assertThat(distribution.get(call)).isGreaterThanOrEqualTo(distribution.get(call - 1));
    }

    /** The last of m given numbers comes on average at m/(m+1) of the way through 90, counted from one beyond. */
    @Test
    void so_many_given_numbers_take_the_time_of_the_last_of_them() {
        for (Pattern pattern : Pattern.values())
            if (pattern.shape() instanceof Pattern.Shape.Places(int mask)) {
                int given = Integer.bitCount(mask);
                assertThat(new BingoCalls(pattern).mean()).isEqualTo(Fraction.of(given * 91L, given + 1));
            }
    }

    @Test
    @Rule({"bingo 5.4", "R-127"})
    void one_box_alone_is_the_first_of_one() {
        BingoCalls calls = new BingoCalls(Pattern.ANY_LINE);
        BingoRoom room = BingoRoom.boxes(calls, 1);
        assertThat(room.meanCalls()).isEqualTo(calls.mean());
        assertThat(room.wonBy(40)).isEqualTo(calls.shownBy(40));
        assertThat(room.meanWinners()).isEqualTo(Fraction.ONE);
    }

    /**
     * The last number called completes the last box of a strip, so by then one is full for certain; inclusion,
     * exclusion.
     */
    @Test
    @Rule("R-134")
    void a_strip_has_its_first_full_box_as_inclusion_and_exclusion_say() {
        BingoRoom room = BingoRoom.strips(new BingoCalls(Pattern.FULL_HOUSE), 1);
        for (int call = 0; call <= 90; call++) {
            Fraction none = Fraction.ZERO;
            for (int full = 0; full <= 6; full++) {
                Fraction term = new Fraction(
                        BingoCalls.choose(6, full).multiply(BingoCalls.choose(90 - 15 * full, call - 15 * full)),
                        BingoCalls.choose(90, call));
                none = full % 2 == 0 ? none.plus(term) : none.minus(term);
            }
            assertThat(room.wonBy(call)).as("call %d", call).isEqualTo(Fraction.ONE.minus(none));
        }
        assertThat(room.wonBy(84)).isLessThan(Fraction.ONE);
        assertThat(room.wonBy(85)).isEqualTo(Fraction.ONE);
    }

    /** Two strips of any numbers, and a minor game, played out. */
    @Test
    @Rule({"bingo 7.2", "R-127", "R-132"})
    void played_rooms_agree_with_the_exact_ones() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Pattern pattern = Pattern.ANY_LINE;
        BingoRoom room = BingoRoom.strips(new BingoCalls(pattern), 2);
        int games = 20_000;
        double calls = 0;
        double winners = 0;
        for (int game = 0; game < games; game++) {
            int[] place = shuffled(random);
            int first = 91;
            int count = 0;
            for (int strip = 0; strip < 2; strip++) {
                int[] numbers = shuffled(random);
                for (int box = 0; box < 6; box++) {
                    int shown = shownOn(pattern, numbers, box, place);
                    if (shown < first) count = 0;
                    if (shown <= first) count++;
                    first = Math.min(first, shown);
                }
            }
            calls += first;
            winners += count;
        }
        assertThat(calls / games).as("seed %d", seed).isCloseTo(room.meanCalls().toDouble(), within(0.45));
        assertThat(winners / games)
                .as("seed %d", seed)
                .isCloseTo(room.meanWinners().toDouble(), within(0.02));
    }

    private static int[] shuffled(Random random) {
        int[] places = new int[90];
        for (int at = 0; at < 90; at++) {
            int from = random.nextInt(at + 1);
            places[at] = places[from];
            places[from] = at + 1;
        }
        return places;
    }

    /** Call by call, as slowly as it can be done. */
    private static int shownOn(Pattern pattern, int[] numbers, int box, int[] place) {
        for (int call = 1; call <= 90; call++) {
            int marks = 0;
            for (int at = 0; at < BingoBox.NUMBERS; at++)
                if (place[numbers[box * BingoBox.NUMBERS + at] - 1] <= call) marks |= 1 << at;
            if (pattern.isShownBy(marks)) return call;
        }
        throw new IllegalStateException("never shown");
    }
}
