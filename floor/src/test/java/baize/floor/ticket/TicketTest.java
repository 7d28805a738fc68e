package baize.floor.ticket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.stream.StoredExamples;
import baize.floor.stream.Story;
import baize.floor.ticket.TicketCommand.Issue;
import baize.floor.ticket.TicketCommand.Redeem;
import baize.floor.ticket.TicketCommand.VoidTicket;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TicketTest {
    private static final TicketNumber NUMBER = new TicketNumber("123456789012345672");
    private static final Patron ANN = new Patron("ann");
    private static final TicketSide CASH = new TicketSide.Cash();
    private static final TicketSide WALLET = new TicketSide.Wallet(ANN);
    private static final TicketSide TERMINAL = new TicketSide.Terminal("craps-1", ANN);
    private static final By CASHIER = By.staff(Role.CASHIER);
    private static final By SUPERVISOR = By.staff(Role.CASINO_SUPERVISOR);
    private static final Money TEN = Money.dollars(10);

    private static Story<TicketState, TicketCommand, TicketEvent> ticket() {
        return new Story<>(new TicketMachine(), Instant.parse("2026-11-16T09:00:00Z"));
    }

    private static Story<TicketState, TicketCommand, TicketEvent> from(TicketSide side) {
        return ticket().does(new Issue(CASHIER, NUMBER, TEN, side));
    }

    @Test
    @Rule({"craps 1.1 \"Redeemable Ticket\"", "craps 3.4.2", "craps 3.8.1"})
    void a_ticket_is_redeemed_once() {
        var story = from(TERMINAL).does(new Redeem(By.PATRON, CASH));
        var refusal = story.refuses(TicketReason.ALREADY_REDEEMED, new Redeem(CASHIER, WALLET));
        assertThat(refusal.reason().id()).isEqualTo("already-redeemed");
        assertThat(refusal.detail()).contains(NUMBER.grouped()).contains("cash");
        story.refuses(TicketReason.ALREADY_REDEEMED, new VoidTicket(SUPERVISOR, "too late"));
        assertThat(story.replayed()).isEqualTo(story.state());
    }

    @Test
    @Rule({"craps 3.3.1", "craps 3.4.2", "craps 3.8.1"})
    void money_comes_from_cash_or_through_transit_from_another_stream_and_goes_so() {
        for (TicketSide from : List.of(CASH, TERMINAL, WALLET))
            for (TicketSide to : List.of(CASH, TERMINAL, WALLET)) {
                Books in = moved(Books.EMPTY, passing(from), Account.TICKETS);
                Books out = moved(in, Account.TICKETS, passing(to));
                assertThat(from(from).books()).isEqualTo(in);
                assertThat(from(from).does(new Redeem(CASHIER, to)).books())
                        .as(from + " to " + to)
                        .isEqualTo(out);
            }
    }

    private static Account passing(TicketSide side) {
        return side.equals(CASH) ? Account.CASH : Account.TRANSIT;
    }

    private static Books moved(Books books, Account from, Account to) {
        return books.plus(Entry.transfer(from, to, TEN));
    }

    @Test
    @Rule({"craps 4.2", "R-24"})
    void a_void_ticket_gives_its_value_back_and_is_worth_nothing() {
        for (TicketSide from : List.of(CASH, TERMINAL, WALLET)) {
            var story = from(from);
            story.refuses(
                    TicketReason.WRONG_ROLE, "craps 4.2", new VoidTicket(By.staff(Role.GAMING_SUPERVISOR), "misprint"));
            story.does(new VoidTicket(SUPERVISOR, "misprint"));
            assertThat(story.books()).isEqualTo(Books.EMPTY);
            story.refuses(TicketReason.TICKET_VOID, new Redeem(CASHIER, CASH));
            story.refuses(TicketReason.TICKET_VOID, new VoidTicket(SUPERVISOR, "again"));
        }
    }

    @Test
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    void a_number_is_one_tickets_alone() {
        var story = ticket();
        story.refuses(TicketReason.NO_SUCH_TICKET, new Redeem(CASHIER, CASH));
        story.refuses(TicketReason.NO_SUCH_TICKET, new VoidTicket(SUPERVISOR, "what ticket"));
        story.does(new Issue(CASHIER, NUMBER, TEN, CASH));
        story.refuses(TicketReason.NUMBER_TAKEN, new Issue(CASHIER, NUMBER, TEN, CASH));
        story.does(new Redeem(CASHIER, CASH));
        story.refuses(TicketReason.NUMBER_TAKEN, new Issue(CASHIER, NUMBER, TEN, CASH));
    }

    @Test
    @Rule({"craps 1.1 \"Redeemable Ticket\"", "craps 3.8.1", "R-24"})
    void cash_is_taken_by_the_cashier_and_credits_are_the_patrons_own() {
        var story = ticket();
        story.refuses(
                TicketReason.WRONG_ROLE, "craps 1.1 \"Redeemable Ticket\"", new Issue(By.PATRON, NUMBER, TEN, CASH));
        story.refuses(TicketReason.WRONG_ROLE, "craps 3.8.1", new Issue(By.staff(Role.DEALER), NUMBER, TEN, TERMINAL));
        story.does(new Issue(By.PATRON, NUMBER, TEN, TERMINAL));
        story.refuses(
                TicketReason.WRONG_ROLE, "craps 1.1 \"Redeemable Ticket\"", new Redeem(By.staff(Role.DEALER), CASH));
        story.does(new Redeem(By.PATRON, TERMINAL));
    }

    @Test
    @Rule("R-1")
    void amounts_are_above_nothing_and_at_most_a_billion_dollars() {
        Money most = Money.dollars(1_000_000_000);
        for (Money amount : List.of(Money.ZERO, Money.cents(-1), most.plus(Money.cents(1))))
            ticket().refuses(TicketReason.AMOUNT_OUT_OF_RANGE, new Issue(CASHIER, NUMBER, amount, CASH));
        ticket().does(new Issue(CASHIER, NUMBER, most, CASH));
        ticket().does(new Issue(CASHIER, NUMBER, Money.cents(1), CASH));
    }

    @Test
    void books_that_do_not_fit_the_ticket_are_found() {
        var story = from(CASH);
        Books twice = moved(story.books(), Account.CASH, Account.TICKETS);
        assertThatThrownBy(() -> new TicketMachine().reconcile(story.state(), twice))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void the_stored_forms_stay_as_they_are() throws IOException {
        StoredExamples.hold(
                new TicketMachine(),
                "ticket.jsonl",
                Map.of(
                        TicketState.class,
                        TicketForm.PHASES,
                        TicketCommand.class,
                        TicketForm.COMMANDS,
                        TicketEvent.class,
                        TicketForm.EVENTS));
    }

    @Test
    void a_side_that_is_none_is_named() {
        for (String side : List.of("house", "patron/", "chips/craps-1", "chips//ann", "cash/1"))
            assertThatThrownBy(() -> TicketSide.parse(side)).hasMessageStartingWith("expected cash, patron/<id>");
    }
}
