package baize.cli.bench;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Times of many answers, in steps of a hundredth of a millisecond up to ten seconds. */
final class Latencies {
    private static final int STEP_NANOS = 10_000;
    private static final int STEPS = 1_000_000;

    private final AtomicIntegerArray counts = new AtomicIntegerArray(STEPS);

    void add(long nanos) {
        counts.incrementAndGet((int) Math.min(STEPS - 1, nanos / STEP_NANOS));
    }

    void clear() {
        for (int step = 0; step < STEPS; step++) counts.set(step, 0);
    }

    /** So many milliseconds or fewer took this share of all answers. */
    double millis(double share) {
        long all = 0;
        for (int step = 0; step < STEPS; step++) all += counts.get(step);
        long within = 0;
        for (int step = 0; step < STEPS; step++) {
            within += counts.get(step);
            if (within >= share * all) return (step + 1) * STEP_NANOS / 1e6;
        }
        return 0;
    }
}
