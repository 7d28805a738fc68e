package baize.floor.table;

import static baize.core.engine.Decision.refuse;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.table.HouseFact.ChipsBrought;
import baize.floor.table.HouseFact.PaidByHand;
import baize.floor.table.HouseFact.TicketInserted;
import baize.floor.table.HouseFact.TicketPrinted;
import baize.floor.table.HouseOrder.BringChips;
import baize.floor.table.HouseOrder.InsertNote;
import baize.floor.table.HouseOrder.InsertTicket;
import baize.floor.table.HouseOrder.PayByHand;
import baize.floor.table.HouseOrder.PrintTicket;
import baize.games.table.PlayerCard;
import baize.games.table.Standing;
import baize.wire.GameWire;
import baize.wire.Terminals;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What goes into a player terminal and comes out of it. The credit meter of a terminal is what its player has in chips
 * at the table, so that a game knows no difference.
 */
@Rule({"craps 3.3", "craps 3.3.3", "craps 1.1 \"PT Chip Account\""})
record TerminalDecisions<S, C, E, V>(
        GameWire<S, C, E, V> wire, TableMachine<S, C, E, V> machine, TableDecisions<S, C, E, V> around) {

    /** Only a note that the stacker knows. */
    @Rule({"craps 2.2.2", "craps 3.3.1", "craps 3.3.2", "craps 3.4.1"})
    Decision<TableFact<E>> note(Hosted<S, C, E, V> state, InsertNote c) {
        Decision<TableFact<E>> refused = feeding(state, c.patron());
        if (refused != null) return refused;
        Terminals terminals = machine.terminals(state);
        if (terminals != null && !terminals.notes().contains(c.note()))
            return refuse(HostReason.NOTE_NOT_TAKEN, "expected a note of " + notes(terminals) + ", got " + c.note());
        return around.chips().brought(state, c.patron(), c.note(), new ChipsBrought(c.patron(), c.note(), true));
    }

    private static String notes(Terminals terminals) {
        return terminals.notes().stream().map(Money::toString).collect(Collectors.joining(" or "));
    }

    @Rule({"craps 3.3.1", "craps 3.3.2", "craps 3.4.2"})
    Decision<TableFact<E>> ticketIn(Hosted<S, C, E, V> state, InsertTicket c) {
        Decision<TableFact<E>> refused = feeding(state, c.patron());
        return refused == null
                ? around.chips()
                        .brought(state, c.patron(), c.amount(), new TicketInserted(c.patron(), c.number(), c.amount()))
                : refused;
    }

    /** Why a terminal takes nothing in, if so: nobody may feed one whose player may not play, or that is broken. */
    @Rule({"craps 3.13", "craps 6.1", "craps 7.2", "R-13"})
    private @Nullable Decision<TableFact<E>> feeding(Hosted<S, C, E, V> state, Patron patron) {
        Decision<TableFact<E>> elsewhere = elsewhere(state, patron);
        if (elsewhere != null) return elsewhere;
        if (machine.guest(state, patron).card() != PlayerCard.VALID)
            return refuse(HostReason.CARD_NOT_VALID, patron + "'s player card is not valid now");
        Decision<TableFact<E>> closed = closed(state);
        if (closed != null) return closed;
        return wire.isOutOfOrder(state.state(), patron)
                ? refuse(HostReason.OUT_OF_ORDER, patron + "'s terminal is out of order; it takes nothing in")
                : null;
    }

    private @Nullable Decision<TableFact<E>> elsewhere(Hosted<S, C, E, V> state, Patron patron) {
        if (state.visit(patron) == null) return TableDecisions.away(patron);
        return machine.terminals(state) == null
                ? refuse(HostReason.NO_TERMINALS, "chips lie on the table here; there are no terminals")
                : null;
    }

    private @Nullable Decision<TableFact<E>> closed(Hosted<S, C, E, V> state) {
        return wire.table(state.state()).open()
                ? null
                : refuse(HostReason.GAME_CLOSED, "the game is closed; its terminals take nothing in");
    }

    /** Why chips may not be brought here, if so: a terminal takes notes and tickets by itself, and transfers. */
    @Rule({"craps 3.3.1", "craps 3.4", "craps 3.4.4", "craps 7.2"})
    @Nullable
    Decision<TableFact<E>> bringing(Hosted<S, C, E, V> state, BringChips c) {
        if (machine.terminals(state) == null) return null;
        return c.notes()
                ? refuse(HostReason.NO_CHIPS_HERE, "notes go into the terminal, which has credits and no chips")
                : closed(state);
    }

    @Rule({"craps 2.2.3", "craps 3.7", "craps 3.8", "craps 3.8.1"})
    Decision<TableFact<E>> ticketOut(Hosted<S, C, E, V> state, PrintTicket c) {
        return paid(state, c.patron(), c.amount(), new TicketPrinted(c.patron(), c.number(), c.amount()));
    }

    /** Nothing is paid by hand that the player has not signed for. */
    @Rule({"craps 3.8.1", "craps 4.1"})
    Decision<TableFact<E>> payByHand(Hosted<S, C, E, V> state, PayByHand c) {
        if (!c.signed() && elsewhere(state, c.patron()) == null)
            return refuse(HostReason.NOT_SIGNED_FOR, c.patron() + " has not signed for " + c.amount());
        return paid(state, c.patron(), c.amount(), new PaidByHand(c.patron(), c.amount()));
    }

    private Decision<TableFact<E>> paid(Hosted<S, C, E, V> state, Patron patron, Money amount, HouseFact done) {
        Decision<TableFact<E>> elsewhere = elsewhere(state, patron);
        if (elsewhere != null) return elsewhere;
        Decision<TableFact<E>> playing = collecting(state, patron);
        return playing == null ? around.chips().taken(state, patron, amount, done) : playing;
    }

    /** Why a meter may not be collected now, if so: while the dice decide, a player with wagers waits for them. */
    @Rule({"craps 3.7", "craps 3.8.2", "R-86"})
    @Nullable
    Decision<TableFact<E>> collecting(Hosted<S, C, E, V> state, Patron patron) {
        Standing standing = wire.standing(state.state());
        return machine.terminals(state) != null && standing.cardsOut() && standing.hasWager(patron)
                ? refuse(HostReason.GAME_IN_PLAY, "credits are collected when the dice have fallen")
                : null;
    }

    /** Credits are cleared when play has closed, and of one who has left the terminal. */
    @Rule({"craps 7.2", "R-86"})
    Decision<TableFact<E>> clear(Hosted<S, C, E, V> state, Patron patron) {
        Decision<TableFact<E>> elsewhere = elsewhere(state, patron);
        if (elsewhere != null) return elsewhere;
        boolean playing =
                wire.table(state.state()).open() && machine.guest(state, patron).box() != null;
        return playing
                ? refuse(HostReason.GAME_IN_PLAY, "craps 7.2", patron + " is at a terminal, and play has not closed")
                : around.exit(state, patron);
    }
}
