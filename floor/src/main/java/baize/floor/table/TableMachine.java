package baize.floor.table;

import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.stream.Codec;
import baize.floor.stream.Machine;
import baize.floor.table.Hosted.Revealed;
import baize.floor.table.Hosted.Waiting;
import baize.floor.table.HouseFact.ChargedToAccount;
import baize.floor.table.HouseFact.ChipsBrought;
import baize.floor.table.HouseFact.ChipsTaken;
import baize.floor.table.HouseFact.ColourChanged;
import baize.floor.table.HouseFact.DollarsPaid;
import baize.floor.table.HouseFact.OutcomeDrawn;
import baize.floor.table.HouseFact.PaidByHand;
import baize.floor.table.HouseFact.PaidIntoAccount;
import baize.floor.table.HouseFact.Resumed;
import baize.floor.table.HouseFact.SeedCommitted;
import baize.floor.table.HouseFact.SeedRevealed;
import baize.floor.table.HouseFact.TableSetUp;
import baize.floor.table.HouseFact.TicketInserted;
import baize.floor.table.HouseFact.TicketPrinted;
import baize.floor.table.HouseFact.VisitBegan;
import baize.floor.table.HouseFact.VisitEnded;
import baize.floor.table.HouseFact.VisitRenewed;
import baize.floor.table.TableFact.Happened;
import baize.games.table.Guest;
import baize.games.table.Settings;
import baize.wire.Cue;
import baize.wire.GameWire;
import baize.wire.Terminals;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A table on the floor, whatever its game: what the game says, and what the house does around it. */
public final class TableMachine<S, C, E, V> implements Machine<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> {
    /** So many that it is quicker to look than to make a list of them. */
    private static final int FEW = 16;

    private final String table;
    private final GameWire<S, C, E, V> wire;
    private final TableDecisions<S, C, E, V> decisions;
    private final TableJson<S, C, E, V> json;
    private final Map<Map<String, String>, Game<S, C, E, V>> games = new ConcurrentHashMap<>();

    /**
     * A table of this game.
     *
     * @param table its id, {@code 4}
     */
    public TableMachine(String table, GameWire<S, C, E, V> wire) {
        this.table = table;
        this.wire = wire;
        this.decisions = new TableDecisions<>(wire, this);
        this.json = new TableJson<>(wire, this);
    }

    public String table() {
        return table;
    }

    public GameWire<S, C, E, V> wire() {
        return wire;
    }

    /** The game under these settings; one instance for all states that are under them. */
    Game<S, C, E, V> game(Map<String, String> settings) {
        return games.computeIfAbsent(settings, these -> wire.game(new Settings(these)));
    }

    @Override
    public Hosted<S, C, E, V> initial() {
        return Hosted.initial(game(Map.of()));
    }

    @Override
    public Decision<TableFact<E>> decide(Hosted<S, C, E, V> state, TableOrder<C> order, Instant at) {
        Decision<TableFact<E>> decision = decisions.decide(state, order, at);
        return decision instanceof Decision.Refused<TableFact<E>>(var refusal) && refusal.reason() instanceof HostReason
                ? new Decision.Refused<>(refusal.at(wire.id()))
                : decision;
    }

    @Override
    public Hosted<S, C, E, V> evolve(Hosted<S, C, E, V> state, TableFact<E> fact, Instant at) {
        return switch (fact) {
            case Happened<E>(var event) -> played(state, state.game().evolve(state.state(), event), at);
            case TableFact.Around<E>(var house) -> evolve(state, house, at);
        };
    }

    private Hosted<S, C, E, V> evolve(Hosted<S, C, E, V> state, HouseFact fact, Instant at) {
        return switch (fact) {
            case TableSetUp(var setup) -> setUp(state, setup);
            case SeedCommitted(var committed) -> state.committed(committed);
            case OutcomeDrawn _ -> state.drawn();
            case SeedRevealed(var round, var seed, var used) -> state.revealed(new Revealed(round, seed, used));
            case VisitBegan(var patron, var renewAt) -> state.entered(new Visit(patron, at, Money.ZERO, renewAt));
            case VisitRenewed(var patron, var renewAt) ->
                state.changed(patron, _ -> new Visit(patron, at, chips(state, patron), renewAt));
            case VisitEnded ended -> state.left(ended.patron());
            case ChipsBrought(var patron, var amount, var _) -> state.changed(patron, visit -> visit.more(amount));
            case ChipsTaken(var patron, var amount) -> state.changed(patron, visit -> visit.more(amount.negated()));
            case TicketInserted(var patron, var _, var amount) -> state.changed(patron, visit -> visit.more(amount));
            case TicketPrinted(var patron, var _, var amount) ->
                state.changed(patron, visit -> visit.more(amount.negated()));
            case PaidByHand(var patron, var amount) -> state.changed(patron, visit -> visit.more(amount.negated()));
            case ChargedToAccount(var patron, var amount, var _) -> state.changed(patron, visit -> visit.more(amount));
            case ColourChanged _, PaidIntoAccount _, DollarsPaid _ -> state;
            case Resumed resumed -> state.resumed(resumed, at);
        };
    }

