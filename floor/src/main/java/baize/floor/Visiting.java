package baize.floor;

import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.patron.Allowance;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronMachine;
import baize.floor.patron.PatronState;
import baize.floor.patron.Sydney;
import baize.floor.stream.Answer;
import baize.floor.stream.Door;
import baize.floor.stream.Part;
import baize.floor.stream.Stream;
import baize.floor.table.Admission;
import baize.floor.table.Hosted;
import baize.floor.table.HouseOrder;
import baize.floor.table.TableFact;
import baize.floor.table.TableOrder;
import baize.floor.table.Visit;
import baize.games.table.Guest;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Patrons at tables: cards in and out, chips bought and handed in. Each concerns the patron and the table at once. */
final class Visiting {
    private final People people;
    private final Door door;
    private final InstantSource clock;
    private final Outages outages;

    Visiting(People people, Door door, InstantSource clock, Outages outages) {
        this.people = people;
        this.door = door;
        this.clock = clock;
        this.outages = outages;
    }

    <S, C, E, V> CompletableFuture<Answer<PatronEvent>> cardIn(
            Actor actor, String id, Patron patron, LiveTable<S, C, E, V> table) {
        Stream<PatronState, PatronCommand, PatronEvent> stream = people.stream(patron);
        String game = table.wire().id();
        return door.submit(
                actor.name(),
                id,
                Part.of(stream, new PatronCommand.CardIn(table.id(), game)),
                List.of(new Part<>(table.stream(), (_, at) -> entering(patron, table, stream.pendingState(), at))));
    }

    /** The card in where it is not, and chips out of the wallet where some are wanted, before a command. */
    <S, C, E, V> Playing.Coming<S, C, E, V> coming(Patron patron, LiveTable<S, C, E, V> table, Money amount) {
        Stream<PatronState, PatronCommand, PatronEvent> stream = people.stream(patron);
        List<TableOrder<C>> chips = amount.isZero()
                ? List.of()
                : List.of(new TableOrder.House<>(new HouseOrder.BringChips(patron, amount, false)));
        return new Playing.Coming<>(
                chips,
                (hosted, at) -> {
                    List<TableOrder<C>> orders = new ArrayList<>();
                    if (hosted.visit(patron) == null) orders.addAll(entering(patron, table, stream.pendingState(), at));
                    orders.addAll(chips);
                    return orders;
                },
                List.of(new Part.After<>(stream, (_, _) -> {
                    List<PatronCommand> commands = new ArrayList<>();
                    if (table.stream().pendingState().visit(patron) == null)
                        commands.add(new PatronCommand.CardIn(
                                table.id(), table.wire().id()));
                    if (!amount.isZero()) commands.add(new PatronCommand.ToTable(table.id(), amount));
                    return commands;
                })));
    }

    /** Who is kept apart from whom is the house's knowledge, and enters the table with the patron. */
    @Rule("three-card-poker 12.11.2")
    private <C> List<TableOrder<C>> entering(
            Patron patron, LiveTable<?, C, ?, ?> table, PatronState known, Instant at) {
        List<TableOrder<C>> orders = new ArrayList<>();
        Admission admission = admission(known, table.wire().id(), at);
        orders.add(new TableOrder.House<>(new HouseOrder.Enter(patron, admission)));
        if (known instanceof PatronState.Registered registered
                && !registered.standing().apart().isEmpty())
            orders.add(new TableOrder.Play<>(table.wire()
                    .atTable(new TableCommand.Restrict(
                            Grade.CASINO_SUPERVISOR,
                            patron,
                            List.copyOf(registered.standing().apart())))));
        return orders;
    }

    @Rule({"R-13", "R-16", "R-55"})
    private static Admission admission(PatronState known, String game, Instant at) {
        Allowance allowance = Allowance.of(known, at);
        PlayerCard card = allowance.allowed() ? PlayerCard.VALID : PlayerCard.BLOCKED;
        return known instanceof PatronState.Registered registered
                ? new Admission(
                        card,
                        allowance.lossLimitLeft(),
                        registered.member(),
                        registered.visits().warned(game),
                        allowance.until())
                : new Admission(PlayerCard.NONE, null, false, null, allowance.until());
    }

    /** Buys chips, or credits of a terminal, out of the wallet. */
    @Rule("craps 3.4.4")
    CompletableFuture<Answer<PatronEvent>> buyIn(
            Actor actor, String id, Patron patron, LiveTable<?, ?, ?, ?> table, Money amount) {
        return door.submit(
                actor.name(),
                id,
                Part.of(people.stream(patron), new PatronCommand.ToTable(table.id(), amount)),
                List.of(ordering(table, new HouseOrder.BringChips(patron, amount, false))));
    }

