package baize.floor;

import baize.core.chance.Health;
import baize.core.chance.SecureGenerator;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.chance.Seeds;
import baize.floor.jackpot.PoolState;
import baize.floor.journal.Batch;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.Row;
import baize.floor.journal.StoreDown;
import baize.floor.ledger.Account;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronState;
import baize.floor.stream.Answer;
import baize.floor.stream.Door;
import baize.floor.stream.Stream;
import baize.floor.stream.Troubles;
import baize.floor.table.HostReason;
import baize.floor.table.HouseOrder;
import baize.floor.table.Interruption;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.floor.table.Visit;
import baize.games.table.LiveLimits;
import baize.wire.GameWire;
import baize.wire.Games;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The floor: tables, people and money over one journal. Every command comes in through {@link Door} and is answered
 * when its answer is durable; completion happens on the writer's thread, so hop off it before doing work.
 */
public final class Floor implements AutoCloseable {
    private static final String CLOCK = "the clock is not to be trusted";

    private final Journal journal;
    private final HouseClock clock;
    private final Door door;
    private final Seeds seeds;
    private final People people;
    private final Visiting visiting;
    private final Cage cage;
    private final PlayerTerminals terminals;
    private final Pools pools;
    private final Playing playing;
    private final Charter charter;
    private final Outages outages;
    private final Map<String, LiveTable<?, ?, ?, ?>> tables = new ConcurrentSkipListMap<>(Ids.ORDER);
    private final List<Consumer<LiveTable<?, ?, ?, ?>>> watchers = new CopyOnWriteArrayList<>();
    private long followed;
    private volatile boolean closing;

    /**
     * How a floor is opened.
     *
     * @param key under which seeds are kept; the same in every process of one floor
     * @param capacity commands that may wait for the disk
     */
    public record Options(SealingKey key, HouseClock clock, int capacity) {
        private static final int CAPACITY = 4096;

        public static Options of(SealingKey key) {
            return new Options(key, HouseClock.system(), CAPACITY);
        }

        /** The same with another clock. */
        public Options at(HouseClock other) {
            return new Options(key, other, capacity);
        }
    }

    private Floor(Journal journal, Options options) {
        this.journal = journal;
        this.clock = options.clock();
        Instant shared = journal.time();
        if (shared != null) clock.share(shared);
        var chartered = Charter.stream(journal);
        this.door = new Door(journal, clock, options.capacity(), this::changed);
        this.seeds = new Seeds(SecureGenerator::new, options.key());
        this.people = new People(journal, door);
        this.outages = new Outages(journal, clock, tables::values);
        door.troubles().find(this::clockNow);
        this.visiting = new Visiting(people, door, clock, outages);
        this.cage = new Cage(journal, door, people, options.key());
        this.terminals = new PlayerTerminals(this, visiting, cage);
        this.pools = new Pools(journal, door);
        this.playing = new Playing(door, pools, people);
        this.charter = new Charter(chartered, door, options.key());
        door.storing().whenBack((from, to) -> outages.lost(from, to, Interruption.STORE));
    }

    /**
     * Opens a floor with all tables it has had. The generator must pass its tests first.
     *
     * @throws NotOpened when the key is not the one under which its seeds are sealed
     */
    public static Floor open(Journal journal, Options options) {
        Health.check();
        Floor floor = new Floor(journal, options);
        try {
            floor.begin();
            return floor;
        } catch (RuntimeException | Error failure) {
            floor.door.close();
            throw failure;
        }
    }

    private void begin() {
        Batch head = journal.head();
        followed = head == null ? 0 : head.number();
        if (head != null) outages.aliveAt(Stream.instant(head.at()));
        pools.begin();
        for (String stream : journal.streams(LiveTable.stream(""))) reopen(stream);
        checkKey();
        journal.listen(new Journal.Listener() {
            @Override
            public void stored() {
                follow();
            }

            @Override
            public void left() {
                outages.takenOver();
            }

            @Override
            public void time(Instant now) {
                outages.clockSet(clock.hear(now));
            }
        });
        // What was stored while the tables were read is announced to nobody.
        follow();
    }

