package baize.lab.simulate;

import baize.lab.exact.Moments;
import baize.lab.exact.Payoff;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What came of a job.
 *
 * @param house every setting with the value in force
 * @param approved whether a live table may open with these settings
 * @param engine where it ran, {@code local}
 * @param figure what the figure of an outcome is: {@code pays}, or {@code counted} where nothing is staked
 * @param shooters how long they kept the dice, in games of dice
 */
public record Simulation(
        String game,
        Map<String, String> house,
        boolean approved,
        String strategy,
        String engine,
        long rounds,
        long seed,
        int threads,
        double seconds,
        double roundsPerSecond,
        String figure,
        List<Wager> wagers,
        List<Shooter> shooters) {
    private static final double NANOS = 1e9;

    /**
     * How one wager did, all figures per unit of stake; or what was counted in place of money, such as calls.
     *
     * @param per whose stake one unit is; what was counted
     * @param rounds in which it was placed; where it may stand for several, how often it was decided
     * @param mean of the player's net, or of the count
     * @param standardError of that mean
     * @param outcomes how often each happened; none where values were added up instead
     */
    public record Wager(
            String wager,
            String per,
            long rounds,
            double mean,
            double standardError,
            double standardDeviation,
            List<Outcome> outcomes) {
        public Wager {
            outcomes = List.copyOf(outcomes);
        }
    }

    /**
     * How often a wager ended so.
     *
     * @param pays net per unit, or the count
     */
    public record Outcome(String outcome, long count, double pays) {}

    /**
     * How long a shooter kept the dice.
     *
     * @param shooter what was on the line in every come-out, {@code pass-line}
     * @param mean of the rolls of a turn
     * @param longest of all turns
     */
    public record Shooter(String shooter, long turns, double mean, double standardError, int longest) {}

    public Simulation {
        house = Collections.unmodifiableMap(new LinkedHashMap<>(house));
        wagers = List.copyOf(wagers);
        shooters = List.copyOf(shooters);
    }

    /** Reads the tally of all of a job's blocks, added up. */
    public static Simulation of(Job job, Kernel kernel, String engine, int threads, long nanos, long[] tally) {
        double seconds = nanos / NANOS;
        long[] settled = kernel.settled(tally);
        return new Simulation(
                job.game(),
                kernel.house(),
                kernel.approved(),
                job.strategy(),
                engine,
                job.rounds(),
                job.seed(),
                threads,
                seconds,
                job.rounds() / seconds,
                kernel.figure(),
                Stream.concat(
                                kernel.payoffs().stream()
                                        .filter(payoff -> payoff.rounds(settled) > 0)
                                        .map(payoff -> wager(payoff, settled)),
                                kernel.summed(tally).stream())
                        .toList(),
                kernel.shooters(tally));
    }

    private static Wager wager(Payoff payoff, long[] all) {
        long[] tally = payoff.placed(all);
        long rounds = payoff.rounds(all);
        Moments moments = Moments.of(payoff, tally);
        double deviation = Math.sqrt(moments.variance().toDouble());
        List<Outcome> outcomes = payoff.merged(tally).entrySet().stream()
                .map(entry -> new Outcome(
                        entry.getKey().outcome(),
                        entry.getValue(),
                        (double) entry.getKey().net() / payoff.unit()))
                .toList();
        double error = deviation / Math.sqrt((double) rounds);
        return new Wager(payoff.wager(), payoff.per(), rounds, moments.mean().toDouble(), error, deviation, outcomes);
    }

    public Wager wager(String id) {
        return wagers.stream()
                .filter(wager -> wager.wager().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no wager \"" + id + "\" in " + game));
    }
}
