package baize.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Runs a job on threads of this process, the caller's among them. */
public record LocalEngine(int threads) implements Engine {
    public LocalEngine {
        if (threads < 1) throw new IllegalArgumentException("expected at least one thread, got " + threads);
    }

    @Override
    public String id() {
        return "local";
    }

    @Override
    public Simulation run(Job job, Progress progress) {
        long start = System.nanoTime();
        Work work = new Work(job, job.kernel(), new AtomicLong(), new AtomicLong());
        long[] tally = share(work, progress);
        return Simulation.of(job, work.kernel, id(), threads, System.nanoTime() - start, tally);
    }

    private long[] share(Work work, Progress progress) {
        try (ExecutorService others = Executors.newFixedThreadPool(Math.max(1, threads - 1))) {
            List<Future<long[]>> tallies = new ArrayList<>();
            for (int other = 1; other < threads; other++) tallies.add(others.submit(() -> work.take(Progress.UNHEARD)));
            long[] sum = work.take(progress);
            for (Future<long[]> tally : tallies) add(sum, tally.get());
            progress.done(work.job.rounds());
            return sum;
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static void add(long[] sum, long[] tally) {
        for (int outcome = 0; outcome < sum.length; outcome++) sum[outcome] += tally[outcome];
    }

    /** Blocks that threads take one by one until none is left. */
    private record Work(Job job, Kernel kernel, AtomicLong next, AtomicLong done) {
        long[] take(Progress progress) {
            long[] tally = new long[kernel.outcomes()];
            for (long block = next.getAndIncrement(); block < job.blocks(); block = next.getAndIncrement()) {
                job.run(kernel, block, tally);
                progress.done(done.addAndGet(job.rounds(block)));
            }
            return tally;
        }
    }
}
