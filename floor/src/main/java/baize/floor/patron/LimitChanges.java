package baize.floor.patron;

import baize.core.engine.Decision;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.SetDepositLimit;
import baize.floor.patron.PatronCommand.SetLossLimit;
import baize.floor.patron.PatronCommand.SetTimeLimit;
import baize.floor.patron.PatronCommand.WithdrawLimitChange;
import baize.floor.patron.PatronEvent.DepositLimitSet;
import baize.floor.patron.PatronEvent.LimitChangeWithdrawn;
import baize.floor.patron.PatronEvent.LossLimitSet;
import baize.floor.patron.PatronEvent.TimeLimitSet;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Changes of a patron's limits; {@link Bound} says when they hold. A limit of nothing at all is a limit. */
@Rule({"caribbean-stud 1.1 \"Gaming Limit\"", "R-11", "R-16"})
final class LimitChanges {
    /** The longest month. */
    static final Duration LONGEST = Duration.ofDays(31);

    private LimitChanges() {}

    static Decision<PatronEvent> deposit(PlayLimits limits, SetDepositLimit command, Instant at) {
        Refusal refusal = refusal(limits.deposit(), command.most());
        if (refusal != null) return new Decision.Refused<>(refusal);
        Instant from = limits.deposit().from(command.most(), at);
        return Decision.accept(new DepositLimitSet(command.by(), command.most(), from));
    }

    static Decision<PatronEvent> loss(PlayLimits limits, SetLossLimit command, Instant at) {
        Bound<Money> bound = limits.loss(command.period());
        Refusal refusal = refusal(bound, command.most());
        if (refusal != null) return new Decision.Refused<>(refusal);
        return Decision.accept(
                new LossLimitSet(command.by(), command.period(), command.most(), bound.from(command.most(), at)));
    }

    private static @Nullable Refusal refusal(Bound<Money> bound, @Nullable Money most) {
        if (most == null) return noSuchLimit(bound);
        if (!most.isBelow(Money.ZERO) && !most.isAbove(PatronMoney.MOST)) return null;
        return PatronReason.AMOUNT_OUT_OF_RANGE.because("expected from 0.00 to " + PatronMoney.MOST + ", got " + most);
    }

    static Decision<PatronEvent> time(PlayLimits limits, SetTimeLimit command, Instant at) {
        Bound<Duration> bound = limits.time(command.period());
        Duration most = command.most();
        Refusal refusal = most == null ? noSuchLimit(bound) : outOfRange(most);
        if (refusal != null) return new Decision.Refused<>(refusal);
        return Decision.accept(new TimeLimitSet(command.by(), command.period(), most, bound.from(most, at)));
    }

    private static @Nullable Refusal outOfRange(Duration most) {
        if (!most.isNegative() && most.compareTo(LONGEST) <= 0) return null;
        return PatronReason.TIME_OUT_OF_RANGE.because("expected from PT0S to " + LONGEST + ", got " + most);
    }

    private static @Nullable Refusal noSuchLimit(Bound<?> bound) {
        return bound.most() != null ? null : PatronReason.NO_SUCH_LIMIT.because("there is no such limit to take away");
    }

    static Decision<PatronEvent> withdraw(PlayLimits limits, WithdrawLimitChange command) {
        if (limits.of(command.limit(), command.period()).pending() == null)
            return Decision.refuse(
                    PatronReason.NO_CHANGE_PENDING,
                    "no change of the " + Id.of(command.limit()) + " limit of a "
                            + command.period().id() + " is pending");
        return Decision.accept(new LimitChangeWithdrawn(command.by(), command.limit(), command.period()));
    }
}
