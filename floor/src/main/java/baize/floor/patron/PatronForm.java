package baize.floor.patron;

import baize.floor.patron.PatronCommand.*;
import baize.floor.patron.PatronEvent.*;
import baize.floor.staff.By;
import baize.floor.stream.StoredForm;
import baize.floor.ticket.TicketNumber;
import baize.wire.Json;
import baize.wire.Names;
import tools.jackson.databind.module.SimpleModule;

/** Patrons as JSON. */
final class PatronForm {
    static final Names<PatronCommand> COMMANDS = new Names<PatronCommand>()
            .name("register", Register.class)
            .name("change-membership", ChangeMembership.class)
            .name("issue-card", IssueCard.class)
            .name("cancel-card", CancelCard.class)
            .name("report-card-lost", ReportCardLost.class)
            .name("deposit", Deposit.class)
            .name("withdraw", Withdraw.class)
            .name("buy-ticket", BuyTicket.class)
            .name("redeem-ticket", RedeemTicket.class)
            .name("refund-ticket", RefundTicket.class)
            .name("set-deposit-limit", SetDepositLimit.class)
            .name("set-loss-limit", SetLossLimit.class)
            .name("set-time-limit", SetTimeLimit.class)
            .name("withdraw-limit-change", WithdrawLimitChange.class)
            .name("take-pause", TakePause.class)
            .name("exclude", Exclude.class)
            .name("lift-exclusion", LiftExclusion.class)
            .name("keep-apart", KeepApart.class)
            .name("lift-apart", LiftApart.class)
            .name("bar-from-game", BarFromGame.class)
            .name("lift-bar", LiftBar.class)
            .name("card-in", CardIn.class)
            .name("card-out", CardOut.class)
            .name("to-table", ToTable.class)
            .name("from-table", FromTable.class)
            .name("record-play", RecordPlay.class)
            .name("pay-in", PayIn.class)
            .name("pay-dollars", PayDollars.class)
            .name("charge", Charge.class)
            .name("pay-owed", PayOwed.class);

    static final Names<PatronEvent> EVENTS = new Names<PatronEvent>()
            .name("patron/registered/1", PatronRegistered.class)
            .name("patron/membership-changed/1", MembershipChanged.class)
            .name("patron/card-issued/1", CardIssued.class)
            .name("patron/card-cancelled/1", CardCancelled.class)
            .name("patron/deposited/1", Deposited.class)
            .name("patron/withdrawn/1", Withdrawn.class)
            .name("patron/moved-to-table/1", MovedToTable.class)
            .name("patron/moved-from-table/1", MovedFromTable.class)
            .name("patron/ticket-bought/1", TicketBought.class)
            .name("patron/ticket-redeemed/1", TicketRedeemed.class)
            .name("patron/ticket-refunded/1", TicketRefunded.class)
            .name("patron/deposit-limit-set/1", DepositLimitSet.class)
            .name("patron/loss-limit-set/1", LossLimitSet.class)
            .name("patron/time-limit-set/1", TimeLimitSet.class)
            .name("patron/limit-change-withdrawn/1", LimitChangeWithdrawn.class)
            .name("patron/paused/1", Paused.class)
            .name("patron/excluded/1", Excluded.class)
            .name("patron/exclusion-lifted/1", ExclusionLifted.class)
            .name("patron/kept-apart/1", KeptApart.class)
            .name("patron/apart-lifted/1", ApartLifted.class)
            .name("patron/barred-from-game/1", BarredFromGame.class)
            .name("patron/bar-lifted/1", BarLifted.class)
            .name("patron/card-inserted/1", CardInserted.class)
            .name("patron/card-removed/1", CardRemoved.class)
            .name("patron/play-recorded/1", PlayRecorded.class)
            .name("patron/paid-by-table/1", PaidByTable.class)
            .name("patron/dollars-paid/1", DollarsPaid.class)
            .name("patron/charged-by-table/1", ChargedByTable.class)
            .name("patron/owed-paid/1", OwedPaid.class);

    static final Names<PatronState> PHASES = new Names<PatronState>()
            .name("patron/unregistered/1", PatronState.Unregistered.class)
            .name("patron/registered/1", PatronState.Registered.class);

    static final StoredForm<PatronState, PatronCommand, PatronEvent> FORM = new StoredForm<>(
            module(),
            new StoredForm.Named<>(PatronState.class, PHASES),
            new StoredForm.Named<>(PatronCommand.class, COMMANDS),
            new StoredForm.Named<>(PatronEvent.class, EVENTS));

    private PatronForm() {}

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("patron");
        Json.text(module, By.class, By::id, By::parse);
        Json.text(module, TicketNumber.class, TicketNumber::digits, TicketNumber::new);
        return module;
    }
}
