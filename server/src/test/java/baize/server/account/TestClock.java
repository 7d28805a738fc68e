package baize.server.account;

import baize.floor.HouseClock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;

/** A clock that a test moves. */
public final class TestClock implements InstantSource {
    private volatile Instant now = Instant.parse("2026-11-16T09:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    public void go(Duration on) {
        now = now.plus(on);
    }

    /** The clock of a house that goes by it. */
    HouseClock house() {
        return new HouseClock(this, () -> TimeUnit.SECONDS.toNanos(now.getEpochSecond()) + now.getNano());
    }
}
