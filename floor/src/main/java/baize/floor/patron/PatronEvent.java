package baize.floor.patron;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.staff.By;
import baize.floor.ticket.TicketNumber;
import baize.games.table.Dollars;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** What has happened to a patron. */
public sealed interface PatronEvent {
    record PatronRegistered(Patron patron, String name, boolean member) implements PatronEvent {}

    record MembershipChanged(boolean member) implements PatronEvent {}

    record CardIssued(String number) implements PatronEvent {}

    record CardCancelled(String number, boolean lost) implements PatronEvent {}

    record Deposited(Money amount, Means means) implements PatronEvent {}

    record Withdrawn(Money amount) implements PatronEvent {}

    record MovedToTable(String table, Money amount) implements PatronEvent {}

    record MovedFromTable(String table, Money amount) implements PatronEvent {}

    /** A table paid who was no longer there. */
    record PaidByTable(String table, String game, Money amount, String rule) implements PatronEvent {}

    /**
     * A table took back what was not there in chips.
     *
     * @param amount all that was charged
     * @param owed what of it the wallet did not hold
     */
    record ChargedByTable(String table, String game, Money amount, Money owed, String rule) implements PatronEvent {}

    /**
     * Something of what was owed is paid.
     *
     * @param means absent where it came out of the wallet
     */
    record OwedPaid(Money amount, @Nullable Means means) implements PatronEvent {}

    /** A prize came in dollars that are no money. */
    record DollarsPaid(String table, String game, Dollars dollars, String rule) implements PatronEvent {}

    record TicketBought(TicketNumber number, Money amount) implements PatronEvent {}

    record TicketRedeemed(TicketNumber number, Money amount) implements PatronEvent {}

    record TicketRefunded(TicketNumber number, Money amount) implements PatronEvent {}

    /** A limit that holds from an instant on; no amount is no limit. */
    record DepositLimitSet(By by, @Nullable Money most, Instant from) implements PatronEvent {}

    record LossLimitSet(By by, Period period, @Nullable Money most, Instant from) implements PatronEvent {}

    record TimeLimitSet(By by, Period period, @Nullable Duration most, Instant from) implements PatronEvent {}

    record LimitChangeWithdrawn(By by, PlayLimits.Kind limit, Period period) implements PatronEvent {}

    record Paused(By by, Pause pause, Instant until) implements PatronEvent {}

    record Excluded(By by, String text) implements PatronEvent {}

    record ExclusionLifted(By by, String text) implements PatronEvent {}

    record KeptApart(By by, Patron from, String text) implements PatronEvent {}

    record ApartLifted(By by, Patron from) implements PatronEvent {}

    record BarredFromGame(By by, String game, String text) implements PatronEvent {}

    record BarLifted(By by, String game) implements PatronEvent {}

    /** The card is in, with the day of the last warning at this game for the table to remember. */
    record CardInserted(String table, String game, @Nullable LocalDate warned) implements PatronEvent {}

    record CardRemoved(String table, String game, @Nullable LocalDate warned) implements PatronEvent {}

    record PlayRecorded(String table, Money net, long seconds, Instant from, Instant to) implements PatronEvent {}
}
