package baize.floor.patron;

import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.patron.PatronState.Registered;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How much a patron may play at an instant: what a table is told of him.
 *
 * @param lossLimitLeft what may still be lost in the tightest period; absent without a loss limit
 * @param timeLeft time of play left in the tightest period, play since the last record included; absent without a limit
 * @param until when this must be worked out anew, also where nothing happens
 * @param refusal why the patron may not play at all, if so
 */
public record Allowance(
        @Nullable Money lossLimitLeft,
        @Nullable Duration timeLeft,
        Instant until,
        @Nullable Refusal refusal) {

    public boolean allowed() {
        return refusal == null;
    }

    public static Allowance of(PatronState state, Instant at) {
        return switch (state) {
            case PatronState.Unregistered _ ->
                new Allowance(
                        null, null, Sydney.nextMidnight(at), PatronReason.UNREGISTERED.because("nobody by that id"));
            case Registered registered -> of(registered.asOf(at), at);
        };
    }

    private static Allowance of(Registered patron, Instant at) {
        Money loss = lossLeft(patron, Sydney.day(at));
        Duration time = timeLeft(patron, at);
        return new Allowance(loss, time, until(patron, time, at), refusal(patron, loss, time));
    }

    @Rule({"caribbean-stud 1.1 \"Loss Limit\"", "caribbean-stud 16.3", "R-16"})
    private static @Nullable Money lossLeft(Registered patron, LocalDate today) {
        Money least = null;
        for (Map.Entry<Period, Bound<Money>> limit : patron.limits().loss().entrySet()) {
            Money most = limit.getValue().most();
            if (most == null) continue;
            Money left =
                    most.minus(patron.play().netLoss(limit.getKey(), today)).max(Money.ZERO);
            least = least == null ? left : least.min(left);
        }
        return least;
    }

    private static @Nullable Duration timeLeft(Registered patron, Instant at) {
        LocalDate today = Sydney.day(at);
        Duration least = null;
        for (Map.Entry<Period, Bound<Duration>> limit : patron.limits().time().entrySet()) {
            Duration most = limit.getValue().most();
            if (most == null) continue;
            Instant start = Sydney.start(limit.getKey().first(today));
            Duration played = patron.play()
                    .time(limit.getKey(), today)
                    .plus(patron.visits().uncounted(start, at));
            Duration left = played.compareTo(most) < 0 ? most.minus(played) : Duration.ZERO;
            if (least == null || left.compareTo(least) < 0) least = left;
        }
        return least;
    }

    private static Instant until(Registered patron, @Nullable Duration time, Instant at) {
        Instant first = Sydney.nextMidnight(at);
        for (Instant change : patron.limits().changes()) first = earlier(first, change);
        Instant paused = patron.standing().pausedUntil();
        if (paused != null) first = earlier(first, paused);
        return time == null || time.isZero() ? first : earlier(first, at.plus(time));
    }

    private static Instant earlier(Instant one, Instant other) {
        return other.isBefore(one) ? other : one;
    }

    @Rule({"caribbean-stud 5.1", "blackjack 5.1", "craps 3.13", "R-13", "caribbean-stud 16.3", "caribbean-stud 16.4"})
    private static @Nullable Refusal refusal(Registered patron, @Nullable Money loss, @Nullable Duration time) {
        Standing standing = patron.standing();
        if (patron.cards().valid() == null)
            return PatronReason.NO_PLAYER_CARD.because(patron.patron() + " has no valid player card");
        if (standing.excluded() != null)
            return PatronReason.EXCLUDED.because(patron.patron() + " is excluded from the casino");
        if (standing.pausedUntil() != null)
            return PatronReason.ON_A_PAUSE.because(patron.patron() + " is on a pause until "
                    + Sydney.local(standing.pausedUntil()).toOffsetDateTime());
        if (time != null && time.isZero())
            return PatronReason.TIME_LIMIT_USED_UP.because(patron.patron() + " has no time of play left");
        if (loss != null && loss.isZero())
            return PatronReason.LOSS_LIMIT_USED_UP.because(patron.patron() + " has nothing left to lose");
        return null;
    }
}
