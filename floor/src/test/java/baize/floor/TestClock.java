package baize.floor;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that a test sets. */
public final class TestClock implements InstantSource {
    private volatile Instant now;

    public TestClock(Instant now) {
        this.now = now;
    }

    @Override
    public Instant instant() {
        return now;
    }

    public void set(Instant at) {
        now = at;
    }

    public void go(Duration on) {
        now = now.plus(on);
    }
}
