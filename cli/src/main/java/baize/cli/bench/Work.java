package baize.cli.bench;

import java.util.function.DoubleUnaryOperator;
import java.util.function.LongSupplier;

/**
 * Something to be timed.
 *
 * @param operations how many a run does
 * @param unit from nanoseconds an operation to the figure's unit
 * @param run answers with something that depends on all it did, so that nothing can be left out
 */
record Work(long operations, DoubleUnaryOperator unit, LongSupplier run) implements Measuring {
    static final DoubleUnaryOperator NANOS = nanos -> nanos;
    static final DoubleUnaryOperator MILLIS = nanos -> nanos / 1e6;
    static final DoubleUnaryOperator SECONDS = nanos -> nanos / 1e9;
    static final DoubleUnaryOperator PER_SECOND = nanos -> 1e9 / nanos;

    @Override
    public Found measure() {
        return Found.alone(unit.applyAsDouble(Stopwatch.nanosEach(this)));
    }
}
