package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.lab.par.Par;
import baize.lab.par.WagerSheet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Quantiles and histograms, against a slow second calculation and against exact sheets. */
class DistributionTest {
    private static final long SEED = 37;

    /** The least of the values that at least so many percent do not exceed, found by laying them all out. */
    private static double slow(double[] sorted, int percent) {
        int place = 0;
        while (100L * (place + 1) < (long) percent * sorted.length) place++;
        return sorted[place];
    }

    private static double[] laidOut(Distribution distribution) {
        double[] all = new double[(int) distribution.rounds()];
        int at = 0;
        for (Distribution.Value value : distribution.values()) {
            Arrays.fill(all, at, at + (int) value.rounds(), value.value());
            at += (int) value.rounds();
        }
        Arrays.sort(all);
        return all;
    }

    @ParameterizedTest
    @CsvSource({"three-card-poker,optimal", "caribbean-stud,always", "blackjack,optimal", "craps,table", "bingo,optimal"
    })
    void quantiles_and_bars_are_those_of_all_rounds_laid_out(String game, String strategy) {
        Job job = new Job(game, Map.of(), strategy, 30_000, SEED);
        for (Simulation.Wager wager :
                new LocalEngine(2).run(job, Progress.UNHEARD).wagers()) {
            Distribution distribution = wager.counts().distribution();
            double[] all = laidOut(distribution);
            assertThat(all.length).isEqualTo(wager.rounds());
            assertThat(Arrays.stream(all).average().orElseThrow()).isCloseTo(wager.mean(), within(1e-9));
            for (int percent : Distribution.PERCENTS)
                assertThat(distribution.quantile(percent))
                        .as("%s, %d %%, seed %d", wager.wager(), percent, SEED)
                        .isEqualTo(slow(all, percent));
            assertBars(distribution, all);
        }
    }

    private static void assertBars(Distribution distribution, double... all) {
        for (int most : new int[] {4, 7, 22}) {
            List<Distribution.Bar> bars = distribution.histogram(most);
            assertThat(bars).hasSizeLessThanOrEqualTo(most);
            double before = Double.NEGATIVE_INFINITY;
            for (Distribution.Bar bar : bars) {
                assertThat(bar.from()).isGreaterThan(before).isLessThanOrEqualTo(bar.to());
                before = bar.to();
                assertThat(bar.rounds())
                        .isEqualTo(Arrays.stream(all)
                                .filter(value -> value >= bar.from() && value <= bar.to())
                                .count());
            }
            assertThat(bars.stream().mapToLong(Distribution.Bar::rounds).sum()).isEqualTo(all.length);
        }
    }

    @Test
    void any_counts_have_the_quantiles_of_what_they_count() {
        Generator generator = FastGenerator.stream(SEED, 0);
        for (int round = 0; round < 300; round++) {
            List<Distribution.Value> values = new ArrayList<>();
            int kinds = 1 + (int) (generator.nextLong() >>> 58);
            for (int at = 0; at < kinds; at++)
                values.add(new Distribution.Value(at * 0.75 - 9, 1 + (generator.nextLong() >>> 57)));
            Distribution distribution = new Distribution(values);
            double[] all = laidOut(distribution);
            for (int percent = 1; percent < 100; percent++)
                assertThat(distribution.quantile(percent))
                        .as("seed %d, round %d, %d %%", SEED, round, percent)
                        .isEqualTo(slow(all, percent));
            assertBars(distribution, all);
        }
    }

    @Test
    void numbers_of_rounds_near_the_end_of_their_range_do_not_overflow() {
        long half = Long.MAX_VALUE / 2;
        Distribution distribution =
                new Distribution(List.of(new Distribution.Value(-1, half), new Distribution.Value(1, half)));
        assertThat(distribution.quantile(50)).isEqualTo(-1);
        assertThat(distribution.quantile(75)).isEqualTo(1);
    }

    /** Where the sheet says how likely each net is, no quantile is farther off than the chance of so many rounds. */
    @ParameterizedTest
    @CsvSource({"three-card-poker", "caribbean-stud", "craps"})
    void quantiles_are_those_of_the_exact_sheet(String game) {
        Job job = new Job(game, Map.of(), game.equals("craps") ? "every-wager" : "optimal", 1_000_000, SEED);
        Simulation simulation = new LocalEngine(2).run(job, Progress.UNHEARD);
        for (WagerSheet sheet : Par.of(game, Map.of()).wagers()) {
            Optional<Simulation.Wager> wager = simulation.wagers().stream()
                    .filter(each -> each.wager().equals(sheet.wager()))
                    .findFirst();
            if (wager.isEmpty()) continue;
            double off = 4.5 * 0.5 / Math.sqrt((double) wager.get().rounds());
            for (int percent : Distribution.PERCENTS)
                assertThat(wager.get().counts().distribution().quantile(percent))
                        .as("%s, %d %%, seed %d", sheet.wager(), percent, SEED)
                        .isBetween(exact(sheet, percent / 100.0 - off), exact(sheet, percent / 100.0 + off));
        }
    }

