package baize.cli.bench;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;

/** A thread of players, who look for their answers all the time and doze off only when there are none for a while. */
final class Players implements Executor, AutoCloseable {
    private static final long AWAKE_NANOS = 500_000;
    private static final long NAP_NANOS = 1_000_000;

    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final Thread thread = Thread.ofPlatform().name("players").start(this::run);
    private volatile boolean closing;

    @Override
    public void execute(Runnable what) {
        waiting.add(what);
    }

    private void run() {
        long until = System.nanoTime() + AWAKE_NANOS;
        while (!closing) {
            Runnable next = waiting.poll();
            if (next != null) {
                next.run();
                until = System.nanoTime() + AWAKE_NANOS;
            } else if (System.nanoTime() - until < 0) Thread.onSpinWait();
            else LockSupport.parkNanos(NAP_NANOS);
        }
    }

    @Override
    public void close() {
        closing = true;
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