    /** Hands chips in, or credits of a terminal, into the wallet. */
    @Rule("craps 3.8.2")
    CompletableFuture<Answer<PatronEvent>> cashOut(
            Actor actor, String id, Patron patron, LiveTable<?, ?, ?, ?> table, Money amount) {
        return door.submit(
                actor.name(),
                id,
                Part.of(people.stream(patron), new PatronCommand.FromTable(table.id(), amount)),
                List.of(ordering(table, new HouseOrder.TakeChips(patron, amount))));
    }

    private static Part<?, ?, ?> ordering(LiveTable<?, ?, ?, ?> table, HouseOrder order) {
        return ordering(table, () -> order);
    }

    /** What the house asks of a table in one unit with what it asks of another stream. */
    static <S, C, E, V> Part<?, ?, ?> ordering(LiveTable<S, C, E, V> table, Supplier<HouseOrder> order) {
        return new Part<>(table.stream(), (_, _) -> List.of(new TableOrder.House<>(order.get())));
    }

    /** What concerns the table alone: chips for notes, chips for other chips. */
    <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> order(
            Actor actor, String id, LiveTable<S, C, E, V> table, HouseOrder order) {
        return door.submit(actor.name(), id, table.stream(), new TableOrder.House<>(order));
    }

    /**
     * The card out, the chips into the wallet, the visit on the patron's record.
     *
     * @param order by which the card comes out
     */
    <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> cardOut(
            Actor actor, String id, Patron patron, LiveTable<S, C, E, V> table, HouseOrder order) {
        return door.submit(
                actor.name(),
                id,
                Part.of(table.stream(), new TableOrder.House<C>(order)),
                List.of(new Part<>(people.stream(patron), (_, at) -> leaving(patron, table, at))));
    }

    private <S, C, E, V> List<PatronCommand> leaving(Patron patron, LiveTable<S, C, E, V> table, Instant at) {
        Hosted<S, C, E, V> hosted = table.stream().pendingState();
        Guest guest = table.wire().table(hosted.state()).guest(patron);
        Money chips = table.chips(hosted, patron);
        List<PatronCommand> commands = new ArrayList<>(record(patron, table, hosted, chips, at));
        if (chips.isPositive()) commands.add(new PatronCommand.FromTable(table.id(), chips));
        commands.add(new PatronCommand.CardOut(table.id(), table.wire().id(), guest.warned()));
        return commands;
    }

    /**
     * What the visit came to since it was last recorded, a part for each day in Sydney. It was as long as time has
     * passed: the patron's record may stand at another time than the table's.
     *
     * @param until the time at which the patron's record stands now
     */
    @Rule({"R-11", "R-16", "R-201"})
    private List<PatronCommand> record(
            Patron patron, LiveTable<?, ?, ?, ?> table, Hosted<?, ?, ?, ?> hosted, Money chips, Instant until) {
        List<PatronCommand> parts = new ArrayList<>();
        Visit visit = hosted.visit(patron);
        if (visit == null) return parts;
        Duration played = Duration.between(visit.since(), clock.instant()).minus(outages.lostAt(table));
        Instant from = played.isNegative() ? until : until.minus(played);
        Money net = visit.net(chips);
        while (from.isBefore(until) || !net.isZero()) {
            Instant midnight = Sydney.nextMidnight(from);
            Instant to = until.isBefore(midnight) ? until : midnight;
            long seconds = Duration.between(from, to).toSeconds();
            parts.add(new PatronCommand.RecordPlay(table.id(), net, seconds, from, to));
            net = Money.ZERO;
            from = to;
        }
        return parts;
    }

    /** Puts the visit on the patron's record so far, and tells the table what the patron may do from now on. */
    <S, C, E, V> CompletableFuture<Answer<PatronEvent>> renew(
            Actor actor, String id, Patron patron, LiveTable<S, C, E, V> table) {
        Stream<PatronState, PatronCommand, PatronEvent> stream = people.stream(patron);
        return door.submit(
                actor.name(),
                id,
                new Part<>(stream, (_, at) -> recording(patron, table, at)),
                List.of(new Part<>(table.stream(), (_, at) -> {
                    PatronState known = after(stream.pendingState(), recording(patron, table, at), at);
                    Admission admission = admission(known, table.wire().id(), at);
                    return List.of(new TableOrder.House<>(new HouseOrder.Renew(patron, admission)));
                })));
    }

    private <S, C, E, V> List<PatronCommand> recording(Patron patron, LiveTable<S, C, E, V> table, Instant at) {
        Hosted<S, C, E, V> hosted = table.stream().pendingState();
        return record(patron, table, hosted, table.chips(hosted, patron), at);
    }

    /** The patron's state once these are recorded. */
    private PatronState after(PatronState state, List<PatronCommand> commands, Instant at) {
        PatronMachine machine = people.patronMachine();
        PatronState next = state;
        for (PatronCommand command : commands)
            if (machine.decide(next, command, at) instanceof Decision.Accepted<PatronEvent>(var events))
                for (PatronEvent event : events) next = machine.evolve(next, event, at);
        return next;
    }
}