    /** A seed that cannot be opened would let wagers be placed on a round that cannot be dealt. */
    private void checkKey() {
        charter.checkKey();
        for (LiveTable<?, ?, ?, ?> table : tables.values()) {
            Seeds.Committed committed = table.hosted().committed();
            if (committed != null && !seeds.isOurs(table.id(), committed))
                throw new NotOpened(seeds.key() + " is not the key of this floor: it does not open the seed of round "
                        + table.id() + "-" + committed.round());
        }
    }

    private void reopen(String stream) {
        String id = LiveTable.idOf(stream);
        if (id != null)
            tables.put(id, LiveTable.open(journal, id, Games.of(Machines.game(journal, stream)), seeds, clock));
    }

    /** Sets up a table; one that is set up so already stays as it is. */
    @Rule("R-58")
    public CompletableFuture<LiveTable<?, ?, ?, ?>> setUp(String id, Setup setup) {
        Ids.check(id);
        GameWire<?, ?, ?, ?> wire = Games.of(setup.game());
        wire.checkLive(setup.settings());
        pools.check(wire, setup);
        LiveTable<?, ?, ?, ?> table = tables.computeIfAbsent(id, _ -> LiveTable.open(journal, id, wire, seeds, clock));
        return setUp(table, setup.with(LiveLimits.written(setup.settings())));
    }

    private <S, C, E, V> CompletableFuture<LiveTable<?, ?, ?, ?>> setUp(LiveTable<S, C, E, V> table, Setup setup) {
        if (!table.wire().id().equals(setup.game()))
            throw new IllegalArgumentException(
                    "table " + table.id() + " is of " + table.wire().id() + ", not of " + setup.game());
        if (setup.equals(table.hosted().setup())) return CompletableFuture.completedFuture(table);
        return pools.setUp(table, setup).thenApply(answer -> {
            if (answer instanceof Answer.Refused<TableFact<E>> refused) throw NotAllowed.by(refused);
            return table;
        });
    }

    public List<LiveTable<?, ?, ?, ?>> tables() {
        return List.copyOf(tables.values());
    }

    public @Nullable LiveTable<?, ?, ?, ?> table(String id) {
        return tables.get(id);
    }

    public People people() {
        return people;
    }

    public Cage cage() {
        return cage;
    }

    /** The player terminals of those tables that have some. */
    public PlayerTerminals terminals() {
        return terminals;
    }

    public Pools pools() {
        return pools;
    }

    /** What it is for good. */
    public Charter charter() {
        return charter;
    }

    public HouseClock clock() {
        return clock;
    }

    /** Looks after the clock. */
    void watchClock() {
        outages.clockSet(clock.look());
        String trouble = clock.trouble();
        if (trouble == null) door.troubles().works(CLOCK);
        else if (!door.troubles().has(CLOCK)) door.troubles().failed(CLOCK, new DateTimeException(trouble));
    }

    /** What is wrong with it at this moment, which is another thing every moment. */
    private List<String> clockNow() {
        String trouble = clock.trouble();
        return trouble == null ? List.of() : List.of(trouble);
    }

    /** What does not work now: for those who watch over the floor. */
    public Troubles troubles() {
        return door.troubles();
    }

    /** Throws {@link StoreDown} when the store cannot be read. */
    public void check() {
        journal.head();
    }

    /** Time in which nobody could act. */
    Outages outages() {
        return outages;
    }

    /** Whether nothing can be stored now. */
    boolean isAway() {
        return door.storing().isAway();
    }

    /** Puts on a table's record that it was out of service. */
    <E> CompletableFuture<Answer<TableFact<E>>> resume(LiveTable<?, ?, E, ?> table, Outages.Owed owed) {
        return answered(() -> visiting.order(Actor.HOUSE, owed.id() + "-" + table.id(), table, owed.resume()));
    }

    /** Puts the visits to a table on their patrons' records, as far as they go. */
    void renewAll(LiveTable<?, ?, ?, ?> table) {
        for (Visit visit : table.hosted().visits()) {
            var _ = answered(() -> renew(visit.patron(), table));
        }
    }

    /** How many commands wait for the disk. */
    public int waiting() {
        return door.waiting();
    }

