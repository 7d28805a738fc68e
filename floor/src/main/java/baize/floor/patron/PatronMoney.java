package baize.floor.patron;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import baize.floor.patron.PatronCommand.Charge;
import baize.floor.patron.PatronCommand.Deposit;
import baize.floor.patron.PatronCommand.PayDollars;
import baize.floor.patron.PatronCommand.PayIn;
import baize.floor.patron.PatronCommand.PayOwed;
import baize.floor.patron.PatronCommand.ToTable;
import baize.floor.patron.PatronEvent.*;
import baize.floor.patron.PatronEvent.ChargedByTable;
import baize.floor.patron.PatronEvent.OwedPaid;
import baize.floor.patron.PatronState.Registered;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What goes into a wallet and out of it. */
final class PatronMoney {
    /** A billion dollars: so large that no one moves more, so small that no sum of them overflows. */
    static final Money MOST = Money.dollars(1_000_000_000);

    private PatronMoney() {}

    static @Nullable Refusal outOfRange(Money amount) {
        if (amount.isPositive() && !amount.isAbove(MOST)) return null;
        return PatronReason.AMOUNT_OUT_OF_RANGE.because("expected from 0.01 to " + MOST + ", got " + amount);
    }

    @Rule({"caribbean-stud 1.1 \"Deposit Limit\"", "R-11"})
    static Decision<PatronEvent> deposit(Registered patron, Deposit command, Instant at) {
        Refusal range = outOfRange(command.amount());
        if (range != null) return new Decision.Refused<>(range);
        if (patron.standing().excluded() != null)
            return Decision.refuse(PatronReason.EXCLUDED, patron.patron() + " is excluded from the casino");
        Money most = patron.limits().deposit().most();
        if (most != null) {
            Money left = most.minus(patron.wallet().deposited(Sydney.day(at))).max(Money.ZERO);
            if (command.amount().isAbove(left))
                return Decision.refuse(
                        PatronReason.DEPOSIT_LIMIT_EXCEEDED,
                        left + " is left of today's limit of " + most + ", got " + command.amount());
        }
        return Decision.accept(new Deposited(command.amount(), command.means()));
    }

    /** Chips are bought by one who may play, at the table where his card is. */
    @Rule({"caribbean-stud 5.1", "blackjack 5.1", "craps 3.13", "craps 3.4.4"})
    static Decision<PatronEvent> toTable(Registered patron, ToTable command, Instant at) {
        Refusal range = outOfRange(command.amount());
        if (range != null) return new Decision.Refused<>(range);
        Visits.Visit visit = patron.visits().now();
        Refusal barred = Allowance.of(patron, at).refusal();
        if (barred != null) return new Decision.Refused<>(barred.at(visit == null ? "" : visit.game()));
        if (visit == null || !visit.table().equals(command.table()))
            return Decision.refuse(
                    PatronReason.NOT_AT_TABLE, "R-13", patron.patron() + "'s card is not in at " + command.table());
        return out(patron, command.amount(), new MovedToTable(command.table(), command.amount()));
    }

    static Decision<PatronEvent> out(Registered patron, Money amount, PatronEvent event) {
        Refusal range = outOfRange(amount);
        if (range != null) return new Decision.Refused<>(range);
        Money balance = patron.wallet().balance();
        if (amount.isAbove(balance))
            return Decision.refuse(PatronReason.NOT_ENOUGH_IN_WALLET, balance + " is in the wallet, not " + amount);
        return Decision.accept(event);
    }

    static Decision<PatronEvent> in(Money amount, PatronEvent event) {
        Refusal range = outOfRange(amount);
        return range == null ? Decision.accept(event) : new Decision.Refused<>(range);
    }

    /** What a table moves is as much as it is: nobody is kept there by a sum that is too large. */
    static Decision<PatronEvent> byTable(Money amount, PatronEvent event) {
        return amount.isPositive()
                ? Decision.accept(event)
                : Decision.refuse(PatronReason.AMOUNT_OUT_OF_RANGE, "expected 0.01 or more, got " + amount);
    }

