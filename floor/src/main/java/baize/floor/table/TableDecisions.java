package baize.floor.table;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Stakes;
import baize.core.rule.Rule;
import baize.floor.chance.Derivation;
import baize.floor.chance.Seed;
import baize.floor.chance.Seeds.Committed;
import baize.floor.table.HouseFact.ChipsTaken;
import baize.floor.table.HouseFact.OutcomeDrawn;
import baize.floor.table.HouseFact.Resumed;
import baize.floor.table.HouseFact.SeedCommitted;
import baize.floor.table.HouseFact.SeedRevealed;
import baize.floor.table.HouseFact.TableSetUp;
import baize.floor.table.HouseFact.VisitBegan;
import baize.floor.table.HouseFact.VisitEnded;
import baize.floor.table.HouseFact.VisitRenewed;
import baize.floor.table.HouseOrder.BringChips;
import baize.floor.table.HouseOrder.ChangeColour;
import baize.floor.table.HouseOrder.ClearTerminal;
import baize.floor.table.HouseOrder.Commit;
import baize.floor.table.HouseOrder.Enter;
import baize.floor.table.HouseOrder.Exit;
import baize.floor.table.HouseOrder.InsertNote;
import baize.floor.table.HouseOrder.InsertTicket;
import baize.floor.table.HouseOrder.PayByHand;
import baize.floor.table.HouseOrder.PrintTicket;
import baize.floor.table.HouseOrder.Renew;
import baize.floor.table.HouseOrder.Resume;
import baize.floor.table.HouseOrder.Reveal;
import baize.floor.table.HouseOrder.SetUp;
import baize.floor.table.HouseOrder.TakeChips;
import baize.floor.table.TableFact.Happened;
import baize.floor.table.TableOrder.Play;
import baize.games.table.Guest;
import baize.games.table.TableCommand;
import baize.wire.GameWire;
import baize.wire.Sender;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the house decides around a game. */
record TableDecisions<S, C, E, V>(GameWire<S, C, E, V> wire, TableMachine<S, C, E, V> machine) {

    Decision<TableFact<E>> decide(Hosted<S, C, E, V> state, TableOrder<C> order, Instant at) {
        return switch (order) {
            case Play<C>(var command) -> play(state, command, at);
            case TableOrder.House<C>(var house) -> decide(state, house);
        };
    }

    private Decision<TableFact<E>> decide(Hosted<S, C, E, V> state, HouseOrder order) {
        return switch (order) {
            case SetUp(var setup) -> setUp(state, setup);
            case Enter(var patron, var admission) -> enter(state, patron, admission);
            case Renew(var patron, var admission) -> renew(state, patron, admission);
            case Exit(var patron) -> exit(state, patron);
            case BringChips c -> chips().bring(state, c);
            case TakeChips(var patron, var amount) -> chips().take(state, patron, amount);
            case ChangeColour(var patron, var amount) -> chips().changeColour(state, patron, amount);
            case InsertNote c -> terminals().note(state, c);
            case InsertTicket c -> terminals().ticketIn(state, c);
            case PrintTicket c -> terminals().ticketOut(state, c);
            case PayByHand c -> terminals().payByHand(state, c);
            case ClearTerminal(var patron) -> terminals().clear(state, patron);
            case Commit(var committed) -> commit(state, committed);
            case Reveal(var seed) -> reveal(state, seed);
            case Resume(var from, var to, var why) -> accept(fact(new Resumed(from, to, why)));
        };
    }

    ChipDecisions<S, C, E, V> chips() {
        return new ChipDecisions<>(machine, this);
    }

    TerminalDecisions<S, C, E, V> terminals() {
        return new TerminalDecisions<>(wire, machine, this);
    }

    private AccountDecisions<S, C, E, V> accounts() {
        return new AccountDecisions<>(wire, this);
    }

    static <E> TableFact<E> fact(HouseFact fact) {
        return new TableFact.Around<>(fact);
    }

