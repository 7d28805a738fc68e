package baize.floor;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.jackpot.PoolCommand;
import baize.floor.jackpot.PoolEvent;
import baize.floor.jackpot.PoolState;
import baize.floor.journal.Journal;
import baize.floor.stream.Answer;
import baize.floor.stream.Door;
import baize.floor.stream.Part;
import baize.floor.stream.Stream;
import baize.floor.table.Hosted;
import baize.floor.table.HouseOrder;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.floor.table.TableOrder;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.wire.GameWire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Jackpots that tables are linked to. A table decides about the pool as it stands under the pool's lock, of which it is
 * told in the same row; what it decides moves the pool in the same transaction.
 */
public final class Pools {
    private final Journal journal;
    private final Door door;
    private final Map<String, LivePool> pools = new ConcurrentSkipListMap<>(Ids.ORDER);
    private final List<Consumer<LivePool>> watchers = new CopyOnWriteArrayList<>();

    Pools(Journal journal, Door door) {
        this.journal = journal;
        this.door = door;
    }

    /** Opens all there have been. */
    void begin() {
        for (String stream : journal.streams(LivePool.stream(""))) open(stream);
    }

    /** The stream of this name, where it is a pool's; one that another process has set up is opened. */
    @Nullable
    Stream<?, ?, ?> open(String stream) {
        String id = LivePool.idOf(stream);
        return id == null ? null : opened(id).stream();
    }

    private LivePool opened(String id) {
        return pools.computeIfAbsent(id, _ -> LivePool.open(journal, id));
    }

    public List<LivePool> all() {
        return pools.values().stream().filter(pool -> pool.running() != null).toList();
    }

    public @Nullable LivePool pool(String id) {
        LivePool pool = pools.get(id);
        return pool == null || pool.running() == null ? null : pool;
    }

    /** The pool that a table is linked to. */
    public @Nullable LivePool of(LiveTable<?, ?, ?, ?> table) {
        return of(table.hosted().setup());
    }

    private @Nullable LivePool of(@Nullable Setup setup) {
        return setup == null || setup.pool() == null ? null : pool(setup.pool());
    }

    /** Sets up a pool at its seed; one that is set up so already stays as it is. */
    @Rule({"caribbean-stud 11.6", "R-58"})
    public CompletableFuture<LivePool> setUp(String id, String name, String game, JackpotRules rules) {
        LivePool pool = opened(Ids.check(id));
        PoolState.Running now = pool.running();
        if (now != null
                && now.name().equals(name)
                && now.game().equals(game)
                && now.rules().equals(rules)) return CompletableFuture.completedFuture(pool);
        PoolCommand order = new PoolCommand.SetUp(id, name, game, rules);
        return door.submit(Actor.HOUSE.name(), UUID.randomUUID().toString(), pool.stream(), order)
                .thenApply(answer -> {
                    if (answer instanceof Answer.Refused<PoolEvent> refused) throw NotAllowed.by(refused);
                    return pool;
                });
    }

    /** Puts a meter right; the operator gives or takes the difference. */
    @Rule({"caribbean-stud 2.3", "R-24"})
    public CompletableFuture<Answer<PoolEvent>> correct(
            Actor.Staff actor, String id, LivePool pool, Money amount, String reason) {
        return door.submit(actor.name(), id, pool.stream(), new PoolCommand.Correct(actor.by(), amount, reason));
    }

    /** Refuses, by one line, a setup that is linked where it should not be, or not where it should. */
    @Rule({"caribbean-stud 2.3", "caribbean-stud 11.5"})
    void check(GameWire<?, ?, ?, ?> wire, Setup setup) {
        String pool = setup.pool();
        boolean needed = wire.jackpotRules(setup.settings()) != null;
        if (pool == null && needed)
            throw new IllegalArgumentException("expected a pool for the jackpot of " + wire.id());
        if (pool != null && !needed)
            throw new IllegalArgumentException("expected no pool: " + wire.id() + " has no jackpot");
        if (pool != null && pool(pool) == null)
            throw new IllegalArgumentException("expected a pool of this floor, got \"" + pool + "\"");
    }