    /** Sends a command of the game to a table. */
    public <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> play(
            Actor actor, String id, LiveTable<S, C, E, V> table, C command) {
        return answered(() -> {
                    String why = table.notAllowed(actor, command);
                    if (why != null) throw new NotAllowed(why);
                    return actor instanceof Actor.Guest(var patron) && isExpired(table, patron)
                            ? renew(patron, table).thenCompose(_ -> playing.play(actor, id, table, command))
                            : playing.play(actor, id, table, command);
                })
                .whenComplete((answer, _) -> {
                    if (answer instanceof Answer.Done<TableFact<E>> done) reach(table, done.events());
                });
    }

    /** What fails before it is on its way, such as a stream that cannot be read, is a failed answer too. */
    private static <T> CompletableFuture<T> answered(Supplier<CompletableFuture<T>> asking) {
        try {
            return asking.get();
        } catch (RuntimeException | Error failure) {
            return CompletableFuture.failedFuture(failure);
        }
    }

    /** Whose account a table has moved learns it where he or she plays now: it counts as won or lost. */
    private <E> void reach(LiveTable<?, ?, E, ?> table, List<TableFact<E>> facts) {
        for (Patron patron : Playing.concerned(facts)) {
            var _ = answered(() -> {
                LiveTable<?, ?, ?, ?> other = tableOf(patron);
                return other == null || other == table ? CompletableFuture.completedFuture(null) : renew(patron, other);
            });
        }
    }

    /**
     * Comes to a table with chips for this much, or none, and with a first command there, such as taking a seat. Where
     * anything of it is refused nothing has happened: no chips stay at a table without a seat.
     */
    @Rule({"caribbean-stud 16.1", "blackjack 18.1", "craps 3.13"})
    public <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> join(
            Actor.Guest guest, String id, LiveTable<S, C, E, V> table, Money amount, C command) {
        return answered(() -> {
            String why = table.notAllowed(guest, command);
            if (why != null) throw new NotAllowed(why);
            Patron patron = guest.patron();
            CompletableFuture<?> known =
                    isExpired(table, patron) ? renew(patron, table) : CompletableFuture.completedFuture(table);
            return known.thenCompose(
                    _ -> playing.play(guest, id, table, command, visiting.coming(patron, table, amount)));
        });
    }

    /** What would come of a command of this sender's now; nothing does. Outcomes cannot be foreseen. */
    public <S, C, E, V> Decision<TableFact<E>> preview(Actor actor, LiveTable<S, C, E, V> table, C command) {
        String why = table.notAllowed(actor, command);
        if (why != null) throw new NotAllowed(why);
        LivePool pool = table.wire().asksJackpot(command) ? pools.of(table) : null;
        PoolState.Running stands = pool == null ? null : pool.running();
        return table.preview(command, stands == null ? null : stands.pool(), clock.instant());
    }

    /** Whether the table would answer {@link HostReason#ADMISSION_EXPIRED}. */
    boolean isExpired(LiveTable<?, ?, ?, ?> table, Patron patron) {
        Visit visit = table.hosted().visit(patron);
        return visit != null && !clock.instant().isBefore(visit.renewAt());
    }

    CompletableFuture<Answer<PatronEvent>> renew(Patron patron, LiveTable<?, ?, ?, ?> table) {
        return visiting.renew(Actor.HOUSE, UUID.randomUUID().toString(), patron, table);
    }

    /** Asks something about a patron; a table where he or she plays learns of it at once. */
    public CompletableFuture<Answer<PatronEvent>> ask(
            Actor actor, String id, Patron patron, PatronCommand.Asked command) {
        return people.ask(actor, id, patron, command).thenCompose(answer -> {
            LiveTable<?, ?, ?, ?> table = tableOf(patron);
            return answer instanceof Answer.Refused<PatronEvent> || table == null
                    ? CompletableFuture.completedFuture(answer)
                    : renew(patron, table).thenApply(_ -> answer);
        });
    }

    /** The table at which a patron's card is in. */
    public @Nullable LiveTable<?, ?, ?, ?> tableOf(Patron patron) {
        return people.patron(patron) instanceof PatronState.Registered registered
                        && registered.visits().now() != null
                ? tables.get(registered.visits().now().table())
                : null;
    }

    public CompletableFuture<Answer<PatronEvent>> cardIn(
            Actor actor, String id, Patron patron, LiveTable<?, ?, ?, ?> table) {
        return visiting.cardIn(actor, id, patron, table);
    }

