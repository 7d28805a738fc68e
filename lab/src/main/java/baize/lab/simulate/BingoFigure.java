package baize.lab.simulate;

import java.util.List;
import java.util.Optional;

/**
 * Something that is added up of whole sessions. Sessions follow one another and share the jackpot, so what one pays
 * depends on those before it: the error of a mean is taken from runs of sessions that are long enough to know little of
 * each other. What is looked at only when the jackpot is won has no such runs, and is taken as if wins were
 * independent.
 *
 * @param per what the mean is in
 * @param unit what one of these is in the tally: dollars are counted in cents
 * @param each the values themselves
 * @param runs their sums over runs of sessions; absent where there is not one value a session
 */
record BingoFigure(String id, String per, long unit, Summed each, Optional<Summed> runs) {
    /** So many sessions are a run. */
    static final int RUN = 1_024;

    boolean isThere(long[] tally) {
        return each.count(tally) > 0;
    }

    Simulation.Wager of(long[] tally) {
        double deviation = each.deviation(tally) / unit;
        return new Simulation.Wager(
                id, per, each.count(tally), each.mean(tally) / unit, error(tally, deviation), deviation, List.of());
    }

    private double error(long[] tally, double deviation) {
        return runs.filter(sums -> sums.count(tally) > 1)
                .map(sums -> sums.deviation(tally) / unit / RUN / Math.sqrt((double) sums.count(tally)))
                .orElse(deviation / Math.sqrt((double) each.count(tally)));
    }
}
