package baize.cli;

import baize.cli.text.Numbers;
import baize.lab.simulate.Progress;
import java.io.PrintStream;

/** How far a long run is, on one line that is written over and wiped at the end. */
final class ProgressBar implements Progress {
    private static final long QUIET_NANOS = 200_000_000;
    private static final double NANOS = 1e9;
    private static final String WIPE = "\r\u001b[K";

    private final PrintStream err;
    private final long all;
    private final String unit;
    private final long start = System.nanoTime();
    private long shown = start;
    private boolean visible;

    /** Of so many rounds, or whatever the unit is called. */
    ProgressBar(PrintStream err, long all, String unit) {
        this.err = err;
        this.all = all;
        this.unit = unit;
    }

    @Override
    public void done(long done) {
        long now = System.nanoTime();
        if (done >= all) wipe();
        else if (now - shown >= QUIET_NANOS) show(done, now);
    }

    private void wipe() {
        if (visible) err.print(WIPE);
        err.flush();
    }

    private void show(long done, long now) {
        double perSecond = done / ((now - start) / NANOS);
        String left = Numbers.span((all - done) / perSecond);
        String bar = String.format("%-24s", Numbers.bar((double) done / all));
        err.print(WIPE + bar + " " + 100 * done / all + "%  " + Numbers.rough(perSecond) + " " + unit + "/s, " + left
                + " left");
        err.flush();
        visible = true;
        shown = now;
    }
}
