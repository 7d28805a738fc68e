package baize.floor.patron;

import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The most of something that a patron allows himself. A first or a lower bound holds at once; a higher one or none at
 * all only after a day's thought.
 *
 * @param most absent where there is no bound
 * @param pending what will hold later
 */
@Rule("R-11")
public record Bound<T extends Comparable<T>>(
        @Nullable T most, @Nullable Change<T> pending) {
    /** Elapsed hours, whatever the calendar does. */
    public static final Duration THOUGHT = Duration.ofHours(24);

    /** A bound that will hold from an instant on. */
    public record Change<T extends Comparable<T>>(@Nullable T most, Instant from) {}

    public static <T extends Comparable<T>> Bound<T> none() {
        return new Bound<>(null, null);
    }

    /** What holds at an instant: a change whose time has come is no longer pending. */
    public Bound<T> asOf(Instant at) {
        return pending == null || pending.from().isAfter(at) ? this : new Bound<>(pending.most(), null);
    }

    /** When a bound that is asked for now would hold. */
    public Instant from(@Nullable T asked, Instant at) {
        boolean looser = most != null && (asked == null || asked.compareTo(most) > 0);
        return looser ? at.plus(THOUGHT) : at;
    }

    /** With a bound that holds from an instant on; it takes the place of a change that is pending. */
    public Bound<T> with(@Nullable T asked, Instant from, Instant at) {
        return new Bound<T>(most, new Change<T>(asked, from)).asOf(at);
    }

    public Bound<T> withoutChange() {
        return new Bound<>(most, null);
    }
}
