package baize.server.live;

/**
 * How long an event loop lets a table go on before its viewers are sent another view. Views take at most an eighth of
 * the loop's time, so that under load answers go out first and views are left out between.
 */
final class Pace {
    /** Nobody waits longer than this for the newest view. */
    static final long SLOWEST = 250_000_000;

    private static final long QUICKEST = 10_000_000;
    private static final long WINDOW = 50_000_000;
    private static final int SHARE = 8;

    private long window = System.nanoTime();
    private long spent;
    private long nanos = QUICKEST;

    long nanos() {
        return nanos;
    }

    /** So long it took to send views. */
    void spent(long more) {
        spent += more;
        long now = System.nanoTime();
        if (now - window < WINDOW) return;
        if (spent * SHARE > now - window) nanos = Math.min(SLOWEST, nanos + nanos / 2);
        else nanos = Math.max(QUICKEST, nanos - nanos / 4);
        window = now;
        spent = 0;
    }
}
