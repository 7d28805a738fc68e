package baize.cli.bench;

/** Times work: a while to warm up, then the best of several stretches, because disturbances only ever add. */
final class Stopwatch {
    private static final long WARM_UP_NANOS = 2_000_000_000;
    private static final long STRETCH_NANOS = 150_000_000;
    private static final int STRETCHES = 8;

    /** What the work answered goes here, where any thread might look. */
    private static volatile long answers;

    private Stopwatch() {}

    /** The nanoseconds of one operation. */
    static double nanosEach(Work work) {
        stretch(work, WARM_UP_NANOS);
        double best = Double.POSITIVE_INFINITY;
        for (int count = 0; count < STRETCHES; count++) best = Math.min(best, stretch(work, STRETCH_NANOS));
        return best;
    }

    private static double stretch(Work work, long atLeast) {
        long start = System.nanoTime();
        long operations = 0;
        long elapsed;
        long sum = 0;
        do {
            sum += work.run().getAsLong();
            operations += work.operations();
            elapsed = System.nanoTime() - start;
        } while (elapsed < atLeast);
        answers = sum;
        return (double) elapsed / operations;
    }

    static long answers() {
        return answers;
    }
}
