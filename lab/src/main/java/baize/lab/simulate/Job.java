package baize.lab.simulate;

import baize.core.chance.FastGenerator;
import java.io.Serializable;
import java.util.Map;

/**
 * A simulation to be run, whole or block by block, on any machine: its rounds are cut into blocks, and each block has
 * the generator stream of its number. Whoever runs which block when, the tallies add up to the same.
 *
 * @param house the settings given; others have their defaults
 */
public record Job(String game, Map<String, String> house, String strategy, long rounds, long seed)
        implements Serializable {
    /** Rounds of a block: some milliseconds of work, so that the last one is not waited for and progress is smooth. */
    public static final int BLOCK = 1 << 16;

    /**
     * Whose counts these are: the program's version and, behind it, a number that goes up whenever the same job is
     * counted otherwise than before. What was counted under another one does not merge.
     */
    public static final String VERSION = "0.1.0+1";

    public Job {
        if (rounds < 1) throw new IllegalArgumentException("expected at least one round, got " + rounds);
        house = Map.copyOf(house);
    }

    /**
     * The game's round for this house and strategy.
     *
     * @throws IllegalArgumentException if there is no such game or strategy or a setting cannot be
     */
    public Kernel kernel() {
        return Kernels.of(game, house, strategy);
    }

    public long blocks() {
        return Math.ceilDiv(rounds, BLOCK);
    }

    /** All of its blocks. */
    public Blocks all() {
        return Blocks.of(0, blocks() - 1);
    }

    /** How many rounds some blocks have. */
    public long rounds(Blocks some) {
        return some.ranges().stream()
                .mapToLong(range -> Math.min(rounds, (range.to() + 1) * BLOCK) - range.from() * BLOCK)
                .sum();
    }

    /** How many rounds a block has: the last one may have fewer. */
    public int rounds(long block) {
        return (int) Math.min(BLOCK, rounds - block * BLOCK);
    }

    /** The words that a block's rounds are dealt from. */
    public FastGenerator generator(long block) {
        return FastGenerator.stream(seed, block);
    }

    /** Plays one block and adds its outcomes to the tally. */
    public void run(Kernel kernel, long block, long[] tally) {
        kernel.run(generator(block), rounds(block), tally);
    }
}
