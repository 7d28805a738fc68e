package baize.cli.bench;

import java.util.function.Supplier;

/**
 * A figure of the product and what it should reach.
 *
 * @param goal for what is compared with a reference, their ratio
 * @param most whether the goal is an upper bound
 * @param work prepares what is measured, so that nothing is set up until it is asked for
 */
public record Goal(String name, String unit, double goal, boolean most, Supplier<Measuring> work) {
    public Measured measure() {
        Found found = work.get().measure();
        return new Measured(this, found.figure(), found.beside(), found.waits());
    }
}
