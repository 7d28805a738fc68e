package baize.floor;

import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.Seeds;
import baize.floor.journal.Journal;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import baize.floor.stream.Stream;
import baize.floor.table.Hosted;
import baize.floor.table.Setup;
import baize.floor.table.TableChance;
import baize.floor.table.TableFact;
import baize.floor.table.TableMachine;
import baize.floor.table.TableOrder;
import baize.games.jackpot.Pool;
import baize.wire.Cue;
import baize.wire.GameWire;
import baize.wire.Sender;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** A table on the floor. What is seen of it is always what is durable. */
public final class LiveTable<S, C, E, V> {
    private static final String PREFIX = "table/";

    private final String id;
    private final TableMachine<S, C, E, V> machine;
    private final Stream<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> stream;
    private final InstantSource clock;
    private volatile @Nullable Seen seen;

    /** When this process first saw what a table waits for. */
    private record Seen(Hosted.Waiting waiting, Instant at) {}

    private LiveTable(
            String id,
            TableMachine<S, C, E, V> machine,
            Stream<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> stream,
            InstantSource clock) {
        this.id = id;
        this.machine = machine;
        this.stream = stream;
        this.clock = clock;
    }

    static <S, C, E, V> LiveTable<S, C, E, V> open(
            Journal journal, String id, GameWire<S, C, E, V> wire, Seeds seeds, InstantSource clock) {
        TableMachine<S, C, E, V> machine = new TableMachine<>(id, wire);
        return new LiveTable<>(
                id, machine, Stream.open(journal, stream(id), machine, new TableChance<>(id, wire, seeds)), clock);
    }

    /** The name of a table's stream. */
    public static String stream(String id) {
        return PREFIX + id;
    }

    /** The id of the table whose stream has this name; none where it is another thing's. */
    static @Nullable String idOf(String stream) {
        return stream.startsWith(PREFIX) ? stream.substring(PREFIX.length()) : null;
    }

    public String id() {
        return id;
    }

    public GameWire<S, C, E, V> wire() {
        return machine.wire();
    }

    Stream<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> stream() {
        return stream;
    }

    /** Where the table durably stands. */
    public Position<Hosted<S, C, E, V>> position() {
        return stream.durable();
    }

    public Hosted<S, C, E, V> hosted() {
        return stream.state();
    }

    /** The round at hand, or the last one between rounds. */
    public int round() {
        return wire().round(hosted().state());
    }

    public Setup setup() {
        Setup setup = hosted().setup();
        if (setup == null) throw new IllegalStateException("table " + id + " is not set up");
        return setup;
    }

    /** What this viewer may see. */
    public V view(Viewer viewer) {
        Hosted<S, C, E, V> hosted = hosted();
        return hosted.game().view(hosted.state(), viewer);
    }

    /** What this viewer could do now. */
    public List<Offer<C>> offers(Viewer viewer) {
        Hosted<S, C, E, V> hosted = hosted();
        return hosted.game().offers(hosted.state(), viewer);
    }

    /**
     * What the house dealer waits for.
     *
     * @param until when it goes on by itself
     */
    public record Wait(Cue.Wait after, Instant since, Instant until) {}

    /** What the dealer waits for, at a table that the house deals at; none elsewhere and where nothing is due. */
    @Rule({"R-18", "R-145"})
    public @Nullable Wait waiting(Hosted<S, C, E, V> hosted) {
        Cue<C> cue = wire().cue(hosted.state());
        return cue == null ? null : waiting(hosted, cue);
    }

    /** Until when the house dealer waits before it does this. */
    @Nullable
    Wait waiting(Hosted<?, ?, ?, ?> hosted, Cue<?> cue) {
        Setup setup = hosted.setup();
        Hosted.Waiting waiting = hosted.waiting();
        if (setup == null || setup.dealer() != Setup.Dealer.HOUSE || waiting == null) return null;
        int seconds = switch (cue.after()) {
            case NOW -> 0;
            case WAGERING -> setup.wageringSeconds();
            case DECIDING -> setup.decisionSeconds();
            case SHOOTING -> Cue.Wait.SHOOTING_SECONDS;
            case CALLING -> setup.callSeconds();
        };
        Instant since = since(waiting);
        return new Wait(cue.after(), since, since.plusSeconds(seconds));
    }

    /** What is waited for begins to be waited for now, also where its row could not say so. */
    void waitAnew() {
        seen = null;
    }

