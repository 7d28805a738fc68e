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

/** What can be asked about a patron. */
public sealed interface PatronCommand {
    /** From a person: the patron himself, or staff for him. */
    sealed interface Asked extends PatronCommand {
        By by();
    }

    /** From the house, which hosts the tables. */
    sealed interface Hosted extends PatronCommand {}

    record Register(By by, Patron patron, String name, boolean member) implements Asked {}

    /** Grants membership of the loyalty programme, or ends it. */
    record ChangeMembership(By by, boolean member) implements Asked {}

    record IssueCard(By by, String number) implements Asked {}

    record CancelCard(By by) implements Asked {}

    /** The card is lost and must not be used by whoever finds it. */
    record ReportCardLost(By by) implements Asked {}

    record Deposit(By by, Money amount, Means means) implements Asked {}

    /** Takes money out in cash. */
    record Withdraw(By by, Money amount) implements Asked {}

    /**
     * Pays something of what the patron owes.
     *
     * @param means how the money comes in; absent where it is taken out of the wallet
     */
    record PayOwed(By by, Money amount, @Nullable Means means) implements Asked {}

    /** Buys a ticket out of the wallet; goes with the ticket's own command in one unit. */
    record BuyTicket(By by, TicketNumber number, Money amount) implements Asked {}

    /** Takes a ticket's value into the wallet; goes with the ticket's own command in one unit. */
    record RedeemTicket(By by, TicketNumber number, Money amount) implements Asked {}

    /** Takes back the value of a ticket that is made void; goes with the ticket's own command in one unit. */
    record RefundTicket(By by, TicketNumber number, Money amount) implements Asked {}

    /** Sets the most that may come in from outside in a day; absent for no limit. */
    record SetDepositLimit(By by, @Nullable Money most) implements Asked {}

    /** Sets the most that may be lost in a period; absent for no limit. */
    record SetLossLimit(By by, Period period, @Nullable Money most) implements Asked {}

    /** Sets the longest time of play in a period; absent for no limit. */
    record SetTimeLimit(By by, Period period, @Nullable Duration most) implements Asked {}

    /** Takes back a change that does not hold yet; the limit stays as it is. */
    record WithdrawLimitChange(By by, PlayLimits.Kind limit, Period period) implements Asked {}

    record TakePause(By by, Pause pause) implements Asked {}

    /** Excludes the patron from the casino. */
    record Exclude(By by, String text) implements Asked {}

    record LiftExclusion(By by, String text) implements Asked {}

    /** Keeps the patron from playing at one table with another; to be said of both. */
    record KeepApart(By by, Patron from, String text) implements Asked {}

    record LiftApart(By by, Patron from) implements Asked {}

    /** Excludes the patron from one game. */
    record BarFromGame(By by, String game, String text) implements Asked {}

    record LiftBar(By by, String game) implements Asked {}

    /** The card goes into a table. */
    record CardIn(String table, String game) implements Hosted {}

    /**
     * The card comes out of a table.
     *
     * @param warned the day of the last warning that the table remembers
     */
    record CardOut(String table, String game, @Nullable LocalDate warned) implements Hosted {}

    /** Buys chips out of the wallet, at the table where the card is. */
    record ToTable(String table, Money amount) implements Hosted {}

    /** Returns chips into the wallet, also after the card is out. */
    record FromTable(String table, Money amount) implements Hosted {}

    /**
     * A table pays what it owes to somebody who is no longer there; goes with the table's own command in one unit.
     *
     * @param rule the clause of the game's book that decided
     */
    record PayIn(String table, String game, Money amount, String rule) implements Hosted {}

    /**
     * A table takes back what is not there in chips; goes with the table's own command in one unit. What the wallet
     * does not hold is owed.
     *
     * @param rule the clause of the game's book that decided
     */
    record Charge(String table, String game, Money amount, String rule) implements Hosted {}

    /** A table pays a prize in dollars that are no money; goes with the table's own command in one unit. */
    record PayDollars(String table, String game, Dollars dollars, String rule) implements Hosted {}

    /**
     * What a visit, or a part of one within a day, came to.
     *
     * @param net won above zero, lost below
     * @param seconds of play; at most what lies between the instants
     */
    record RecordPlay(String table, Money net, long seconds, Instant from, Instant to) implements Hosted {}
}
