package baize.cli.bench;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.money.Money;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.stream.Answer;
import baize.floor.stream.Busy;
import baize.floor.table.Setup;
import baize.lab.bots.Bots;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Bots at all tables of a floor, on a thread of their own, until enough rounds are played. */
public final class Load implements AutoCloseable {
    private static final Money FLOAT_TRAY = Money.dollars(100_000);

    private final Floor floor;
    private final long rounds;
    private final String run = Long.toString(System.currentTimeMillis(), 36) + "-";
    private final ExecutorService bots =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().name("bots").factory());
    private final List<LoadedTable<?, ?, ?, ?>> tables = new ArrayList<>();
    private final CompletableFuture<Void> finished = new CompletableFuture<>();
    private final AtomicLong played = new AtomicLong();
    private final AtomicLong answered = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final Latencies latencies = new Latencies();
    private volatile boolean stopped;
    private long ids;
    private int going;

    /** Sets the tables up that are not there. */
    public Load(Floor floor, Bots.Kind<?, ?> kind, int tables, int playersEach, long rounds, long seed) {
        this.floor = floor;
        this.rounds = rounds;
        Setup setup = Setup.of(kind.game(), kind.settings(), FLOAT_TRAY);
        for (int number = 1; number <= tables; number++) {
            LiveTable<?, ?, ?, ?> table =
                    floor.setUp(Integer.toString(number), setup).join();
            this.tables.add(loaded(table, kind, playersEach, FastGenerator.stream(seed, number)));
        }
    }

    @SuppressWarnings("unchecked") // bots and table are of one game
    private <S, C, E, V> LoadedTable<S, C, E, V> loaded(
            LiveTable<S, C, E, V> table, Bots.Kind<?, ?> kind, int players, Generator generator) {
        return new LoadedTable<>(this, table, (Bots.Kind<S, C>) kind, players, generator);
    }

    /** Begins to play; completes when all tables have finished their last round. */
    public CompletableFuture<Void> begin() {
        bots.execute(() -> {
            going = tables.size();
            guarded(() -> tables.forEach(LoadedTable::look));
        });
        return finished;
    }

    /** Ends after the rounds at hand. */
    public void stop() {
        stopped = true;
    }

    Floor floor() {
        return floor;
    }

    /** A new id of a command, also where the floor has been under load before. */
    String id() {
        return run + ++ids;
    }

    boolean ends() {
        return stopped || played.get() >= rounds;
    }

    void played(int more) {
        if (more != 0) played.addAndGet(more);
    }

    void done() {
        if (--going == 0) finished.complete(null);
    }

    /** Waits for an answer and goes on with it on the bots' thread; one for which the floor was busy is none. */
    <T> void send(CompletableFuture<Answer<T>> sent, Consumer<@Nullable Answer<T>> then) {
        long from = System.nanoTime();
        var _ = sent.whenCompleteAsync(
                (answer, failure) -> {
                    if (failure != null && !(failure instanceof Busy)) finished.completeExceptionally(failure);
                    latencies.add(System.nanoTime() - from);
                    answered.incrementAndGet();
                    if (answer instanceof Answer.Refused<T>) refused.incrementAndGet();
                    guarded(() -> then.accept(answer));
                },
                bots);
    }

    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException failure) {
            finished.completeExceptionally(failure);
        }
    }

    public long played() {
        return played.get();
    }

    public long answered() {
        return answered.get();
    }

    public long refused() {
        return refused.get();
    }

    public Latencies latencies() {
        return latencies;
    }

    @Override
    public void close() {
        bots.close();
    }
}
