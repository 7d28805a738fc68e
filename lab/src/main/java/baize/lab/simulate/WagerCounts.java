package baize.lab.simulate;

/** What was counted of one wager, or of what stands in place of one: whole numbers that merge by addition. */
public sealed interface WagerCounts permits OutcomeCounts, ValueCounts {
    /** The wager's id. */
    String wager();

    /** Whose stake one unit is; what was counted. */
    String per();

    /** As many of what the counts are in make one of {@link #per}: cents of a stake, for instance. */
    long unit();

    /** How often it was decided. */
    long rounds();

    /** What a round came to, per unit, and how often. */
    Distribution distribution();

    /** Every figure that follows. */
    Simulation.Wager figures();

    /**
     * Both.
     *
     * @throws IllegalArgumentException if they are not of the same wager
     * @throws ArithmeticException if a count goes beyond a {@code long}
     */
    WagerCounts plus(WagerCounts other);

    /** What is said when counts of something else come together. */
    default IllegalArgumentException isNot(WagerCounts other) {
        return new IllegalArgumentException(other.wager() + " cannot be added to " + wager());
    }
}
