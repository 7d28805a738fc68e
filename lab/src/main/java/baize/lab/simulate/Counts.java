package baize.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/**
 * What was counted of a job or a part of it, by what it means: whole numbers that merge by addition, and from which
 * alone every figure follows. A tally is the same by places, as a loop wants it.
 *
 * @param wagers all there are, also those that nothing was counted of
 * @param shooters in games of dice
 */
public record Counts(List<WagerCounts> wagers, List<TurnCounts> shooters) {
    public Counts {
        wagers = List.copyOf(wagers);
        shooters = List.copyOf(shooters);
    }

    /** Reads a tally of a kernel. */
    public static Counts of(Kernel kernel, long[] tally) {
        long[] settled = kernel.settled(tally);
        Stream<WagerCounts> counted = kernel.payoffs().stream().map(payoff -> OutcomeCounts.of(payoff, settled));
        return new Counts(Stream.concat(counted, kernel.summed(tally).stream()).toList(), kernel.shooters(tally));
    }

    /** Those of a kernel before its first round. */
    public static Counts none(Kernel kernel) {
        return of(kernel, new long[kernel.outcomes()]);
    }

    /**
     * Both.
     *
     * @throws IllegalArgumentException if they are not of the same job
     * @throws ArithmeticException if a count goes beyond a {@code long}
     */
    public Counts plus(Counts other) {
        return new Counts(
                zipped(wagers, other.wagers, WagerCounts::plus), zipped(shooters, other.shooters, TurnCounts::plus));
    }

    private static <T> List<T> zipped(List<T> ones, List<T> others, BinaryOperator<T> both) {
        if (ones.size() != others.size()) throw new IllegalArgumentException("counts of another job");
        List<T> zipped = new ArrayList<>();
        for (int at = 0; at < ones.size(); at++) zipped.add(both.apply(ones.get(at), others.get(at)));
        return zipped;
    }
}
