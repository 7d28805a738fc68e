package baize.floor.patron;

import baize.core.rule.Id;
import baize.core.rule.Rule;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;

/** The period of a limit: a calendar day, a week from Monday, or a calendar month. */
@Rule({"R-11", "R-16"})
public enum Period {
    DAY,
    WEEK,
    MONTH;

    /** The first day of the period that a day is in. */
    public LocalDate first(LocalDate day) {
        return switch (this) {
            case DAY -> day;
            case WEEK -> day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
            case MONTH -> day.withDayOfMonth(1);
        };
    }

    /** The first day of the period after the one that a day is in. */
    public LocalDate next(LocalDate day) {
        LocalDate first = first(day);
        return switch (this) {
            case DAY -> first.plusDays(1);
            case WEEK -> first.plusWeeks(1);
            case MONTH -> first.plusMonths(1);
        };
    }

    public String id() {
        return Id.of(this);
    }
}
