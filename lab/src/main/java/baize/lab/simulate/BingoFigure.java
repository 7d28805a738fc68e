package baize.lab.simulate;

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
 * @param bins the same by size
 * @param runs their sums over runs of sessions; absent where there is not one value a session
 */
record BingoFigure(String id, String per, long unit, Summed each, Bins bins, Optional<Summed> runs) {
    /** How many places of the tally the values take, without their runs. */
    static final int PLACES = Summed.PLACES + Bins.PLACES;

    /** One whose values are at this place of the tally. */
    static BingoFigure at(int place, String id, String per, long unit, Optional<Summed> runs) {
        return new BingoFigure(id, per, unit, new Summed(place), new Bins(place + Summed.PLACES), runs);
    }

    /** One more value. */
    void add(long value, long[] tally) {
        each.add(value, tally);
        bins.add(value, tally);
    }

    ValueCounts of(long[] tally) {
        return new ValueCounts(id, per, unit, each.of(tally), runs.map(summed -> summed.of(tally)), bins.of(tally));
    }
}
