package baize.floor;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;

/** A clock that a test sets. Time passes by {@link #go}; a clock that {@link #leaps} is wrong, or was. */
public final class TestClock implements InstantSource {
    private volatile Instant now;
    private volatile Duration off = Duration.ZERO;

    public TestClock(Instant now) {
        this.now = now;
    }

    /** What it shows. */
    @Override
    public Instant instant() {
        return now.plus(off);
    }

    /** The time that has passed, whatever it shows. */
    public long nanos() {
        return TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano();
    }

    public void set(Instant at) {
        now = at;
    }

    public void go(Duration on) {
        now = now.plus(on);
    }

    public void leaps(Duration by) {
        off = off.plus(by);
    }

    /** The clock of a house that goes by it. */
    public HouseClock house() {
        return new HouseClock(this, this::nanos);
    }
}
