package baize.lab.simulate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One run of a job, or of a part of it: which blocks are still open, and what has been counted. An engine adds what
 * came of its blocks from any thread and in any order; whoever wants to keep what there is asks for it at any time.
 */
public final class Run {
    private static final double NANOS = 1e9;

    private final Job job;
    private final Kernel kernel;
    private final Blocks open;
    private final @Nullable Part before;
    private final long start = System.nanoTime();
    private final long[] tally;
    private Blocks done = Blocks.NONE;

    /** All of a job. */
    public Run(Job job) {
        this(job, job.kernel(), job.all(), null);
    }

    /**
     * Some blocks of a job.
     *
     * @param kernel the job's
     * @param before what earlier runs counted of them
     */
    public Run(Job job, Kernel kernel, Blocks blocks, @Nullable Part before) {
        this.job = job;
        this.kernel = kernel;
        this.before = before;
        open = before == null ? blocks : blocks.minus(before.blocks());
        tally = new long[kernel.outcomes()];
    }

    public Job job() {
        return job;
    }

    public Kernel kernel() {
        return kernel;
    }

    /** The blocks that this run has to count, each of them once. */
    public Blocks open() {
        return open;
    }

    /**
     * Adds the tally of blocks that have been played. All or nothing of a block counts, so that a run can be left at
     * any moment and gone on with.
     *
     * @throws IllegalArgumentException if one of them is not open or has been added before
     * @throws ArithmeticException if a count goes beyond a {@code long}
     */
    public synchronized void add(Blocks blocks, long[] played) {
        if (!blocks.minus(open).isEmpty())
            throw new IllegalArgumentException("blocks that are not open: " + blocks.minus(open));
        Blocks both = done.plus(blocks);
        for (int at = 0; at < tally.length; at++) tally[at] = Math.addExact(tally[at], played[at]);
        done = both;
    }

    /** How many rounds have been counted in this run. */
    public synchronized long rounds() {
        return job.rounds(done);
    }

    /** What has been counted up to now, by earlier runs too. */
    public Part part(Engine engine) {
        Blocks blocks;
        long[] counted;
        synchronized (this) {
            blocks = done;
            counted = Arrays.copyOf(tally, tally.length);
        }
        if (before != null && blocks.isEmpty()) return before;
        Effort effort = new Effort(engine.id(), engine.threads(), (System.nanoTime() - start) / NANOS);
        Part now = new Part(blocks, Counts.of(kernel, counted), effort);
        return before == null ? now : before.plus(now);
    }
}
