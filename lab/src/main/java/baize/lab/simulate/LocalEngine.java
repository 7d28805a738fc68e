package baize.lab.simulate;

import java.util.ArrayList;
import java.util.Arrays;
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
    public void run(Run run, Progress progress) {
        Work work = new Work(run, run.open().count(), new AtomicLong());
        try (ExecutorService others = Executors.newFixedThreadPool(Math.max(1, threads - 1))) {
            List<Future<?>> shares = new ArrayList<>();
            for (int other = 1; other < threads; other++) shares.add(others.submit(() -> work.take(Progress.UNHEARD)));
            try {
                work.take(progress);
            } finally {
                work.leave();
            }
            for (Future<?> share : shares) share.get();
            progress.done(run.job().rounds(run.open()));
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** Open blocks that threads take one by one until none is left. */
    private record Work(Run run, long blocks, AtomicLong next) {
        void take(Progress progress) {
            long[] tally = new long[run.kernel().outcomes()];
            for (long place = next.getAndIncrement(); place < blocks; place = next.getAndIncrement()) {
                long block = run.open().number(place);
                run.job().run(run.kernel(), block, tally);
                run.add(Blocks.of(block, block), tally);
                Arrays.fill(tally, 0);
                progress.done(run.rounds());
            }
        }

        /** Leaves what nobody has taken, so that nobody waits for the others where the caller could not go on. */
        void leave() {
            next.set(blocks);
        }
    }
}
