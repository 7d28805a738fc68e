package baize.cli;

import baize.lab.simulate.Blocks;
import baize.lab.simulate.Engine;
import baize.lab.simulate.Part;
import baize.lab.simulate.Progress;
import baize.lab.simulate.Run;
import baize.lab.simulate.Simulation;

/**
 * Keeps a run in a file: now and then as it goes, and when it is stopped. Whoever stops it waits for no block; what was
 * begun is counted anew by the next run.
 */
final class Keeper implements Progress, AutoCloseable {
    private static final long EVERY_NANOS = 2_000_000_000;

    private final Checkpoint checkpoint;
    private final Run run;
    private final Engine engine;
    private final Blocks blocks;
    private final Progress shown;
    private final Terminal terminal;
    private final Thread stopped = new Thread(this::stop, "keeping");
    private long kept;
    private boolean closed;

    /**
     * Keeps at once what there is, so that a file that cannot be written is told before anything is counted.
     *
     * @param blocks that there are to be in the end
     * @param shown hears of the progress too
     */
    Keeper(Checkpoint checkpoint, Run run, Engine engine, Blocks blocks, Progress shown, Terminal terminal) {
        this.checkpoint = checkpoint;
        this.run = run;
        this.engine = engine;
        this.blocks = blocks;
        this.shown = shown;
        this.terminal = terminal;
        keep();
        Runtime.getRuntime().addShutdownHook(stopped);
    }

    @Override
    public void done(long rounds) {
        shown.done(rounds);
        if (System.nanoTime() - kept >= EVERY_NANOS) keep();
    }

    /** Writes what has been counted. */
    synchronized Part keep() {
        Part part = run.part(engine);
        if (!closed) checkpoint.write(Simulation.ofPart(run.job(), run.kernel(), part), blocks);
        kept = System.nanoTime();
        return part;
    }

    /** When the process is told to end. */
    private synchronized void stop() {
        if (closed) return;
        try {
            shown.done(Long.MAX_VALUE);
            long done = keep().blocks().count();
            terminal.remark("baize: stopped; " + done + " of " + blocks.count() + " blocks are kept in "
                    + checkpoint.name() + ", and the same command goes on from there");
        } catch (NotWritten lost) {
            terminal.remark("baize: stopped; " + lost.line());
        } finally {
            closed = true;
            terminal.err().flush();
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        try {
            Runtime.getRuntime().removeShutdownHook(stopped);
        } catch (IllegalStateException ending) {
            // It runs, finds nothing more to do, and the process ends.
            return;
        }
    }
}
