package baize.floor.patron;

import baize.core.engine.Decision;
import baize.core.money.Money;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.patron.PatronCommand.*;
import baize.floor.patron.PatronEvent.*;
import baize.floor.patron.PatronState.Registered;
import baize.floor.patron.PatronState.Unregistered;
import baize.floor.staff.Duty;
import baize.floor.stream.Codec;
import baize.floor.stream.Machine;
import java.time.Instant;
import java.util.List;

/** A patron's account, card, limits and standing; stream {@code patron/<id>}. */
public final class PatronMachine implements Machine<PatronState, PatronCommand, PatronEvent> {
    @Override
    public PatronState initial() {
        return new Unregistered();
    }

    @Override
    public Decision<PatronEvent> decide(PatronState state, PatronCommand command, Instant at) {
        if (command instanceof Asked asked) {
            Duty duty = duty(asked);
            if (!duty.mayBeDoneBy(asked.by()))
                return Decision.refuse(PatronReason.WRONG_ROLE, duty.cites().getFirst(), duty.refusal(asked.by()));
        }
        return switch (state) {
            case Unregistered _ ->
                command instanceof Register c
                        ? Decision.accept(new PatronRegistered(c.patron(), c.name(), c.member()))
                        : Decision.refuse(PatronReason.UNREGISTERED, "nobody is registered by that id");
            case Registered patron -> decide(patron.asOf(at), command, at);
        };
    }

    /** What a command is, in the table of who may do what. */
    static Duty duty(Asked command) {
        return switch (command) {
            case Register _ -> Duty.REGISTER_PATRON;
            case ChangeMembership _ -> Duty.CHANGE_MEMBERSHIP;
            case IssueCard _ -> Duty.ISSUE_CARD;
            case CancelCard _ -> Duty.CANCEL_CARD;
            case ReportCardLost _ -> Duty.REPORT_CARD_LOST;
            case Deposit c ->
                switch (c.means()) {
                    case CASH, EFTPOS -> Duty.DEPOSIT_AT_CASHIER;
                    case DEBIT_CARD, TRANSFER -> Duty.DEPOSIT_FROM_BANK;
                };
            case Withdraw _ -> Duty.WITHDRAW;
            case PayOwed c -> c.means() == null ? Duty.PAY_OWED_FROM_WALLET : Duty.PAY_OWED;
            case BuyTicket _ -> Duty.TICKET_FOR_CREDIT;
            case RedeemTicket _ -> Duty.REDEEM_TICKET;
            case RefundTicket _ -> Duty.VOID_TICKET;
            case SetDepositLimit _, SetLossLimit _, SetTimeLimit _, WithdrawLimitChange _ -> Duty.SET_LIMIT;
            case TakePause c -> c.pause() == Pause.BREAK ? Duty.ORDER_BREAK : Duty.PAUSE;
            case Exclude _ -> Duty.EXCLUDE;
            case LiftExclusion _ -> Duty.LIFT_EXCLUSION;
            case KeepApart _, LiftApart _ -> Duty.KEEP_APART;
            case BarFromGame _, LiftBar _ -> Duty.BAR_FROM_GAME;
        };
    }

    private static Decision<PatronEvent> decide(Registered patron, PatronCommand command, Instant at) {
        return switch (command) {
            case Register _ ->
                Decision.refuse(PatronReason.ALREADY_REGISTERED, patron.patron() + " is registered already");
            case ChangeMembership c -> PatronCards.membership(patron, c);
            case IssueCard c -> PatronCards.issue(patron, c);
            case CancelCard _ -> PatronCards.cancel(patron, false);
            case ReportCardLost _ -> PatronCards.cancel(patron, true);
            case Deposit c -> PatronMoney.deposit(patron, c, at);
            case Withdraw c -> PatronMoney.out(patron, c.amount(), new Withdrawn(c.amount()));
            case BuyTicket c -> PatronMoney.out(patron, c.amount(), new TicketBought(c.number(), c.amount()));
            case RedeemTicket c -> PatronMoney.in(c.amount(), new TicketRedeemed(c.number(), c.amount()));
            case RefundTicket c -> PatronMoney.in(c.amount(), new TicketRefunded(c.number(), c.amount()));
            case ToTable c -> PatronMoney.toTable(patron, c, at);
            case FromTable c -> PatronMoney.byTable(c.amount(), new MovedFromTable(c.table(), c.amount()));
            case PayIn c -> PatronMoney.owed(c);
            case PayDollars c -> PatronMoney.dollars(c);
            case Charge c -> PatronMoney.charged(patron, c);
            case PayOwed c -> PatronMoney.payOwed(patron, c);
            case SetDepositLimit c -> LimitChanges.deposit(patron.limits(), c, at);
            case SetLossLimit c -> LimitChanges.loss(patron.limits(), c, at);
            case SetTimeLimit c -> LimitChanges.time(patron.limits(), c, at);
            case WithdrawLimitChange c -> LimitChanges.withdraw(patron.limits(), c);
            case TakePause c -> StandingChanges.pause(patron, c, at);
            case Exclude c -> StandingChanges.exclude(patron, c);
            case LiftExclusion c -> StandingChanges.lift(patron, c);
            case KeepApart c -> StandingChanges.keepApart(patron, c);
            case LiftApart c -> StandingChanges.lift(patron, c);
            case BarFromGame c -> StandingChanges.bar(patron, c);
            case LiftBar c -> StandingChanges.lift(patron, c);
            case CardIn c -> PatronVisits.in(patron, c, at);
            case CardOut c -> PatronVisits.out(patron, c);
            case RecordPlay c -> PatronVisits.play(c, at);
        };
    }

