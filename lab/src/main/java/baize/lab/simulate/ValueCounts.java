package baize.lab.simulate;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What came of values that are too many to be counted one by one. What one comes to may depend on those before it; then
 * the error of the mean is taken from runs of values, which are long enough to know little of each other.
 *
 * @param each the values themselves, in parts of the unit
 * @param runs their sums over runs; absent where values are taken as independent
 * @param bins how many values lie near each other, by the one of theirs that is nearest to zero
 */
public record ValueCounts(String wager, String per, long unit, Sum each, Optional<Sum> runs, SortedMap<Long, Bin> bins)
        implements WagerCounts {
    /** So many values are a run. */
    static final int RUN = 1_024;

    /**
     * Values near each other.
     *
     * @param sum in parts of the unit
     */
    public record Bin(long count, long sum) {
        Bin plus(Bin other) {
            return new Bin(Math.addExact(count, other.count), Math.addExact(sum, other.sum));
        }
    }

    public ValueCounts {
        bins = Collections.unmodifiableSortedMap(new TreeMap<>(bins));
    }

    /** The name of the bin that a value lies in. */
    public static long bin(long value) {
        return Bins.name(value);
    }

    @Override
    public long rounds() {
        return each.count();
    }

    @Override
    public Distribution distribution() {
        return new Distribution(bins.values().stream()
                .map(bin -> new Distribution.Value((double) bin.sum() / bin.count() / unit, bin.count()))
                .toList());
    }

    @Override
    public Simulation.Wager figures() {
        double deviation = each.deviation() / unit;
        double error = runs.filter(sums -> sums.count() > 1)
                .map(sums -> sums.deviation() / unit / RUN / Math.sqrt((double) sums.count()))
                .orElse(deviation / Math.sqrt((double) each.count()));
        return new Simulation.Wager(wager, per, each.count(), each.mean() / unit, error, deviation, List.of(), this);
    }

    @Override
    public ValueCounts plus(WagerCounts other) {
        if (!(other instanceof ValueCounts values) || !values.wager.equals(wager) || values.unit != unit)
            throw isNot(other);
        SortedMap<Long, Bin> both = new TreeMap<>(bins);
        values.bins.forEach((name, bin) -> both.merge(name, bin, Bin::plus));
        return new ValueCounts(
                wager, per, unit, each.plus(values.each), runs.flatMap(sums -> values.runs.map(sums::plus)), both);
    }
}
