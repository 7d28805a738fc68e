package baize.floor.table;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.table.HouseFact.ChipsBrought;
import baize.floor.table.HouseFact.ChipsTaken;
import baize.floor.table.HouseFact.ColourChanged;
import baize.floor.table.HouseOrder.BringChips;
import baize.games.table.Guest;
import baize.games.table.TableCommand;
import org.jspecify.annotations.Nullable;

/** Chips that come to a table and leave it; at a terminal, credits by transfer. */
record ChipDecisions<S, C, E, V>(TableMachine<S, C, E, V> machine, TableDecisions<S, C, E, V> around) {

    @Rule({"caribbean-stud 1.1 \"Cash Change\"", "craps 3.4.4"})
    Decision<TableFact<E>> bring(Hosted<S, C, E, V> state, BringChips c) {
        if (state.visit(c.patron()) == null) return TableDecisions.away(c.patron());
        Decision<TableFact<E>> refused = around.terminals().bringing(state, c);
        if (refused != null) return refused;
        return brought(state, c.patron(), c.amount(), new ChipsBrought(c.patron(), c.amount(), c.notes()));
    }

    /** With so many chips more. */
    Decision<TableFact<E>> brought(Hosted<S, C, E, V> state, Patron patron, Money amount, HouseFact done) {
        if (!amount.isPositive()) return refuse(HostReason.NO_AMOUNT, amount + " buys no chips");
        return around.with(
                state, again(state, patron, machine.chips(state, patron).plus(amount)), done);
    }

    /** Credits of a terminal go to the wallet when they could be collected otherwise. */
    @Rule({"craps 3.7", "craps 3.8.2", "R-86"})
    Decision<TableFact<E>> take(Hosted<S, C, E, V> state, Patron patron, Money amount) {
        Decision<TableFact<E>> playing = around.terminals().collecting(state, patron);
        return playing == null ? taken(state, patron, amount, new ChipsTaken(patron, amount)) : playing;
    }

    /** With so many chips less, where they are there. */
    Decision<TableFact<E>> taken(Hosted<S, C, E, V> state, Patron patron, Money amount, HouseFact done) {
        Decision<TableFact<E>> refused = lacking(state, patron, amount);
        if (refused != null) return refused;
        return around.with(
                state, again(state, patron, machine.chips(state, patron).minus(amount)), done);
    }

    @Rule("caribbean-stud 1.1 \"Colour Change\"")
    Decision<TableFact<E>> changeColour(Hosted<S, C, E, V> state, Patron patron, Money amount) {
        Decision<TableFact<E>> refused = lacking(state, patron, amount);
        if (refused != null) return refused;
        return machine.terminals(state) == null
                ? accept(TableDecisions.fact(new ColourChanged(patron, amount)))
                : refuse(HostReason.NO_CHIPS_HERE, "a terminal has credits, no chips");
    }

    /** Why a patron cannot put so many chips on the table's edge, if so. */
    private @Nullable Decision<TableFact<E>> lacking(Hosted<S, C, E, V> state, Patron patron, Money amount) {
        if (state.visit(patron) == null) return TableDecisions.away(patron);
        if (!amount.isPositive()) return refuse(HostReason.NO_AMOUNT, amount + " is no amount of chips");
        Money chips = machine.chips(state, patron);
        return amount.isAbove(chips)
                ? refuse(HostReason.NOT_ENOUGH_CHIPS, patron + " has " + chips + " in chips")
                : null;
    }

    /** The same as the table knows already, but for the chips. */
    private TableCommand.Admit again(Hosted<S, C, E, V> state, Patron patron, Money chips) {
        Guest guest = machine.guest(state, patron);
        return new TableCommand.Admit(patron, guest.card(), chips, null, null, guest.member(), null);
    }
}
