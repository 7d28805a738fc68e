package baize.floor.patron;

import baize.core.rule.Rule;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How long a pause lasts. */
public enum Pause {
    /** Until the next of the patron's loss limits starts anew. */
    @Rule("caribbean-stud 16.4")
    BREAK,
    /** Until the same time of the next day. */
    DAY,
    /** Until the same time a month later. */
    MONTH;

    /** When a pause that begins now ends; absent for a break without a loss limit. */
    @Nullable
    Instant until(PlayLimits limits, Instant at) {
        return switch (this) {
            case BREAK -> limits.nextLossPeriod(Sydney.day(at));
            case DAY -> Sydney.local(at).plusDays(1).toInstant();
            case MONTH -> Sydney.local(at).plusMonths(1).toInstant();
        };
    }
}
