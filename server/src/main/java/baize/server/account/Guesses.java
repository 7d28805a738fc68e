package baize.server.account;

import baize.server.Seldom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Wrong tries to sign in, as the house counts them beside each account's own: by address, and over all. Tries count
 * before they are judged, and what was right is given back. What goes on stands in the log, a line of each kind a
 * minute, without what was typed.
 */
final class Guesses {
    private static final int MOST_HELD = 200;
    private static final String HOUSE = "house";
    private static final Logger LOG = LoggerFactory.getLogger(Guesses.class);

    private final Buckets addresses;
    private final Buckets house;
    private final Duration hold;
    private final Seldom seldom = new Seldom(Duration.ofMinutes(1), System::nanoTime);
    private final AtomicInteger held = new AtomicInteger();

    Guesses(InstantSource clock, Limits.SignIns limits) {
        this.addresses = new Buckets(clock, limits.wrong());
        this.house = new Buckets(clock, limits.wrongInAll());
        this.hold = limits.hold();
    }

    /** Counts a try from an address; none if it may be judged, else how many seconds it is too early. */
    @Nullable
    Long begin(String address, String host) {
        if (addresses.take(address)) return null;
        int times = seldom.times("address");
        if (times > 0)
            LOG.atWarn()
                    .addKeyValue("times", times)
                    .log("tries to sign in from {} are turned away: too many were wrong", host);
        return addresses.seconds(address);
    }

    /** A try from an address was right, or was not judged. */
    void takeBack(String address) {
        addresses.giveBack(address);
    }

    /** Counts a try over all; whether it must be held back for a while. */
    boolean isOneTooMany() {
        if (house.take(HOUSE)) return false;
        int times = seldom.times(HOUSE);
        if (times > 0)
            LOG.atWarn()
                    .addKeyValue("times", times)
                    .log("somebody is guessing: who signs in from a new device waits {} s", hold.toSeconds());
        return true;
    }

    void takeBack() {
        house.giveBack(HOUSE);
    }

    /** How long everyone who is new to the house waits while there is more guessing than usual. */
    Duration hold() {
        return hold;
    }

    /** Makes room for one more that is held back, if there is room. */
    boolean enter() {
        if (held.incrementAndGet() <= MOST_HELD) return true;
        held.decrementAndGet();
        return false;
    }

    void release() {
        held.decrementAndGet();
    }

    /**
     * A try was wrong.
     *
     * @param subject whose number it was; absent for a number that is nobody's
     * @param wait before the next at this number
     */
    void wrong(@Nullable Subject subject, String host, Duration wait) {
        String whose = subject == null ? "a number that is nobody's" : subject.name();
        int times = seldom.times("wrong");
        if (times > 0) LOG.atWarn().addKeyValue("times", times).log("a wrong try to sign in: {}, from {}", whose, host);
        int waits = wait.isZero() ? 0 : seldom.times("account");
        if (waits > 0)
            LOG.atWarn()
                    .addKeyValue("times", waits)
                    .log("after many wrong ones the next try waits {} s: {}, from {}", wait.toSeconds(), whose, host);
    }

    /** A member of staff has signed in. */
    static void right(Subject subject, String host) {
        if (subject.kind() == Subject.Kind.STAFF) LOG.info("signed in: {}, from {}", subject.name(), host);
    }
}