    /** A row may be ahead of a clock that was set back since; nobody waits for the clock to come there again. */
    @Rule("R-201")
    private Instant since(Hosted.Waiting waiting) {
        Instant now = clock.instant();
        if (!waiting.since().isAfter(now)) return waiting.since();
        Seen first = seen;
        if (first == null || !first.waiting().equals(waiting)) seen = first = new Seen(waiting, now);
        return first.at();
    }

    /** Writes what happened as far as this viewer may be told of it, as an array. */
    public void tell(JsonGenerator out, List<TableFact<E>> facts, Viewer viewer) {
        out.writeStartArray();
        for (TableFact<E> fact : facts) {
            TableFact<E> told = told(fact, viewer);
            if (told != null) machine.codec().writeEvent(out, told);
        }
        out.writeEndArray();
    }

    private @Nullable TableFact<E> told(TableFact<E> fact, Viewer viewer) {
        return switch (fact) {
            case TableFact.Happened<E>(var event) -> {
                E told = wire().told(event, viewer);
                yield told == null ? null : new TableFact.Happened<>(told);
            }
            case TableFact.Around<E>(var house) -> house.isTold(viewer) ? fact : null;
        };
    }

    /** What would come of a command now, with the pool as it stands where it may move that; nothing does. */
    Decision<TableFact<E>> preview(C command, @Nullable Pool pool, Instant now) {
        Hosted<S, C, E, V> state = hosted();
        if (pool != null
                && machine.decide(state, new TableOrder.Play<>(wire().tellJackpot(pool)), now)
                        instanceof Decision.Accepted<TableFact<E>>(var facts))
            for (TableFact<E> fact : facts) state = machine.evolve(state, fact, now);
        return machine.decide(state, new TableOrder.Play<>(command), now);
    }

    /** A patron's chips here. */
    public Money chips(Patron patron) {
        return machine.chips(hosted(), patron);
    }

    /** A patron's chips after a row of this table. */
    Money chipsAt(Journal journal, long version, Patron patron) {
        Position<Hosted<S, C, E, V>> now = position();
        return version == now.version()
                ? chips(now.state(), patron)
                : chips(StoredState.at(journal, stream.name(), machine, version).state(), patron);
    }

    /** A patron's chips in a state of this table. */
    public Money chips(Hosted<S, C, E, V> state, Patron patron) {
        return machine.chips(state, patron);
    }

    /**
     * Why this sender may not send such a command, whatever the rules say of it. Where cards are real, a player shows a
     * decision and the dealer enters it with the card that followed.
     */
    @Rule("R-24")
    @Nullable
    String notAllowed(Actor actor, C command) {
        boolean console = setup().dealer() == Setup.Dealer.CONSOLE;
        if (wire().hasOutcome(command) && !console) return "outcomes at table " + id + " come from the generator";
        if (wire().replacesCards(command) && !console)
            return "cards at table " + id + " come from the generator, which misdeals none";
        if (wire().hasOutcome(command) && actor instanceof Actor.Guest)
            return "the dealer enters the outcomes at table " + id;
        return switch (wire().sender(command)) {
            case Sender.Player(var patron) ->
                isSelf(actor, patron) || console && wire().takesCards(command) && mayActAs(actor, Grade.DEALER)
                        ? null
                        : "only " + patron + " plays for " + patron;
            case Sender.Staff(var grade) ->
                mayActAs(actor, grade) || isDue(actor, command) ? null : "this is for a " + grade.id() + " or above";
            case Sender.House() -> actor instanceof Actor.House ? null : "this is the house's own affair";
        };
    }

    private static boolean isSelf(Actor actor, Patron patron) {
        return actor instanceof Actor.Guest guest && guest.patron().equals(patron);
    }

    private static boolean mayActAs(Actor actor, Grade grade) {
        return switch (actor) {
            case Actor.Guest _ -> false;
            case Actor.Staff staff -> staff.isAtLeast(grade);
            case Actor.House _ -> grade == Grade.DEALER;
        };
    }

    /**
     * Whether the house does what its own dealer is to do now, whoever would have to do it elsewhere: in a hall that it
     * runs, it checks the claims.
     */
    @Rule({"bingo 7.1", "R-24"})
    private boolean isDue(Actor actor, C command) {
        Cue<C> cue = actor instanceof Actor.House && setup().dealer() == Setup.Dealer.HOUSE
                ? wire().cue(hosted().state())
                : null;
        return cue != null && cue.command().equals(command);
    }
}
