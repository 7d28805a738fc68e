package baize.floor.ticket;

import baize.core.engine.Decision;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.staff.Duty;
import baize.floor.stream.Codec;
import baize.floor.stream.Machine;
import baize.floor.ticket.TicketCommand.Issue;
import baize.floor.ticket.TicketCommand.Redeem;
import baize.floor.ticket.TicketCommand.VoidTicket;
import baize.floor.ticket.TicketEvent.TicketIssued;
import baize.floor.ticket.TicketEvent.TicketRedeemed;
import baize.floor.ticket.TicketEvent.TicketVoided;
import baize.floor.ticket.TicketState.Outstanding;
import baize.floor.ticket.TicketState.Redeemed;
import baize.floor.ticket.TicketState.Unissued;
import baize.floor.ticket.TicketState.Voided;
import java.time.Instant;
import java.util.List;

/** A redeemable ticket; stream {@code ticket/<number>}. No rule makes a ticket expire, so none does. */
@Rule({"craps 1.1 \"Redeemable Ticket\"", "craps 3.3.1", "craps 3.4.2", "craps 3.8.1"})
public final class TicketMachine implements Machine<TicketState, TicketCommand, TicketEvent> {
    /** A billion dollars, as for wallets. */
    private static final Money MOST = Money.dollars(1_000_000_000);

    @Override
    public TicketState initial() {
        return new Unissued();
    }

    @Override
    public Decision<TicketEvent> decide(TicketState state, TicketCommand command, Instant at) {
        Duty duty = duty(command);
        if (!duty.mayBeDoneBy(command.by()))
            return Decision.refuse(TicketReason.WRONG_ROLE, duty.cites().getFirst(), duty.refusal(command.by()));
        return switch (command) {
            case Issue c -> issue(state, c);
            case Redeem c -> outstanding(state, new TicketRedeemed(c.to()));
            case VoidTicket c -> outstanding(state, new TicketVoided(c.text()));
        };
    }

    private static Duty duty(TicketCommand command) {
        return switch (command) {
            case Issue c ->
                switch (c.from()) {
                    case TicketSide.Cash _ -> Duty.TICKET_FOR_CASH;
                    case TicketSide.Wallet _, TicketSide.Terminal _ -> Duty.TICKET_FOR_CREDIT;
                };
            case Redeem _ -> Duty.REDEEM_TICKET;
            case VoidTicket _ -> Duty.VOID_TICKET;
        };
    }

    private static Decision<TicketEvent> issue(TicketState state, Issue c) {
        if (!(state instanceof Unissued))
            return Decision.refuse(
                    TicketReason.NUMBER_TAKEN, "a ticket " + c.number().grouped() + " was issued before");
        if (!c.amount().isPositive() || c.amount().isAbove(MOST))
            return Decision.refuse(
                    TicketReason.AMOUNT_OUT_OF_RANGE, "expected from 0.01 to " + MOST + ", got " + c.amount());
        return Decision.accept(new TicketIssued(c.number(), c.amount(), c.from()));
    }

    private static Decision<TicketEvent> outstanding(TicketState state, TicketEvent event) {
        return switch (state) {
            case Unissued _ -> Decision.refuse(TicketReason.NO_SUCH_TICKET, "there is no ticket of that number");
            case Outstanding _ -> Decision.accept(event);
            case Redeemed s ->
                Decision.refuse(
                        TicketReason.ALREADY_REDEEMED,
                        "ticket " + s.number().grouped() + " was redeemed to " + s.to().account());
            case Voided s ->
                Decision.refuse(TicketReason.TICKET_VOID, "ticket " + s.number().grouped() + " is void");
        };
    }

    @Override
    public TicketState evolve(TicketState state, TicketEvent event, Instant at) {
        return switch (event) {
            case TicketIssued e -> new Outstanding(e.number(), e.amount(), e.from());
            case TicketRedeemed e -> redeemed((Outstanding) state, e.to());
            case TicketVoided e -> voided((Outstanding) state, e.text());
        };
    }

    private static Redeemed redeemed(Outstanding ticket, TicketSide to) {
        return new Redeemed(ticket.number(), ticket.amount(), ticket.from(), to);
    }

    private static Voided voided(Outstanding ticket, String text) {
        return new Voided(ticket.number(), ticket.amount(), ticket.from(), text);
    }

    @Override
    public List<Entry> postings(TicketState before, TicketEvent event) {
        return switch (event) {
            case TicketIssued e -> into(e.from(), e.amount());
            case TicketRedeemed e -> outTo(e.to(), ((Outstanding) before).amount());
            case TicketVoided _ -> outTo(((Outstanding) before).from(), ((Outstanding) before).amount());
        };
    }

    private static List<Entry> into(TicketSide from, Money amount) {
        return Entry.transfer(other(from), Account.TICKETS, amount);
    }

    private static List<Entry> outTo(TicketSide to, Money amount) {
        return Entry.transfer(Account.TICKETS, other(to), amount);
    }

    /** What the money passes through: another stream's accounts are that stream's to move. */
    private static Account other(TicketSide side) {
        return switch (side) {
            case TicketSide.Cash _ -> Account.CASH;
            case TicketSide.Wallet _, TicketSide.Terminal _ -> Account.TRANSIT;
        };
    }

    @Override
    public void reconcile(TicketState state, Books books) {
        Books expected = switch (state) {
            case Unissued _ -> Books.EMPTY;
            case Outstanding s -> Books.EMPTY.plus(into(s.from(), s.amount()));
            case Redeemed s -> Books.EMPTY.plus(into(s.from(), s.amount())).plus(outTo(s.to(), s.amount()));
            case Voided _ -> Books.EMPTY;
        };
        if (!books.equals(expected))
            throw new IllegalStateException(state + " asks for the books " + expected + ", but they are " + books);
    }

    @Override
    public Codec<TicketState, TicketCommand, TicketEvent> codec() {
        return TicketForm.FORM;
    }
}
