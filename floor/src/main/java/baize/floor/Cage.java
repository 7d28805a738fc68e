package baize.floor;

import baize.core.chance.SeededGenerator;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronEvent;
import baize.floor.stream.Answer;
import baize.floor.stream.Body;
import baize.floor.stream.Door;
import baize.floor.stream.Live;
import baize.floor.stream.Part;
import baize.floor.stream.Stream;
import baize.floor.table.HouseOrder;
import baize.floor.ticket.TicketCommand;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketMachine;
import baize.floor.ticket.TicketNumber;
import baize.floor.ticket.TicketSide;
import baize.floor.ticket.TicketState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Tickets: handed out for money from a wallet or a terminal, and redeemed once. */
public final class Cage {
    private static final int KEPT = 1024;

    private final Journal journal;
    private final Door door;
    private final People people;
    private final SealingKey key;
    private final TicketMachine machine = new TicketMachine();
    private final Kept<Stream<TicketState, TicketCommand, TicketEvent>> tickets = new Kept<>(KEPT);

    Cage(Journal journal, Door door, People people, SealingKey key) {
        this.journal = journal;
        this.door = door;
        this.people = people;
        this.key = key;
    }

    private Stream<TicketState, TicketCommand, TicketEvent> stream(TicketNumber number) {
        return tickets.get("ticket/" + number.digits(), name -> Stream.open(journal, name, machine, Live.plain()));
    }

    @Nullable
    Stream<?, ?, ?> kept(String name) {
        return tickets.peek(name);
    }

    /** A number that nobody can guess, and the same one when the same command comes again. */
    private TicketNumber number(Actor actor, String id) {
        return TicketNumber.draw(new SeededGenerator(key.derive("ticket", actor.name() + ' ' + id)));
    }

    public TicketState ticket(TicketNumber number) {
        return stream(number).state();
    }

    /** When a ticket was issued; none where it was not. */
    public @Nullable Instant issued(TicketNumber number) {
        Stream<TicketState, TicketCommand, TicketEvent> ticket = stream(number);
        if (ticket.state() instanceof TicketState.Unissued) return null;
        List<Instant> issued = new ArrayList<>(1);
        journal.rows(ticket.name(), 1, ticket.durable().version(), row -> {
            if (issued.isEmpty() && Body.read(machine, row.body()).refusal() == null)
                issued.add(Stream.instant(row.at()));
        });
        return issued.isEmpty() ? null : issued.getFirst();
    }

    /** A ticket out of a patron's wallet. */
    @Rule({"craps 3.8.1", "craps 1.1 \"Redeemable Ticket\""})
    public CompletableFuture<Answer<TicketEvent>> issue(Actor actor, String id, Patron patron, Money amount) {
        TicketNumber number = number(actor, id);
        return door.submit(
                actor.name(),
                id,
                Part.of(
                        stream(number),
                        new TicketCommand.Issue(actor.by(), number, amount, new TicketSide.Wallet(patron))),
                List.of(Part.of(people.stream(patron), new PatronCommand.BuyTicket(actor.by(), number, amount))));
    }

    /** A ticket's value into a patron's wallet. */
    @Rule({"craps 3.4.2", "craps 1.1 \"Redeemable Ticket\""})
    public CompletableFuture<Answer<TicketEvent>> redeem(Actor actor, String id, TicketNumber number, Patron patron) {
        Stream<TicketState, TicketCommand, TicketEvent> ticket = stream(number);
        Part<?, PatronCommand, PatronEvent> wallet = new Part<>(
                people.stream(patron),
                (_, _) -> List.of(new PatronCommand.RedeemTicket(actor.by(), number, value(ticket.pendingState()))));
        return door.submit(
                actor.name(),
                id,
                Part.of(ticket, new TicketCommand.Redeem(actor.by(), new TicketSide.Wallet(patron))),
                List.of(wallet));
    }

    private static Money value(TicketState ticket) {
        return ticket instanceof TicketState.Outstanding outstanding ? outstanding.amount() : Money.ZERO;
    }

    /** A ticket for credits of a terminal: for this much, or without an amount for all that is on the meter. */
    @Rule({"craps 2.2.3", "craps 3.7", "craps 3.8.1", "R-86"})
    <S, C, E, V> CompletableFuture<Answer<TicketEvent>> issueFromTerminal(
            Actor.Guest guest, String id, LiveTable<S, C, E, V> table, @Nullable Money amount) {
        TicketNumber number = number(guest, id);
        Patron patron = guest.patron();
        TicketSide from = new TicketSide.Terminal(table.id(), patron);
        Supplier<Money> worth =
                () -> amount == null ? table.chips(table.stream().pendingState(), patron) : amount;
        // A ticket for nothing is never issued, so that nothing stands for all there is.
        Money asked = amount == null ? Money.ZERO : amount;
        return door.submit(
                guest.name(),
                id,
                new Part<>(
                        stream(number),
                        List.of(new TicketCommand.Issue(guest.by(), number, asked, from)),
                        (_, _) -> List.of(new TicketCommand.Issue(guest.by(), number, worth.get(), from))),
                List.of(Visiting.ordering(table, () -> new HouseOrder.PrintTicket(patron, number, worth.get()))));
    }

    /** A ticket's value onto the credit meter of a terminal. */
    @Rule({"craps 3.3.1", "craps 3.3.2", "craps 3.4.2"})
    CompletableFuture<Answer<TicketEvent>> redeemAtTerminal(
            Actor.Guest guest, String id, TicketNumber number, LiveTable<?, ?, ?, ?> table) {
        Patron patron = guest.patron();
        Stream<TicketState, TicketCommand, TicketEvent> ticket = stream(number);
        return door.submit(
                guest.name(),
                id,
                Part.of(ticket, new TicketCommand.Redeem(guest.by(), new TicketSide.Terminal(table.id(), patron))),
                List.of(Visiting.ordering(
                        table, () -> new HouseOrder.InsertTicket(patron, number, value(ticket.pendingState())))));
    }

    /** A ticket's value over the counter. */
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    public CompletableFuture<Answer<TicketEvent>> redeemForCash(Actor actor, String id, TicketNumber number) {
        return door.submit(
                actor.name(), id, stream(number), new TicketCommand.Redeem(actor.by(), new TicketSide.Cash()));
    }

    /**
     * Makes a ticket worthless; its value goes back to whom it came from. What came from a terminal goes to the
     * wallet of its player, because the terminal may be another's by now.
     */
    @Rule("craps 4.2")
    public CompletableFuture<Answer<TicketEvent>> voidTicket(Actor actor, String id, TicketNumber number, String text) {
        Part<?, ?, TicketEvent> ticket = Part.of(stream(number), new TicketCommand.VoidTicket(actor.by(), text));
        Patron patron = ticket(number) instanceof TicketState.Outstanding out ? patron(out.from()) : null;
        if (patron == null) return door.submit(actor.name(), id, ticket, List.of());
        return door.submit(actor.name(), id, ticket, List.of(refund(actor, number, patron)));
    }

    private Part<?, ?, ?> refund(Actor actor, TicketNumber number, Patron patron) {
        return new Part<>(
                people.stream(patron),
                (_, _) -> List.of(new PatronCommand.RefundTicket(
                        actor.by(), number, value(stream(number).pendingState()))));
    }

    private static @Nullable Patron patron(TicketSide from) {
        return switch (from) {
            case TicketSide.Cash _ -> null;
            case TicketSide.Wallet(var patron) -> patron;
            case TicketSide.Terminal(var _, var patron) -> patron;
        };
    }
}
