package baize.cli.bench;

import java.util.function.Supplier;

/**
 * A figure of the product and what it should reach.
 *
 * @param most whether the goal is an upper bound
 * @param work prepares what is measured, so that nothing is set up until it is asked for
 */
public record Goal(String name, String unit, double goal, boolean most, Supplier<Work> work) {
    public Measured measure() {
        Work prepared = work.get();
        double nanos = Stopwatch.nanosEach(prepared);
        return new Measured(this, prepared.figure(nanos));
    }
}