    /** Between rounds; a sign that these settings do not let in is mended in the same row. */
    private Decision<TableFact<E>> setUp(Hosted<S, C, E, V> state, Setup setup) {
        boolean free = wire.betweenRounds(state.state())
                && !wire.standing(state.state()).wagersStand();
        if (!free) return refuse(HostReason.ROUND_IN_PROGRESS, "a table is set up between rounds");
        List<TableFact<E>> facts = new ArrayList<>();
        facts.add(fact(new TableSetUp(setup)));
        if (state.setup() != null)
            for (E event : wire.mended(setup.settings(), state.state())) facts.add(new Happened<>(event));
        return accept(facts);
    }

    /** The table's clock is set by whoever comes, at most once a second. */
    private Decision<TableFact<E>> play(Hosted<S, C, E, V> state, C command, Instant at) {
        Decision<TableFact<E>> refused = refusedAtDoor(state, command, at);
        if (refused != null) return refused;
        List<TableFact<E>> facts = new ArrayList<>(4);
        S now = ticked(state, at, facts);
        if (wire.hasOutcome(command)) facts.add(fact(new OutcomeDrawn(state.draws())));
        return switch (state.game().decide(now, command)) {
            case Decision.Refused<E>(var refusal) -> new Decision.Refused<>(refusal);
            case Decision.Accepted<E>(var events) -> covered(state, now, command, events, facts);
        };
    }

    /** A player without a card in the table is nobody here, and one whose limits are out of date must wait for them. */
    @Rule({"R-13", "R-16"})
    private @Nullable Decision<TableFact<E>> refusedAtDoor(Hosted<S, C, E, V> state, C command, Instant at) {
        if (!(wire.sender(command) instanceof Sender.Player(var patron))) return null;
        Visit visit = state.visit(patron);
        if (visit == null) return refuse(HostReason.NOT_AT_TABLE, patron + " has no card in at this table");
        if (!at.isBefore(visit.renewAt()))
            return refuse(
                    HostReason.ADMISSION_EXPIRED, "what " + patron + " may do was last known until " + visit.renewAt());
        return null;
    }

    private S ticked(Hosted<S, C, E, V> state, Instant at, List<TableFact<E>> facts) {
        Instant second = at.truncatedTo(ChronoUnit.SECONDS);
        Instant now = wire.table(state.state()).now();
        if (now != null && !second.isAfter(now)) return state.state();
        S next = state.state();
        for (E event : house(state, next, new TableCommand.Tick(second))) {
            facts.add(new Happened<>(event));
            next = state.game().evolve(next, event);
        }
        return next;
    }

    /**
     * Wagers, found ones too, are covered by chips that the patron has at the table, and so is what a player's own
     * command takes, like a commission. What a remedy takes back is the account's where chips are lacking.
     */
    @Rule({"caribbean-stud 16.2.1", "three-card-poker 5.1", "craps 3.3", "R-193"})
    private Decision<TableFact<E>> covered(
            Hosted<S, C, E, V> state, S now, C command, List<E> events, List<TableFact<E>> facts) {
        boolean remedies = !(wire.sender(command) instanceof Sender.Player);
        S next = now;
        for (E event : events) {
            facts.add(new Happened<>(event));
            next = state.game().evolve(next, event);
            Decision<TableFact<E>> refused = uncovered(state, next, event, remedies);
            if (refused != null) return refused;
            next = accounts().paid(state, next, event, facts);
        }
        return accounts().evened(state, next, events, facts);
    }

    private @Nullable Decision<TableFact<E>> uncovered(Hosted<S, C, E, V> state, S next, E event, boolean remedies) {
        Set<Patron> moved = new LinkedHashSet<>();
        if (event instanceof Stakes stakes) moved.add(stakes.staked().patron());
        if (event instanceof Adjusts adjusts && !remedies)
            for (Adjustment one : adjusts.adjustments()) moved.add(one.patron());
        for (Patron patron : moved) {
            if (state.visit(patron) == null) return away(patron);
            Money chips = wire.table(next).guest(patron).chips();
            if (chips != null && chips.isBelow(Money.ZERO)) return lacking(patron, chips);
        }
        return null;
    }

