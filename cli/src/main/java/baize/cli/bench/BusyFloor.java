package baize.cli.bench;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Batch;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import baize.lab.exact.ThreeCardSolution;
import baize.lab.exact.ThreeCardStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** A floor with tables of Three Card Poker, all of whose players are on one thread. */
final class BusyFloor implements AutoCloseable {
    private static final Actor.Staff CASHIER = new Actor.Staff("cora", Role.CASHIER);
    private static final Money MEANS = Money.dollars(10_000_000);
    private static final Map<String, String> SETTINGS =
            Map.of("minimum", "5.00", "chips", "5-25-100", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40");

    private final Journal journal;
    private final Floor floor;
    private final List<BusyTable> tables = new ArrayList<>();
    private final Players players = new Players();
    private final AtomicLong answered = new AtomicLong();
    private final AtomicLong ids = new AtomicLong();
    private final AtomicInteger playing = new AtomicInteger();
    private volatile CompletableFuture<Void> resting = new CompletableFuture<>();
    private volatile boolean goesOn;

    /** Takes the journal over. */
    BusyFloor(Journal journal, int tables, int playersEach) {
        this.journal = journal;
        floor = Floor.open(journal, Floor.Options.of(SealingKey.random()));
        ThreeCardStrategy strategy = new ThreeCardSolution(ThreeCardRules.standard()).optimal();
        for (int number = 1; number <= tables; number++)
            this.tables.add(table(Integer.toString(number), playersEach, strategy));
    }

    @SuppressWarnings("unchecked") // of the game it was set up with
    private BusyTable table(String id, int playersEach, ThreeCardStrategy strategy) {
        var table = (LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView>)
                floor.setUp(id, Setup.of("three-card-poker", SETTINGS, MEANS)).join();
        List<Patron> patrons = new ArrayList<>();
        for (int number = 1; number <= playersEach; number++) patrons.add(patron("player-" + id + "-" + number, table));
        return new BusyTable(this, players, table, patrons, strategy);
    }

    private Patron patron(String name, LiveTable<?, ?, ?, ?> table) {
        Patron patron = new Patron(name);
        Actor guest = new Actor.Guest(patron);
        List<CompletableFuture<?>> answers = List.of(
                floor.ask(CASHIER, id(), patron, new PatronCommand.Register(CASHIER.by(), patron, name, false)),
                floor.ask(CASHIER, id(), patron, new PatronCommand.IssueCard(CASHIER.by(), name)),
                floor.ask(CASHIER, id(), patron, new PatronCommand.Deposit(CASHIER.by(), MEANS, Means.CASH)),
                floor.cardIn(guest, id(), patron, table),
                floor.buyIn(guest, id(), patron, table, MEANS));
        answers.forEach(CompletableFuture::join);
        return patron;
    }

    private String id() {
        return "c" + ids.incrementAndGet();
    }

    /** On the players' thread: sends a command and goes on, on the same thread, with its answer. */
    <S, C, E, V> void send(Actor actor, LiveTable<S, C, E, V> table, C command, Consumer<Answer<TableFact<E>>> then) {
        var _ = floor.play(actor, id(), table, command)
                .thenAcceptAsync(
                        answer -> {
                            answered.incrementAndGet();
                            then.accept(answer);
                        },
                        players)
                .exceptionally(broken -> {
                    resting.completeExceptionally(broken);
                    return null;
                });
    }

    /** On the players' thread: whether a table that has finished its round begins another. */
    boolean goesOn() {
        boolean another = goesOn;
        if (!another && playing.decrementAndGet() == 0) resting.complete(null);
        return another;
    }

    /** What was played in a stretch of time: durable commands a second, and what each transaction stored. */
    record Stretch(double perSecond, List<Stored> batches) {}

    /** A transaction. */
    record Stored(Batch batch, List<Row> rows, String parts) {
        static Stored of(Batch batch, List<Row> rows) {
            StringBuilder parts = new StringBuilder();
            for (Batch.Part part : batch.parts())
                parts.append(part.stream())
                        .append(' ')
                        .append(part.first())
                        .append(' ')
                        .append(part.last())
                        .append('\n');
            return new Stored(batch, rows, parts.toString());
        }
    }

    /** Plays for a while; rounds that have begun are played out afterwards, and do not count. */
    Stretch play(long nanos) {
        Batch head = journal.head();
        goesOn = true;
        resting = new CompletableFuture<>();
        playing.set(tables.size());
        for (BusyTable table : tables) table.begin();
        long from = System.nanoTime();
        long before = answered.get();
        LockSupport.parkNanos(nanos);
        double perSecond = (answered.get() - before) * 1e9 / (System.nanoTime() - from);
        goesOn = false;
        resting.join();
        List<Stored> batches = new ArrayList<>();
        journal.walk(head == null ? 0 : head.number(), (batch, rows) -> batches.add(Stored.of(batch, rows)));
        return new Stretch(perSecond, batches);
    }

    @Override
    public void close() {
        players.close();
        floor.close();
    }
}
