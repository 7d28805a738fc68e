package baize.server.live;

/** How long an event loop lets a table go on before its viewers are sent another view: longer the more there are. */
final class Pace {
    /** Nobody waits longer than this for the newest view. */
    static final long SLOWEST = 120_000_000;

    private static final long QUICKEST = 10_000_000;
    private static final long WINDOW = 100_000_000;

    /** So many frames in a window are no burden. */
    private static final int EASY = 50;

    private long window = System.nanoTime();
    private int sent;
    private long nanos = QUICKEST;

    long nanos() {
        return nanos;
    }

    void sent(int frames) {
        sent += frames;
        long now = System.nanoTime();
        if (now - window < WINDOW) return;
        long perWindow = sent * WINDOW / (now - window);
        if (perWindow > EASY) nanos = Math.min(SLOWEST, nanos + nanos / 2);
        else nanos = Math.max(QUICKEST, nanos - nanos / 3);
        window = now;
        sent = 0;
    }
}