    private static double exact(WagerSheet sheet, double share) {
        List<WagerSheet.Outcome> outcomes = sheet.outcomes().stream()
                .sorted(Comparator.comparingDouble(outcome -> outcome.pays().value()))
                .toList();
        double met = 0;
        for (WagerSheet.Outcome outcome : outcomes) {
            met += outcome.probability().value();
            if (met >= share) return outcome.pays().value();
        }
        return outcomes.getLast().pays().value();
    }

    @Test
    void the_calls_of_a_full_house_have_the_quantiles_of_the_sheet() {
        Simulation simulation = new LocalEngine(2)
                .run(new Job("bingo", Map.of("columnRanges", "false"), "optimal", 200_000, SEED), Progress.UNHEARD);
        Distribution calls = simulation.wager("full-house").counts().distribution();
        assertThat(calls.quantile(1)).isLessThan(calls.quantile(50));
        assertThat(calls.quantile(50)).isBetween(58.0, 62.0);
    }

    @Test
    void values_of_any_size_and_sign_are_in_a_bin_as_narrow_as_a_256th_of_them() {
        Generator generator = FastGenerator.stream(SEED, 2);
        long[] tally = new long[3 + Bins.PLACES];
        Bins bins = new Bins(3);
        long[] values = LongStream.concat(
                        LongStream.rangeClosed(-600, 600),
                        LongStream.generate(() -> generator.nextLong() >> 24 + (int) (generator.nextLong() >>> 59))
                                .limit(3_000))
                .toArray();
        for (long value : values) {
            bins.add(value, tally);
            long name = ValueCounts.bin(value);
            assertThat(Math.abs(name)).isLessThanOrEqualTo(Math.abs(value));
            assertThat(Math.abs(value - name)).as("%d in %d", value, name).isLessThanOrEqualTo(Math.abs(value) / 256);
            assertThat(ValueCounts.bin(name)).isEqualTo(name);
            assertThat(Long.signum(name)).isEqualTo(Long.signum(value));
        }
        assertThat(Arrays.copyOf(tally, 3)).containsOnly(0);
        Map<Long, ValueCounts.Bin> read = bins.of(tally);
        assertThat(read.values().stream().mapToLong(ValueCounts.Bin::count).sum())
                .isEqualTo(values.length);
        assertThat(read.values().stream().mapToLong(ValueCounts.Bin::sum).sum())
                .isEqualTo(Arrays.stream(values).sum());
        read.forEach((name, bin) -> assertThat(bin.count())
                .isEqualTo(Arrays.stream(values)
                        .filter(value -> ValueCounts.bin(value) == name)
                        .count()));
    }

    @Test
    void what_is_far_beyond_all_money_is_in_the_last_bin() {
        long[] tally = new long[Bins.PLACES];
        Bins bins = new Bins(0);
        for (long value : new long[] {1L << 40, 1L << 50, -(1L << 41)}) bins.add(value, tally);
        assertThat(bins.of(tally)).hasSize(2);
        assertThat(ValueCounts.bin(1L << 50)).isEqualTo(ValueCounts.bin(1L << 40));
    }

    @Test
    void quantiles_of_sessions_are_within_a_256th_of_all_sessions_laid_out() {
        Job job = new Job("bingo", Map.of("cards", "4", "games", "2"), BingoSessionKernel.STRATEGY, 5_000, SEED);
        BingoSessionKernel kernel = (BingoSessionKernel) job.kernel();
        BingoDraw draw = kernel.draw();
        BingoTill till = kernel.till();
        Generator generator = job.generator(0);
        long[] tally = new long[kernel.outcomes()];
        double[] house = new double[(int) job.rounds()];
        for (int session = 0; session < house.length; session++) {
            till.sell();
            for (int game = 1; game <= 2; game++) {
                draw.next(generator);
                till.play(game, draw, tally);
            }
            till.close(tally);
            house[session] = till.house() / 100.0;
        }
        Arrays.sort(house);
        Simulation.Wager wager = new LocalEngine(1).run(job, Progress.UNHEARD).wager("house");
        for (int percent : Distribution.PERCENTS) {
            double right = slow(house, percent);
            assertThat(wager.counts().distribution().quantile(percent))
                    .as("%d %%, seed %d", percent, SEED)
                    .isCloseTo(right, within(Math.abs(right) / 256));
        }
        assertThat(wager.counts().distribution().rounds()).isEqualTo(job.rounds());
    }
}
