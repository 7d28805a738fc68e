package baize.floor.patron;

import static baize.floor.patron.Ann.*;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.floor.patron.PatronCommand.*;
import baize.floor.patron.PatronEvent.*;
import baize.floor.staff.By;
import baize.floor.stream.StoredExamples;
import baize.floor.stream.Story;
import baize.games.table.Dollars;
import baize.wire.Malformed;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatronStoredTest {
    private static final Instant FROM = Instant.parse("2026-11-16T09:00:00.000001Z");
    private static final Instant TO = Instant.parse("2026-11-16T10:30:00Z");
    private static final LocalDate DAY = LocalDate.parse("2026-11-16");

    private static final List<PatronCommand> COMMANDS = List.of(
            new Register(CASHIER, ANN, "Ann Example", true),
            new ChangeMembership(CASHIER, false),
            new IssueCard(CASHIER, "C-1"),
            new CancelCard(GAMING_SUPERVISOR),
            new ReportCardLost(By.PATRON),
            new Deposit(By.PATRON, money("250.00"), Means.DEBIT_CARD),
            new Withdraw(CASHIER, money("20.05")),
            new BuyTicket(CASHIER, TICKET, money("5.00")),
            new RedeemTicket(By.PATRON, TICKET, money("5.00")),
            new RefundTicket(CASINO_SUPERVISOR, TICKET, money("5.00")),
            new SetDepositLimit(By.PATRON, money("1000.00")),
            new SetDepositLimit(By.PATRON, null),
            new SetLossLimit(By.PATRON, Period.WEEK, money("300.00")),
            new SetTimeLimit(GAMING_SUPERVISOR, Period.DAY, Duration.ofMinutes(90)),
            new WithdrawLimitChange(By.PATRON, PlayLimits.Kind.LOSS, Period.WEEK),
            new TakePause(By.PATRON, Pause.MONTH),
            new Exclude(CASINO_SUPERVISOR, "device"),
            new LiftExclusion(GAMING_MANAGER, "forgiven"),
            new KeepApart(CASINO_SUPERVISOR, BEN, "signals"),
            new LiftApart(CASINO_SUPERVISOR, BEN),
            new BarFromGame(CASINO_SUPERVISOR, "craps", "dice"),
            new LiftBar(CASINO_SUPERVISOR, "craps"),
            new CardIn("t-1", "three-card-poker"),
            new CardOut("t-1", "three-card-poker", DAY),
            new CardOut("t-1", "three-card-poker", null),
            new ToTable("t-1", money("100.00")),
            new FromTable("t-1", money("85.50")),
            new RecordPlay("t-1", money("-14.50"), 5399, FROM, TO),
            new PayIn("t-1", "bingo", money("10.00"), "8.4.3"),
            new PayDollars("t-1", "bingo", new Dollars(money("30.00"), money("20.00")), "7.4"),
            new Charge("t-1", "blackjack", money("30.00"), "18.5.1"),
            new PayOwed(CASHIER, money("5.00"), Means.CASH),
            new PayOwed(By.PATRON, money("5.00"), null));

    private static final List<PatronEvent> EVENTS = List.of(
            new PatronRegistered(ANN, "Ann Example", true),
            new MembershipChanged(false),
            new CardIssued("C-1"),
            new CardCancelled("C-1", true),
            new Deposited(money("250.00"), Means.DEBIT_CARD),
            new Withdrawn(money("20.05")),
            new MovedToTable("t-1", money("100.00")),
            new MovedFromTable("t-1", money("85.50")),
            new TicketBought(TICKET, money("5.00")),
            new TicketRedeemed(TICKET, money("5.00")),
            new TicketRefunded(TICKET, money("5.00")),
            new DepositLimitSet(By.PATRON, money("1000.00"), TO),
            new DepositLimitSet(By.PATRON, null, TO),
            new LossLimitSet(By.PATRON, Period.WEEK, money("300.00"), TO),
            new TimeLimitSet(GAMING_SUPERVISOR, Period.DAY, Duration.ofMinutes(90), TO),
            new LimitChangeWithdrawn(By.PATRON, PlayLimits.Kind.LOSS, Period.WEEK),
            new Paused(By.PATRON, Pause.MONTH, TO),
            new Excluded(CASINO_SUPERVISOR, "device"),
            new ExclusionLifted(GAMING_MANAGER, "forgiven"),
            new KeptApart(CASINO_SUPERVISOR, BEN, "signals"),
            new ApartLifted(CASINO_SUPERVISOR, BEN),
            new BarredFromGame(CASINO_SUPERVISOR, "craps", "dice"),
            new BarLifted(CASINO_SUPERVISOR, "craps"),
            new CardInserted("t-1", "three-card-poker", DAY),
            new CardRemoved("t-1", "three-card-poker", null),
            new PlayRecorded("t-1", money("-14.50"), 5399, FROM, TO),
            new PaidByTable("t-1", "bingo", money("10.00"), "8.4.3"),
            new DollarsPaid("t-1", "bingo", new Dollars(money("30.00"), money("20.00")), "7.4"),
            new ChargedByTable("t-1", "blackjack", money("30.00"), money("10.00"), "18.5.1"),
            new OwedPaid(money("5.00"), Means.CASH),
            new OwedPaid(money("5.00"), null));

    /** A patron of whom everything is known. */
    private static PatronState full() {
        var story = ann().does(new CancelCard(CASHIER)).does(new IssueCard(CASHIER, "C-2"));
        story.does(new SetDepositLimit(By.PATRON, money("1000.00"))).does(new SetDepositLimit(By.PATRON, null));
        story.does(new SetLossLimit(By.PATRON, Period.WEEK, money("300.00")))
                .does(new SetLossLimit(By.PATRON, Period.WEEK, money("400.00")))
                .does(new SetTimeLimit(By.PATRON, Period.MONTH, Duration.ofHours(40)));
        story.does(new Deposit(CASHIER, money("250.00"), Means.CASH));
        story.does(new CardIn("t-1", "three-card-poker")).does(new CardOut("t-1", "three-card-poker", DAY));
        story.does(new CardIn("t-2", "blackjack")).after(Duration.ofHours(1));
        story.does(new RecordPlay("t-2", money("-20.00"), 3600, story.now().minusSeconds(3600), story.now()));
        story.does(new KeepApart(CASINO_SUPERVISOR, BEN, "signals"))
                .does(new BarFromGame(GAMING_MANAGER, "craps", "dice"));
        story.does(new TakePause(By.PATRON, Pause.DAY)).does(new Exclude(CASINO_SUPERVISOR, "device"));
        return story.state();
    }

    /** A patron with something in the purse. */
    private static PatronState rich() {
        return ann().does(new PayDollars("t-1", "bingo", new Dollars(money("30.00"), money("20.00")), "7.4"))
                .state();
    }

    /** A patron who owes something. */
    private static PatronState indebted() {
        return ann().does(new Charge("t-1", "blackjack", money("30.00"), "18.5.1"))
                .state();
    }

    private static StoredExamples<PatronState, PatronCommand, PatronEvent> examples() {
        return new StoredExamples<>(
                new PatronMachine(),
                COMMANDS,
                EVENTS,
                List.of(new PatronState.Unregistered(), ann().state(), full(), rich(), indebted()));
    }

    @Test
    void everything_stored_has_an_example() {
        examples().areComplete(PatronForm.PHASES, PatronForm.COMMANDS, PatronForm.EVENTS);
    }

    @Test
    void the_stored_forms_stay_as_they_are() throws IOException {
        examples().areAsIn("patron.jsonl");
    }

    /** A command under another name or in another form, and how the complaint about it begins. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'do':'deposits','by':'cashier'}                                        | do: no such name: deposits
            {'by':'cashier','amount':'1.00','means':'cash'}                         | do: expected an object with
            []                                                                      | do: expected an object with
            {'do':'cancel-card','by':'cashier','card':'C-1'}                        | cancel-card: Unrecognized
            {'do':'deposit','by':'cashier','means':'cash'}                          | deposit: Missing required
            {'do':'change-membership','by':'cashier'}                               | change-membership: Missing
            {'do':'deposit','by':'boss','amount':'1.00','means':'cash'}             | deposit: expected one of patron
            {'do':'deposit','by':'cashier','amount':'1','means':'cash'}             | deposit: expected an amount
            {'do':'deposit','by':'cashier','amount':'1.00','means':'gold'}          | deposit: Cannot deserialize
            {'do':'buy-ticket','by':'patron','number':'1','amount':'1.00'}          | buy-ticket: expected a ticket
            {'do':'card-out','table':'t','game':'g','warned':'today'}               | card-out: Cannot deserialize
            {'do':'pay-dollars','table':'t','game':'g','rule':'7.4','dollars':true} | pay-dollars: Cannot
            """)
    void a_stored_command_in_another_form_is_malformed(String quoted, String complaint) {
        assertThatThrownBy(() -> Story.read(quoted.replace('\'', '"'), new PatronMachine().codec()::command))
                .isInstanceOf(Malformed.class)
                .message()
                .startsWith(complaint.strip())
                .doesNotContain("\n");
    }

    @Test
    void what_this_version_did_not_write_is_not_read() {
        PatronMachine machine = new PatronMachine();
        for (String json : List.of(
                "{\"event\":\"patron/withdrawn/2\",\"amount\":\"1.00\"}",
                "{\"event\":\"patron/withdrawn/1\",\"amount\":\"1.00\",\"fee\":\"0.10\"}",
                "{\"amount\":\"1.00\"}",
                "[]"))
            assertThatThrownBy(() -> Story.read(json, machine.codec()::event)).isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> Story.read("{\"state\":\"patron/unregistered/2\"}", machine.codec()::state))
                .hasMessageContaining("no such name: patron/unregistered/2");
    }
}
