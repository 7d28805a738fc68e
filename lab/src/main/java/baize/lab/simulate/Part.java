package baize.lab.simulate;

/**
 * What came of some blocks of a job. Parts merge by addition: all blocks in any parts are the whole.
 *
 * @param effort what it took
 */
public record Part(Blocks blocks, Counts counts, Effort effort) {
    /**
     * Both parts.
     *
     * @throws IllegalArgumentException if a block is in both
     * @throws ArithmeticException if a count goes beyond a {@code long}
     */
    public Part plus(Part other) {
        return new Part(blocks.plus(other.blocks), counts.plus(other.counts), effort.plus(other.effort));
    }
}