    public <E> CompletableFuture<Answer<TableFact<E>>> cardOut(
            Actor actor, String id, Patron patron, LiveTable<?, ?, E, ?> table) {
        return visiting.cardOut(actor, id, patron, table, new HouseOrder.Exit(patron));
    }

    /** Buys chips out of the wallet. */
    public CompletableFuture<Answer<PatronEvent>> buyIn(
            Actor actor, String id, Patron patron, LiveTable<?, ?, ?, ?> table, Money amount) {
        return visiting.buyIn(actor, id, patron, table, amount);
    }

    /** Hands chips in, into the wallet. */
    public CompletableFuture<Answer<PatronEvent>> cashOut(
            Actor actor, String id, Patron patron, LiveTable<?, ?, ?, ?> table, Money amount) {
        return visiting.cashOut(actor, id, patron, table, amount);
    }

    /** Buys chips with notes at the table; the dealer takes them. No deposit: the wallet is not touched. */
    @Rule({"caribbean-stud 1.1 \"Cash Change\"", "caribbean-stud 1.1 \"Deposit Limit\""})
    public <E> CompletableFuture<Answer<TableFact<E>>> cashChange(
            Actor.Staff dealer, String id, Patron patron, LiveTable<?, ?, E, ?> table, Money amount) {
        return atTable(dealer, id, table, new HouseOrder.BringChips(patron, amount, true));
    }

    /** Changes chips for chips of other denominations. */
    @Rule("caribbean-stud 1.1 \"Colour Change\"")
    public <E> CompletableFuture<Answer<TableFact<E>>> colourChange(
            Actor.Staff dealer, String id, Patron patron, LiveTable<?, ?, E, ?> table, Money amount) {
        return atTable(dealer, id, table, new HouseOrder.ChangeColour(patron, amount));
    }

    private <E> CompletableFuture<Answer<TableFact<E>>> atTable(
            Actor.Staff dealer, String id, LiveTable<?, ?, E, ?> table, HouseOrder order) {
        if (dealer.role().grade() == null)
            return CompletableFuture.failedFuture(new NotAllowed("chips are changed by those who deal"));
        return visiting.order(dealer, id, table, order);
    }

    /** Is told, on the writer's thread, of every table that has gone on. */
    public void watch(Consumer<LiveTable<?, ?, ?, ?>> watcher) {
        watchers.add(watcher);
    }

    private void changed(Stream<?, ?, ?> stream) {
        String id = LiveTable.idOf(stream.name());
        LiveTable<?, ?, ?, ?> table = id == null ? null : tables.get(id);
        if (table == null) pools.changed(stream);
        else for (Consumer<LiveTable<?, ?, ?, ?>> watcher : watchers) watcher.accept(table);
    }

    /** Reads what other processes have stored. */
    private synchronized void follow() {
        if (closing) return;
        journal.walk(followed, (batch, _) -> {
            for (Batch.Part part : batch.parts()) follow(part);
            followed = batch.number();
        });
    }

    private void follow(Batch.Part part) {
        String name = part.stream();
        String id = LiveTable.idOf(name);
        if (id != null && !tables.containsKey(id)) reopen(name);
        LiveTable<?, ?, ?, ?> table = id == null ? null : tables.get(id);
        Stream<?, ?, ?> stream = table == null ? kept(name) : table.stream();
        if (stream != null && stream.durable().version() < part.last() && stream.catchUp()) door.announce(stream);
    }

    private @Nullable Stream<?, ?, ?> kept(String name) {
        Stream<?, ?, ?> pool = pools.open(name);
        if (pool != null) return pool;
        Stream<?, ?, ?> person = people.kept(name);
        return person == null ? cage.kept(name) : person;
    }

    /** A patron's chips at a table after the row that a command of this sender's has there. */
    Money chipsAfter(Actor sender, String id, LiveTable<?, ?, ?, ?> table, Patron patron) {
        long now = ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
        for (Row row : journal.under(sender.name(), id, now, true))
            if (row.stream().equals(table.stream().name())) return table.chipsAt(journal, row.version(), patron);
        return table.chips(patron);
    }

    /** All accounts of the floor that are not empty, from what is durable. */
    public Map<Account, Money> balances() {
        return Balances.of(journal);
    }

    /** Finishes what was accepted, and stops. */
    @Override
    public void close() {
        closing = true;
        door.close();
        journal.close();
    }
}