    /**
     * Sets a table up, links it to its pool and parts it from the one it had; where it is set up so, nothing happens.
     */
    @Rule("caribbean-stud 11.9")
    <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> setUp(LiveTable<S, C, E, V> table, Setup setup) {
        LivePool to = of(setup);
        LivePool from = of(table);
        List<Part<?, ?, ?>> others = new ArrayList<>();
        JackpotRules rules = table.wire().jackpotRules(setup.settings());
        if (to != null && rules != null)
            others.add(Part.of(to.stream(), new PoolCommand.Link(table.id(), setup.game(), rules)));
        if (from != null && from != to) others.add(Part.of(from.stream(), new PoolCommand.Unlink(table.id())));
        Part<?, ?, TableFact<E>> first = new Part<>(table.stream(), (hosted, _) -> {
            if (setup.equals(hosted.setup())) throw new SetUpAlready();
            return settingUp(table, setup, to);
        });
        return door.submit(Actor.HOUSE.name(), UUID.randomUUID().toString(), first, others)
                .exceptionally(failure -> {
                    if (failure instanceof SetUpAlready) return new Answer.Done<>(0, List.of());
                    throw failure instanceof RuntimeException known ? known : new IllegalStateException(failure);
                });
    }

    /** Another process was first. */
    private static final class SetUpAlready extends RuntimeException {
        private static final long serialVersionUID = 1L;

        SetUpAlready() {
            super("it is set up so", null, false, false);
        }
    }

    private static <C> List<TableOrder<C>> settingUp(
            LiveTable<?, C, ?, ?> table, Setup setup, @Nullable LivePool pool) {
        TableOrder<C> order = new TableOrder.House<>(new HouseOrder.SetUp(setup));
        return pool == null
                ? List.of(order)
                : List.of(order, new TableOrder.Play<>(table.wire().tellJackpot(pool.pending())));
    }

    /** A command of the game that may move the pool, which the table is told of first where it stands otherwise. */
    @Rule({"caribbean-stud 11.5", "R-41", "R-48"})
    static <S, C, E, V> List<TableOrder<C>> playing(
            GameWire<S, C, E, V> wire, Hosted<S, C, E, V> hosted, LivePool pool, C command) {
        Setup setup = hosted.setup();
        if (setup == null || !pool.id().equals(setup.pool()))
            throw new NotAllowed("the table was linked to another pool in this moment: send it again");
        Pool stands = pool.pending();
        TableOrder<C> order = new TableOrder.Play<>(command);
        return stands.equals(wire.jackpot(hosted.state()))
                ? List.of(order)
                : List.of(new TableOrder.Play<>(wire.tellJackpot(stands)), order);
    }

    /** What follows for the pool. */
    static <S, C, E, V> Part.After<TableFact<E>, ?, ?, ?> moving(LiveTable<S, C, E, V> table, LivePool pool) {
        return new Part.After<>(pool.stream(), (facts, _) -> moves(table, facts));
    }

    private static <S, C, E, V> List<PoolCommand> moves(LiveTable<S, C, E, V> table, List<TableFact<E>> facts) {
        int round = table.wire().round(table.stream().pendingState().state());
        List<PoolCommand> moves = new ArrayList<>();
        for (TableFact<E> fact : facts)
            if (fact instanceof TableFact.Happened<E>(var event)) {
                JackpotEvent move = table.wire().jackpotEvent(event);
                if (move != null) moves.add(new PoolCommand.Move(table.id(), round, move));
            }
        return moves;
    }

    /** Is told, on the writer's thread, of every pool that has gone on. */
    public void watch(Consumer<LivePool> watcher) {
        watchers.add(watcher);
    }

    /** A stream has gone on, which may be a pool's. */
    void changed(Stream<?, ?, ?> stream) {
        String id = LivePool.idOf(stream.name());
        LivePool pool = id == null ? null : pool(id);
        if (pool != null) for (Consumer<LivePool> watcher : watchers) watcher.accept(pool);
    }
}
