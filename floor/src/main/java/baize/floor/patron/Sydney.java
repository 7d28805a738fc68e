package baize.floor.patron;

import baize.core.rule.Rule;
import baize.games.table.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** The calendar that limits go by: days from midnight to midnight in Sydney, of 23, 24 or 25 hours. */
@Rule("R-11")
public final class Sydney {
    public static final ZoneId ZONE = Table.SYDNEY;

    private Sydney() {}

    public static LocalDate day(Instant at) {
        return local(at).toLocalDate();
    }

    public static ZonedDateTime local(Instant at) {
        return at.atZone(ZONE);
    }

    /** The midnight with which a day begins. */
    public static Instant start(LocalDate day) {
        return day.atStartOfDay(ZONE).toInstant();
    }

    /** The midnight with which the day of an instant ends. */
    public static Instant nextMidnight(Instant at) {
        return start(day(at).plusDays(1));
    }
}
