package baize.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

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
}
