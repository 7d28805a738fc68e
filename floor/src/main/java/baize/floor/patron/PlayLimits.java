package baize.floor.patron;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a patron allows himself: to deposit in a day, and to lose and to play in a day, a week and a month. */
@Rule({
    "caribbean-stud 1.1 \"Gaming Limit\"",
    "caribbean-stud 1.1 \"Deposit Limit\"",
    "caribbean-stud 1.1 \"Loss Limit\"",
    "R-16"
})
public record PlayLimits(
        Bound<Money> deposit, SortedMap<Period, Bound<Money>> loss, SortedMap<Period, Bound<Duration>> time) {
    public static final PlayLimits NONE = new PlayLimits(Bound.none(), new TreeMap<>(), new TreeMap<>());

    public PlayLimits {
        loss = Collections.unmodifiableSortedMap(new TreeMap<>(loss));
        time = Collections.unmodifiableSortedMap(new TreeMap<>(time));
    }

    /** One of the limits, by what it bounds and in which period. */
    public enum Kind {
        DEPOSIT,
        LOSS,
        TIME
    }

    public PlayLimits asOf(Instant at) {
        return new PlayLimits(deposit.asOf(at), asOf(loss, at), asOf(time, at));
    }

    private static <T extends Comparable<T>> SortedMap<Period, Bound<T>> asOf(
            SortedMap<Period, Bound<T>> bounds, Instant at) {
        SortedMap<Period, Bound<T>> now = new TreeMap<>();
        bounds.forEach((period, bound) -> put(now, period, bound.asOf(at)));
        return now;
    }

    private static <T extends Comparable<T>> void put(
            SortedMap<Period, Bound<T>> bounds, Period period, Bound<T> bound) {
        if (bound.equals(Bound.none())) bounds.remove(period);
        else bounds.put(period, bound);
    }

    public Bound<Money> loss(Period period) {
        return loss.getOrDefault(period, Bound.none());
    }

    public Bound<Duration> time(Period period) {
        return time.getOrDefault(period, Bound.none());
    }

    public Bound<?> of(Kind kind, Period period) {
        return switch (kind) {
            case DEPOSIT -> period == Period.DAY ? deposit : Bound.none();
            case LOSS -> loss(period);
            case TIME -> time(period);
        };
    }

    public PlayLimits withDeposit(Bound<Money> bound) {
        return new PlayLimits(bound, loss, time);
    }

    public PlayLimits withLoss(Period period, Bound<Money> bound) {
        SortedMap<Period, Bound<Money>> changed = new TreeMap<>(loss);
        put(changed, period, bound);
        return new PlayLimits(deposit, changed, time);
    }

    public PlayLimits withTime(Period period, Bound<Duration> bound) {
        SortedMap<Period, Bound<Duration>> changed = new TreeMap<>(time);
        put(changed, period, bound);
        return new PlayLimits(deposit, loss, changed);
    }

    PlayLimits withoutChange(Kind kind, Period period) {
        return switch (kind) {
            case DEPOSIT -> withDeposit(deposit.withoutChange());
            case LOSS -> withLoss(period, loss(period).withoutChange());
            case TIME -> withTime(period, time(period).withoutChange());
        };
    }

    /** The midnight at which the next of the loss limits starts anew, if there is one. */
    public @Nullable Instant nextLossPeriod(LocalDate today) {
        return loss.entrySet().stream()
                .filter(limit -> limit.getValue().most() != null)
                .map(limit -> Sydney.start(limit.getKey().next(today)))
                .min(Comparator.naturalOrder())
                .orElse(null);
    }

    /** When changes of loss and time limits will hold. */
    List<Instant> changes() {
        return Stream.concat(loss.values().stream(), time.values().stream())
                .map(Bound::pending)
                .filter(Objects::nonNull)
                .map(Bound.Change::from)
                .toList();
    }
}
