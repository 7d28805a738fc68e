package baize.floor.patron;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Id;
import baize.floor.patron.PatronCommand.*;
import baize.floor.patron.PatronEvent.*;
import baize.floor.staff.By;
import baize.floor.stream.StoredForm;
import baize.floor.ticket.TicketNumber;
import baize.games.table.Dollars;
import baize.wire.Fields;
import baize.wire.Json;
import baize.wire.Names;
import baize.wire.Speaker;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
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
            new StoredForm.Named<>(PatronEvent.class, EVENTS),
            PatronForm::command);

    /** An id is part of the names of streams and accounts. */
    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

    private PatronForm() {}

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("patron");
        Json.text(module, By.class, By::id, By::parse);
        Json.text(module, TicketNumber.class, TicketNumber::digits, TicketNumber::new);
        return module;
    }

    private static PatronCommand command(JsonNode json) {
        Fields f = new Fields(json, "", Speaker.JOURNAL);
        PatronCommand command = account(f.text("do"), f);
        f.complete();
        return command;
    }

    private static PatronCommand account(String name, Fields f) {
        return switch (name) {
            case "register" ->
                new Register(by(f), f.parsed("patron", "an id", PatronForm::id), f.text("name"), f.flag("member"));
            case "change-membership" -> new ChangeMembership(by(f), f.flag("member"));
            case "issue-card" -> new IssueCard(by(f), f.text("number"));
            case "cancel-card" -> new CancelCard(by(f));
            case "report-card-lost" -> new ReportCardLost(by(f));
            case "deposit" -> new Deposit(by(f), f.money("amount"), one(f, "means", Means.values()));
            case "withdraw" -> new Withdraw(by(f), f.money("amount"));
            case "pay-owed" ->
                new PayOwed(by(f), f.money("amount"), f.has("means") ? one(f, "means", Means.values()) : null);
            case "buy-ticket" -> new BuyTicket(by(f), number(f), f.money("amount"));
            case "redeem-ticket" -> new RedeemTicket(by(f), number(f), f.money("amount"));
            case "refund-ticket" -> new RefundTicket(by(f), number(f), f.money("amount"));
            default -> limits(name, f);
        };
    }

    private static PatronCommand limits(String name, Fields f) {
        return switch (name) {
            case "set-deposit-limit" -> new SetDepositLimit(by(f), f.moneyIfAny("most"));
            case "set-loss-limit" -> new SetLossLimit(by(f), period(f), f.moneyIfAny("most"));
            case "set-time-limit" -> new SetTimeLimit(by(f), period(f), durationIfAny(f, "most"));
            case "withdraw-limit-change" ->
                new WithdrawLimitChange(by(f), one(f, "limit", PlayLimits.Kind.values()), period(f));
            case "take-pause" -> new TakePause(by(f), one(f, "pause", Pause.values()));
            case "exclude" -> new Exclude(by(f), f.text("text"));
            case "lift-exclusion" -> new LiftExclusion(by(f), f.text("text"));
            case "keep-apart" -> new KeepApart(by(f), f.patron("from"), f.text("text"));
            case "lift-apart" -> new LiftApart(by(f), f.patron("from"));
            case "bar-from-game" -> new BarFromGame(by(f), f.text("game"), f.text("text"));
            case "lift-bar" -> new LiftBar(by(f), f.text("game"));
            default -> hosted(name, f);
        };
    }

    private static PatronCommand hosted(String name, Fields f) {
        return switch (name) {
            case "card-in" -> new CardIn(f.text("table"), f.text("game"));
            case "card-out" -> new CardOut(f.text("table"), f.text("game"), dayIfAny(f, "warned"));
            case "to-table" -> new ToTable(f.text("table"), f.money("amount"));
            case "from-table" -> new FromTable(f.text("table"), f.money("amount"));
            case "pay-in" -> new PayIn(f.text("table"), f.text("game"), f.money("amount"), f.text("rule"));
            case "charge" -> new Charge(f.text("table"), f.text("game"), f.money("amount"), f.text("rule"));
            case "pay-dollars" ->
                new PayDollars(f.text("table"), f.text("game"), dollars(f.object("dollars")), f.text("rule"));
            case "record-play" ->
                new RecordPlay(
                        f.text("table"),
                        f.parsed("net", "an amount like \"-12.50\"", Money::parse),
                        f.number("seconds"),
                        f.instant("from"),
                        f.instant("to"));
            default -> throw f.bad("do", "no such command: \"" + name + "\"");
        };
    }

    private static Dollars dollars(Fields f) {
        Dollars dollars = new Dollars(f.money("casino"), f.money("slot"));
        f.complete();
        return dollars;
    }

    private static By by(Fields f) {
        return f.parsed("by", "who asks", By::parse);
    }

    private static Patron id(String text) {
        if (ID.matcher(text).matches()) return new Patron(text);
        throw new IllegalArgumentException("expected up to 40 small letters, digits and hyphens, got \"" + text + "\"");
    }

    private static TicketNumber number(Fields f) {
        return f.parsed("number", "a ticket's number", TicketNumber::parse);
    }

    private static Period period(Fields f) {
        return one(f, "period", Period.values());
    }

    private static <T extends Enum<T>> T one(Fields f, String key, T[] constants) {
        return f.choice(key, List.copyOf(Arrays.asList(constants)), Id::of);
    }

    private static @Nullable Duration durationIfAny(Fields f, String key) {
        return f.has(key)
                ? f.parsed(key, "a time like \"PT2H30M\"", time("a time like \"PT2H30M\"", Duration::parse))
                : null;
    }

    private static @Nullable LocalDate dayIfAny(Fields f, String key) {
        return f.has(key)
                ? f.parsed(key, "a day like \"2026-11-16\"", time("a day like \"2026-11-16\"", LocalDate::parse))
                : null;
    }

    private static <T> Function<String, T> time(String what, Function<String, T> parse) {
        return text -> {
            try {
                return parse.apply(text);
            } catch (DateTimeException bad) {
                throw new IllegalArgumentException("expected " + what + ", got \"" + text + "\"", bad);
            }
        };
    }
}