    /** What is owed is taken in whatever the standing: who may not play keeps what is his, and can take it out. */
    @Rule({"bingo 8.4.3", "bingo 9.5", "bingo 9.8", "R-124"})
    static Decision<PatronEvent> owed(PayIn c) {
        return byTable(c.amount(), new PaidByTable(c.table(), c.game(), c.amount(), c.rule()));
    }

    /** What a remedy takes back comes out of the wallet as far as it goes, whatever the standing; the rest is owed. */
    @Rule("R-193")
    static Decision<PatronEvent> charged(Registered patron, Charge c) {
        Money owed = c.amount().minus(patron.wallet().balance()).max(Money.ZERO);
        return byTable(c.amount(), new ChargedByTable(c.table(), c.game(), c.amount(), owed, c.rule()));
    }

    @Rule("R-193")
    static Decision<PatronEvent> payOwed(Registered patron, PayOwed c) {
        Refusal range = outOfRange(c.amount());
        if (range != null) return new Decision.Refused<>(range);
        if (c.amount().isAbove(patron.debt()))
            return Decision.refuse(
                    PatronReason.MORE_THAN_OWED, patron.patron() + " owes " + patron.debt() + ", not " + c.amount());
        OwedPaid paid = new OwedPaid(c.amount(), c.means());
        return c.means() == null ? out(patron, c.amount(), paid) : Decision.accept(paid);
    }

    @Rule({"bingo 7.5", "R-142"})
    static Decision<PatronEvent> dollars(PayDollars c) {
        Money least = c.dollars().casino().min(c.dollars().slot());
        return least.isBelow(Money.ZERO) || c.dollars().isNone()
                ? Decision.refuse(
                        PatronReason.AMOUNT_OUT_OF_RANGE,
                        "expected casino dollars or slot dollars, got "
                                + c.dollars().casino() + " and " + c.dollars().slot())
                : Decision.accept(new DollarsPaid(c.table(), c.game(), c.dollars(), c.rule()));
    }

    @Rule({"craps 3.4.4", "craps 3.8.1", "craps 3.8.2", "R-124"})
    static List<Entry> postings(Patron patron, PatronEvent event) {
        Account wallet = Account.patron(patron);
        return switch (event) {
            case Deposited e -> Entry.transfer(Account.CASH, wallet, e.amount());
            case Withdrawn e -> Entry.transfer(wallet, Account.CASH, e.amount());
            case MovedToTable e -> Entry.transfer(wallet, Account.TRANSIT, e.amount());
            case MovedFromTable e -> Entry.transfer(Account.TRANSIT, wallet, e.amount());
            case PaidByTable e -> Entry.transfer(Account.TRANSIT, wallet, e.amount());
            case ChargedByTable e -> charged(patron, e);
            case OwedPaid e ->
                Entry.transfer(e.means() == null ? wallet : Account.CASH, Account.owed(patron), e.amount());
            case TicketBought e -> Entry.transfer(wallet, Account.TRANSIT, e.amount());
            case TicketRedeemed e -> Entry.transfer(Account.TRANSIT, wallet, e.amount());
            case TicketRefunded e -> Entry.transfer(Account.TRANSIT, wallet, e.amount());
            case PatronRegistered _,
                    MembershipChanged _,
                    CardIssued _,
                    CardCancelled _,
                    DepositLimitSet _,
                    LossLimitSet _,
                    TimeLimitSet _,
                    LimitChangeWithdrawn _,
                    Paused _,
                    Excluded _,
                    ExclusionLifted _,
                    KeptApart _,
                    ApartLifted _,
                    BarredFromGame _,
                    BarLifted _,
                    CardInserted _,
                    CardRemoved _,
                    PlayRecorded _,
                    DollarsPaid _ -> List.of();
        };
    }

    private static List<Entry> charged(Patron patron, ChargedByTable e) {
        List<Entry> entries = new ArrayList<>(4);
        Money had = e.amount().minus(e.owed());
        if (!had.isZero()) entries.addAll(Entry.transfer(Account.patron(patron), Account.TRANSIT, had));
        if (!e.owed().isZero()) entries.addAll(Entry.transfer(Account.owed(patron), Account.TRANSIT, e.owed()));
        return entries;
    }
}