    static <E> Decision<TableFact<E>> lacking(Patron patron, Money chips) {
        return refuse(HostReason.NOT_ENOUGH_CHIPS, patron + " lacks " + chips.negated() + " in chips");
    }

    private Decision<TableFact<E>> enter(Hosted<S, C, E, V> state, Patron patron, Admission admission) {
        if (state.visit(patron) != null)
            return refuse(HostReason.ALREADY_AT_TABLE, patron + " has a card in at this table");
        return with(state, admit(patron, admission, Money.ZERO), new VisitBegan(patron, admission.renewAt()));
    }

    private Decision<TableFact<E>> renew(Hosted<S, C, E, V> state, Patron patron, Admission admission) {
        if (state.visit(patron) == null) return away(patron);
        Money chips = machine.chips(state, patron);
        return with(state, admit(patron, admission, chips), new VisitRenewed(patron, admission.renewAt()));
    }

    /** The game refuses while a wager stands; otherwise the chips go with the card. */
    Decision<TableFact<E>> exit(Hosted<S, C, E, V> state, Patron patron) {
        if (state.visit(patron) == null) return away(patron);
        Guest guest = machine.guest(state, patron);
        Money chips = machine.chips(state, patron);
        List<TableFact<E>> facts = new ArrayList<>();
        switch (state.game().decide(state.state(), wire.atTable(new TableCommand.CardOut(patron)))) {
            case Decision.Refused<E>(var refusal) -> {
                return new Decision.Refused<>(refusal);
            }
            case Decision.Accepted<E>(var events) -> events.forEach(event -> facts.add(new Happened<>(event)));
        }
        if (chips.isPositive()) facts.add(fact(new ChipsTaken(patron, chips)));
        facts.add(fact(new VisitEnded(patron, guest.warned())));
        return accept(facts);
    }

    static <E> Decision<TableFact<E>> away(Patron patron) {
        return refuse(HostReason.NOT_AT_TABLE, patron + " has no card in at this table");
    }

    private static TableCommand.Admit admit(Patron patron, Admission known, Money chips) {
        return new TableCommand.Admit(
                patron, known.card(), chips, known.lossLimitLeft(), Money.ZERO, known.member(), known.warned());
    }

    Decision<TableFact<E>> with(Hosted<S, C, E, V> state, TableCommand command, HouseFact done) {
        List<TableFact<E>> facts = new ArrayList<>();
        for (E event : house(state, state.state(), command)) facts.add(new Happened<>(event));
        facts.add(fact(done));
        return accept(facts);
    }

    /** A command of the house itself, which no game refuses. */
    List<E> house(Hosted<S, C, E, V> state, S from, TableCommand command) {
        return switch (state.game().decide(from, wire.atTable(command))) {
            case Decision.Accepted<E>(var events) -> events;
            case Decision.Refused<E>(var refusal) ->
                throw new IllegalStateException(command + " was refused: " + refusal.detail());
        };
    }

    private Decision<TableFact<E>> commit(Hosted<S, C, E, V> state, Committed committed) {
        if (state.committed() != null) throw new IllegalStateException("the house is bound to a seed already");
        return accept(fact(new SeedCommitted(committed)));
    }

    /** The seed must be the one that was committed to. */
    private Decision<TableFact<E>> reveal(Hosted<S, C, E, V> state, Seed seed) {
        Committed committed = state.committed();
        if (committed == null
                || !Derivation.commitment(machine.table(), committed.round(), seed)
                        .equals(committed.commitment()))
            throw new IllegalStateException("table " + machine.table() + ": not the seed that was committed to");
        return accept(fact(new SeedRevealed(committed.round(), seed, state.draws() > 0)));
    }
}