    @Override
    public PatronState evolve(PatronState state, PatronEvent event, Instant at) {
        return switch (state) {
            case Unregistered _ -> registered((PatronRegistered) event);
            case Registered patron -> evolve(patron.asOf(at), event, at);
        };
    }

    private static Registered registered(PatronRegistered event) {
        return new Registered(
                event.patron(),
                event.name(),
                event.member(),
                PlayerCards.NONE,
                Wallet.EMPTY,
                PlayLimits.NONE,
                PlayRecord.EMPTY,
                Visits.NONE,
                Standing.CLEAR,
                null,
                null);
    }

    private static Registered evolve(Registered patron, PatronEvent event, Instant at) {
        PlayLimits limits = patron.limits();
        Standing standing = patron.standing();
        return switch (event) {
            case PatronRegistered e -> throw new IllegalStateException(patron.patron() + " twice: " + e);
            case MembershipChanged e -> patron.withMember(e.member());
            case CardIssued e -> patron.with(patron.cards().issued(e.number()));
            case CardCancelled e -> patron.with(patron.cards().cancelled(e.number()));
            case Deposited e -> patron.with(patron.wallet().deposit(e.amount(), Sydney.day(at)));
            case Withdrawn e -> patron.with(patron.wallet().minus(e.amount()));
            case MovedToTable e -> patron.with(patron.wallet().minus(e.amount()));
            case MovedFromTable e -> patron.with(patron.wallet().plus(e.amount()));
            case PaidByTable e -> patron.with(patron.wallet().plus(e.amount()));
            case DollarsPaid e -> patron.with(patron.purse().plus(e.dollars()));
            case ChargedByTable e ->
                patron.with(patron.wallet().minus(e.amount().minus(e.owed())))
                        .withDebt(patron.debt().plus(e.owed()));
            case OwedPaid e ->
                patron.with(e.means() == null ? patron.wallet().minus(e.amount()) : patron.wallet())
                        .withDebt(patron.debt().minus(e.amount()));
            case TicketBought e -> patron.with(patron.wallet().minus(e.amount()));
            case TicketRedeemed e -> patron.with(patron.wallet().plus(e.amount()));
            case TicketRefunded e -> patron.with(patron.wallet().plus(e.amount()));
            case DepositLimitSet e ->
                patron.with(limits.withDeposit(limits.deposit().with(e.most(), e.from(), at)));
            case LossLimitSet e ->
                patron.with(limits.withLoss(e.period(), limits.loss(e.period()).with(e.most(), e.from(), at)));
            case TimeLimitSet e ->
                patron.with(limits.withTime(e.period(), limits.time(e.period()).with(e.most(), e.from(), at)));
            case LimitChangeWithdrawn e -> patron.with(limits.withoutChange(e.limit(), e.period()));
            case Paused e -> patron.with(standing.pausedUntil(e.until()));
            case Excluded e -> patron.with(standing.excluded(e.text()));
            case ExclusionLifted _ -> patron.with(standing.excluded(null));
            case KeptApart e -> patron.with(standing.apart(e.from(), true));
            case ApartLifted e -> patron.with(standing.apart(e.from(), false));
            case BarredFromGame e -> patron.with(standing.barred(e.game(), true));
            case BarLifted e -> patron.with(standing.barred(e.game(), false));
            case CardInserted e -> patron.with(patron.visits().in(e.table(), e.game(), at));
            case CardRemoved e -> patron.with(patron.visits().out(e.game(), e.warned()));
            case PlayRecorded e -> played(patron, e);
        };
    }

    private static Registered played(Registered patron, PlayRecorded event) {
        PlayRecord.Day day = new PlayRecord.Day(event.net(), event.seconds());
        return patron.with(patron.play().plus(Sydney.day(event.from()), day))
                .with(patron.visits().counted(event.table(), event.to()));
    }

    @Override
    public List<Entry> postings(PatronState before, PatronEvent event) {
        return before instanceof Registered patron ? PatronMoney.postings(patron.patron(), event) : List.of();
    }

    @Override
    public void reconcile(PatronState state, Books books) {
        if (!(state instanceof Registered patron)) return;
        Money booked = books.balance(Account.patron(patron.patron()));
        if (!booked.equals(patron.wallet().balance()))
            throw new IllegalStateException(patron.patron() + " has "
                    + patron.wallet().balance() + " in the wallet, but " + booked + " in the books");
        Money owed = books.balance(Account.owed(patron.patron())).negated();
        if (!owed.equals(patron.debt()))
            throw new IllegalStateException(
                    patron.patron() + " owes " + patron.debt() + ", but " + owed + " in the books");
    }

    @Override
    public Codec<PatronState, PatronCommand, PatronEvent> codec() {
        return PatronForm.FORM;
    }
}