    /** A table that is set up anew keeps what stands on it: its sign, its guests, its rounds. */
    private Hosted<S, C, E, V> setUp(Hosted<S, C, E, V> state, Setup setup) {
        Game<S, C, E, V> game = game(setup.settings());
        return state.with(setup, game, state.setup() == null ? game.initial() : state.state());
    }

    private Hosted<S, C, E, V> played(Hosted<S, C, E, V> before, S next, Instant at) {
        Cue<C> cue = wire.cue(next);
        Waiting waiting = before.waiting();
        if (cue == null) return before.with(next, null);
        boolean same = waiting != null && waiting.key().equals(cue.key());
        return before.with(next, same ? waiting : new Waiting(cue.key(), at));
    }

    /** A patron's chips at the table, as the game counts them. */
    public Money chips(Hosted<S, C, E, V> state, Patron patron) {
        return Objects.requireNonNullElse(guest(state, patron).chips(), Money.ZERO);
    }

    /** What the table's terminals take in; none where chips lie on the table. */
    @Nullable
    Terminals terminals(Hosted<S, C, E, V> state) {
        Setup setup = state.setup();
        return setup == null ? null : wire.terminals(setup.settings());
    }

    Guest guest(Hosted<S, C, E, V> state, Patron patron) {
        return wire.table(state.state()).guest(patron);
    }

    @Override
    public List<Entry> postings(Hosted<S, C, E, V> before, TableFact<E> fact) {
        return switch (fact) {
            case Happened<E>(var event) -> Postings.of(table, event, wire.jackpotEvent(event));
            case TableFact.Around<E>(var around) -> postings(before, around);
        };
    }

    @Rule({"craps 3.3.2", "craps 3.4", "craps 3.8", "craps 3.8.1"})
    private List<Entry> postings(Hosted<S, C, E, V> before, HouseFact fact) {
        return switch (fact) {
            case TableSetUp(var setup) -> Postings.floatTray(table, floatTray(before), setup.floatTray());
            case ChipsBrought(var patron, var amount, var notes) ->
                Entry.transfer(notes ? Account.CASH : Account.TRANSIT, chips(patron), amount);
            case ChipsTaken(var patron, var amount) -> Entry.transfer(chips(patron), Account.TRANSIT, amount);
            case TicketInserted(var patron, var _, var amount) ->
                Entry.transfer(Account.TRANSIT, chips(patron), amount);
            case TicketPrinted(var patron, var _, var amount) -> Entry.transfer(chips(patron), Account.TRANSIT, amount);
            case PaidByHand(var patron, var amount) -> Entry.transfer(chips(patron), Account.CASH, amount);
            case PaidIntoAccount(var patron, var amount, var _) ->
                Entry.transfer(chips(patron), Account.TRANSIT, amount);
            case ChargedToAccount(var patron, var amount, var _) ->
                Entry.transfer(Account.TRANSIT, chips(patron), amount);
            case SeedCommitted _,
                    OutcomeDrawn _,
                    SeedRevealed _,
                    VisitBegan _,
                    VisitRenewed _,
                    VisitEnded _,
                    ColourChanged _,
                    DollarsPaid _,
                    Resumed _ -> List.of();
        };
    }

    private Account chips(Patron patron) {
        return Account.chips(table, patron);
    }

    private Money floatTray(Hosted<S, C, E, V> state) {
        Setup setup = state.setup();
        return setup == null ? Money.ZERO : setup.floatTray();
    }

    /** Chips are counted by the game and by the ledger, and both must say the same. */
    @Override
    public void reconcile(Hosted<S, C, E, V> state, Books books) {
        Function<Patron, Money> counted = counted(state);
        for (Visit visit : state.visits()) {
            Money chips = counted.apply(visit.patron());
            Money held = books.balance(Account.chips(table, visit.patron()));
            if (!chips.equals(held))
                throw new IllegalStateException("table " + table + ": " + visit.patron() + " has " + chips
                        + " in chips, and " + held + " in the books");
        }
        Money stakes = books.balance(Account.stakes(table));
        if (!stakes.isZero() && !wire.standing(state.state()).wagersStand())
            throw new IllegalStateException("table " + table + ": nothing stands, but " + stakes + " is at stake");
    }

    /** In a hall of hundreds nobody is looked for among all the others. */
    private Function<Patron, Money> counted(Hosted<S, C, E, V> state) {
        if (state.visits().size() <= FEW) return patron -> chips(state, patron);
        Map<Patron, Money> counted = new HashMap<>();
        for (Guest guest : wire.table(state.state()).guests())
            if (guest.chips() != null) counted.put(guest.patron(), guest.chips());
        return patron -> counted.getOrDefault(patron, Money.ZERO);
    }

    @Override
    public Codec<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> codec() {
        return json;
    }
}
