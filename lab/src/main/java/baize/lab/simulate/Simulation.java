package baize.lab.simulate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of a job, or of a part of it.
 *
 * @param house every setting with the value in force
 * @param approved whether a live table may open with these settings
 * @param version whose counts these are, as {@link Job#VERSION} says it
 * @param engine where it ran, {@code local}
 * @param rounds of the whole job
 * @param blocks which of its blocks these figures are of; none where they are of the whole
 * @param figure what the figure of an outcome is: {@code pays}, or {@code counted} where nothing is staked
 * @param shooters how long they kept the dice, in games of dice
 */
public record Simulation(
        String game,
        Map<String, String> house,
        boolean approved,
        String strategy,
        String version,
        String engine,
        long rounds,
        @Nullable Blocks blocks,
        long seed,
        int threads,
        double seconds,
        double roundsPerSecond,
        String figure,
        List<Wager> wagers,
        List<Shooter> shooters) {
    /**
     * How one wager did, all figures per unit of stake; or what was counted in place of money, such as calls.
     *
     * @param per whose stake one unit is; what was counted
     * @param rounds in which it was placed; where it may stand for several, how often it was decided
     * @param mean of the player's net, or of the count
     * @param standardError of that mean
     * @param outcomes how often each happened; none where values were added up instead
     * @param counts what all of this follows from
     */
    public record Wager(
            String wager,
            String per,
            long rounds,
            double mean,
            double standardError,
            double standardDeviation,
            List<Outcome> outcomes,
            WagerCounts counts) {
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
     * @param counts what all of this follows from
     */
    public record Shooter(
            String shooter, long turns, double mean, double standardError, int longest, TurnCounts counts) {}

    public Simulation {
        house = Collections.unmodifiableMap(new LinkedHashMap<>(house));
        wagers = List.copyOf(wagers);
        shooters = List.copyOf(shooters);
    }

    /** The figures of all of a job. */
    public static Simulation of(Job job, Kernel kernel, Part part) {
        if (!part.blocks().equals(job.all()))
            throw new IllegalArgumentException("of all " + job.blocks() + " blocks only " + part.blocks());
        return of(job, kernel, part, null);
    }

    /** The figures of a part of a job, which says so. */
    public static Simulation ofPart(Job job, Kernel kernel, Part part) {
        return of(job, kernel, part, part.blocks());
    }

    private static Simulation of(Job job, Kernel kernel, Part part, @Nullable Blocks blocks) {
        double seconds = part.effort().seconds();
        return new Simulation(
                job.game(),
                kernel.house(),
                kernel.approved(),
                job.strategy(),
                Job.VERSION,
                part.effort().engine(),
                job.rounds(),
                blocks,
                job.seed(),
                part.effort().threads(),
                seconds,
                seconds > 0 ? job.rounds(part.blocks()) / seconds : 0,
                kernel.figure(),
                part.counts().wagers().stream()
                        .filter(wager -> wager.rounds() > 0)
                        .map(WagerCounts::figures)
                        .toList(),
                part.counts().shooters().stream()
                        .filter(shooter -> shooter.turns() > 0)
                        .map(TurnCounts::figures)
                        .toList());
    }

    public Wager wager(String id) {
        return wagers.stream()
                .filter(wager -> wager.wager().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no wager \"" + id + "\" in " + game));
    }
}
