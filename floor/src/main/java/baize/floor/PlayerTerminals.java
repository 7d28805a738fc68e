package baize.floor;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.staff.Duty;
import baize.floor.stream.Answer;
import baize.floor.table.HouseOrder;
import baize.floor.table.TableFact;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketNumber;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Player terminals, at tables that have them: what goes in and comes out by the player's own hand, and what an
 * attendant does. Transfers between a terminal and the wallet are the floor's buying in and cashing out.
 */
public final class PlayerTerminals {
    private final Floor floor;
    private final Visiting visiting;
    private final Cage cage;

    PlayerTerminals(Floor floor, Visiting visiting, Cage cage) {
        this.floor = floor;
        this.visiting = visiting;
        this.cage = cage;
    }

    /** A note into the stacker. No deposit: the wallet is not touched. */
    @Rule({"craps 3.3.1", "craps 3.4.1"})
    public <E> CompletableFuture<Answer<TableFact<E>>> insertNote(
            Actor.Guest guest, String id, LiveTable<?, ?, E, ?> table, Money note) {
        return renewed(
                guest, table, () -> visiting.order(guest, id, table, new HouseOrder.InsertNote(guest.patron(), note)));
    }

    /** A ticket into the terminal. */
    @Rule({"craps 3.3.1", "craps 3.4.2"})
    public CompletableFuture<Answer<TicketEvent>> insertTicket(
            Actor.Guest guest, String id, LiveTable<?, ?, ?, ?> table, TicketNumber number) {
        return renewed(guest, table, () -> cage.redeemAtTerminal(guest, id, number, table));
    }

    /** What the patron may do must be known as it is now before a terminal takes money in. */
    private <T> CompletableFuture<T> renewed(
            Actor.Guest guest, LiveTable<?, ?, ?, ?> table, Supplier<CompletableFuture<T>> then) {
        return floor.isExpired(table, guest.patron())
                ? floor.renew(guest.patron(), table).thenCompose(_ -> then.get())
                : then.get();
    }

    /** A ticket out of the terminal, for this much, or without an amount for all that is on the meter. */
    @Rule({"craps 3.7", "craps 3.8.1"})
    public CompletableFuture<Answer<TicketEvent>> printTicket(
            Actor.Guest guest, String id, LiveTable<?, ?, ?, ?> table, @Nullable Money amount) {
        return cage.issueFromTerminal(guest, id, table, amount);
    }

    /**
     * Credits paid in cash by an attendant, who writes a voucher.
     *
     * @param signed whether the player has signed for it
     */
    @Rule({"craps 3.8.1", "craps 4.1"})
    public <E> CompletableFuture<Answer<TableFact<E>>> payByHand(
            Actor.Staff attendant,
            String id,
            Patron patron,
            LiveTable<?, ?, E, ?> table,
            Money amount,
            boolean signed) {
        if (!Duty.PAY_BY_HAND.mayBeDoneBy(attendant.by())) return notAllowed(Duty.PAY_BY_HAND, attendant);
        return visiting.order(attendant, id, table, new HouseOrder.PayByHand(patron, amount, signed));
    }

    /** The card out and the credits into the wallet, at a terminal that is not played at any more. */
    @Rule({"craps 7.2", "R-86"})
    public <E> CompletableFuture<Answer<TableFact<E>>> clear(
            Actor.Staff attendant, String id, Patron patron, LiveTable<?, ?, E, ?> table) {
        if (!Duty.CLEAR_TERMINAL.mayBeDoneBy(attendant.by())) return notAllowed(Duty.CLEAR_TERMINAL, attendant);
        return visiting.cardOut(attendant, id, patron, table, new HouseOrder.ClearTerminal(patron));
    }

    /** What the meter showed after a command of this sender's, however often and however late that is answered. */
    public Money creditsAfter(Actor sender, String id, LiveTable<?, ?, ?, ?> table, Patron patron) {
        return floor.chipsAfter(sender, id, table, patron);
    }

    private static <T> CompletableFuture<T> notAllowed(Duty duty, Actor.Staff who) {
        return CompletableFuture.failedFuture(new NotAllowed(duty.refusal(who.by())));
    }
}
