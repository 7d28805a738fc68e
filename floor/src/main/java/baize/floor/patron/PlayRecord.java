package baize.floor.patron;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a patron won or lost and how long he played, a figure a day; days long past are forgotten. */
@Rule("R-16")
public record PlayRecord(SortedMap<LocalDate, Day> days) {
    /** Two of the longest months: more than any limit looks back. */
    public static final int KEPT_DAYS = 62;

    public static final PlayRecord EMPTY = new PlayRecord(new TreeMap<>());

    public PlayRecord {
        days = Collections.unmodifiableSortedMap(new TreeMap<>(days));
    }

    /** All play of one day, at whatever tables. */
    public record Day(Money net, long seconds) {
        Day plus(Day other) {
            return new Day(net.plus(other.net), Math.addExact(seconds, other.seconds));
        }
    }

    PlayRecord asOf(LocalDate today) {
        return new PlayRecord(days.tailMap(today.minusDays(KEPT_DAYS)));
    }

    PlayRecord plus(LocalDate day, Day more) {
        SortedMap<LocalDate, Day> sum = new TreeMap<>(days);
        sum.merge(day, more, Day::plus);
        return new PlayRecord(sum);
    }

    /** Stakes lost less winnings in the period up to today; below zero for a patron who is ahead. */
    public Money netLoss(Period period, LocalDate today) {
        return within(period, today).net().negated();
    }

    public Duration time(Period period, LocalDate today) {
        return Duration.ofSeconds(within(period, today).seconds());
    }

    private Day within(Period period, LocalDate today) {
        return days.subMap(period.first(today), period.next(today)).values().stream()
                .reduce(new Day(Money.ZERO, 0), Day::plus);
    }
}
