package baize.floor;

import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What time it is in the house. It goes on as steadily as the machine counts time, and keeps to a clock that knows the
 * date: the machine's own, or the one that all processes on a database share. Where that clock leaps the house does not
 * leap with it. One that stays where it went is believed, and whoever waits has the whole time again.
 */
@Rule("R-201")
public final class HouseClock implements InstantSource {
    /** What a clock may be off without anybody saying so. */
    private static final Duration LEAP = Duration.ofSeconds(1);

    /** A clock that stays where it leapt to for so long is believed. */
    private static final Duration BELIEVED = Duration.ofMinutes(1);

    /** So many times in a row another clock must be found to differ. */
    private static final int SURE = 3;

    /** Of time that passes, the part by which the house comes nearer to a clock that is hardly off. */
    private static final int SLEW = 100;

    private final InstantSource calendar;
    private final LongSupplier count;
    private volatile Anchor anchor;
    private @Nullable Leap leap;
    private volatile @Nullable Duration differs;
    private boolean shared;
    private int unlike;

    /** At this count of nanoseconds it was that time. */
    private record Anchor(Instant at, long count) {
        Instant at(long now) {
            return at.plusNanos(now - count);
        }
    }

    /** So far the clock is off since then. */
    private record Leap(Duration off, long since) {}

    /**
     * A clock.
     *
     * @param calendar knows the date, and may be wrong
     * @param count nanoseconds since some moment, which nobody can set
     */
    public HouseClock(InstantSource calendar, LongSupplier count) {
        this.calendar = calendar;
        this.count = count;
        this.anchor = new Anchor(calendar.instant(), count.getAsLong());
    }

    /** The machine's. */
    public static HouseClock system() {
        return new HouseClock(InstantSource.system(), System::nanoTime);
    }

    @Override
    public Instant instant() {
        return anchor.at(count.getAsLong());
    }

    /** The floor begins at the time of a clock that others go by too. */
    synchronized void share(Instant time) {
        shared = true;
        anchor = new Anchor(time, count.getAsLong());
        unlike = SURE - 1;
        compare(time);
    }

    /**
     * Looks at the machine's clock; to be called a few times a second.
     *
     * @return by how much the house's time was set, where it was; below zero where it was set back
     */
    synchronized @Nullable Duration look() {
        return shared ? null : follow(calendar.instant());
    }

    /** The same for a clock that others go by too, when that tells the time. */
    synchronized @Nullable Duration hear(Instant time) {
        shared = true;
        compare(time);
        return follow(time);
    }

    /** One answer may have come late; several in a row have not. */
    private void compare(Instant time) {
        Duration off = Duration.between(time, calendar.instant());
        unlike = off.abs().compareTo(LEAP) > 0 ? unlike + 1 : 0;
        differs = unlike >= SURE ? off : null;
    }

    /** Whether this machine's clock is another than the one that all go by. */
    boolean isAnother() {
        return differs != null;
    }

    private @Nullable Duration follow(Instant time) {
        long now = count.getAsLong();
        Duration off = Duration.between(anchor.at(now), time);
        if (off.abs().compareTo(LEAP) <= 0) {
            leap = null;
            long most = (now - anchor.count()) / SLEW;
            long nearer = Math.clamp(off.toNanos(), -most, most);
            anchor = new Anchor(anchor.at(now).plusNanos(nearer), now);
            return null;
        }
        if (leap == null || leap.off().minus(off).abs().compareTo(LEAP) > 0) leap = new Leap(off, now);
        if (now - leap.since() < BELIEVED.toNanos()) return null;
        leap = null;
        anchor = new Anchor(time, now);
        return off;
    }

    /** What is wrong with the clocks now, in a sentence; none where nothing is. */
    @Nullable
    String trouble() {
        Duration another = differs;
        if (another != null)
            return "this machine's clock is " + seconds(another) + " the database's, so the house does not deal here";
        Leap now = leap();
        return now == null ? null : "the clock leapt and is " + seconds(now.off()) + " the time that has passed";
    }

    private synchronized @Nullable Leap leap() {
        return leap;
    }

    private static String seconds(Duration off) {
        double tenths = off.toMillis() / 1000.0;
        return String.format(Locale.ROOT, "%.1f s %s", Math.abs(tenths), tenths < 0 ? "behind" : "ahead of");
    }
}
