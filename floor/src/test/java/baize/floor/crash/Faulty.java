package baize.floor.crash;

import baize.floor.journal.Batch;
import baize.floor.journal.Fate;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.journal.Snapshot;
import baize.floor.journal.StoreDown;
import baize.floor.journal.Unit;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A real journal whose appends a test can hold up, fail, or precede by something on the thread that appends. */
public final class Faulty implements Journal {
    /** What happens instead of an append. */
    @FunctionalInterface
    public interface Fault {
        List<Fate> append(Journal real, List<Unit> units, List<Snapshot> snapshots);
    }

    private final Journal real;
    private final AtomicReference<@Nullable Fault> next = new AtomicReference<>();
    private final AtomicReference<@Nullable Runnable> look = new AtomicReference<>();
    private volatile @Nullable RuntimeException unreadable;
    private final AtomicLong rowsRead = new AtomicLong();
    private volatile boolean full;
    private boolean apart;

    public Faulty(Journal real) {
        this.real = real;
    }

    /** The next append is this. */
    public void next(Fault fault) {
        next.set(fault);
    }

    /** Runs before the next append, on its thread. */
    public void before(Runnable what) {
        next((journal, units, snapshots) -> {
            what.run();
            return journal.append(units, snapshots);
        });
    }

    /** Holds the next append up, does something while nothing is stored, and lets it go on. */
    public void whileHeld(Runnable what) throws InterruptedException {
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        before(() -> {
            held.countDown();
            waitFor(free);
        });
        held.await();
        try {
            what.run();
        } finally {
            free.countDown();
        }
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /** How many rows of streams were read so far. */
    public long rowsRead() {
        return rowsRead.get();
    }

    /** Whoever opens a floor over it goes by a clock of its own, and not by the database's. */
    public Faulty apart() {
        apart = true;
        return this;
    }

    /** Stores nothing, like a full disk, until it is told otherwise. */
    public void full(boolean now) {
        full = now;
    }

    private void checkRoom() {
        if (full) throw new StoreDown("the disk is full", null);
    }

    /** Runs while the next id is looked up, on the thread that looks. */
    public void looking(Runnable what) {
        look.set(what);
    }

    /** Fails every reading of rows, or no more. */
    public void unreadable(@Nullable RuntimeException failure) {
        unreadable = failure;
    }

    @Override
    public List<Fate> append(List<Unit> units, List<Snapshot> snapshots) {
        checkRoom();
        Fault fault = next.getAndSet(null);
        return fault == null ? real.append(units, snapshots) : fault.append(real, units, snapshots);
    }

    @Override
    public void hold() {
        real.hold();
    }

    @Override
    public void letGo() {
        real.letGo();
    }

    @Override
    public void probe() {
        checkRoom();
        real.probe();
    }

    @Override
    public @Nullable Snapshot snapshot(String stream) {
        return real.snapshot(stream);
    }

    @Override
    public @Nullable Snapshot checkpoint(String stream, long last) {
        return real.checkpoint(stream, last);
    }

    @Override
    public List<Long> checkpoints(String stream) {
        return real.checkpoints(stream);
    }

    @Override
    public void rows(String stream, long first, long last, Consumer<Row> each) {
        RuntimeException failure = unreadable;
        if (failure != null) throw failure;
        real.rows(stream, first, last, row -> {
            rowsRead.incrementAndGet();
            each.accept(row);
        });
    }

    @Override
    public List<Row> under(String by, String id, long at, boolean surely) {
        RuntimeException failure = unreadable;
        if (failure != null) throw failure;
        Runnable looking = look.getAndSet(null);
        if (looking != null) looking.run();
        return real.under(by, id, at, surely);
    }

    @Override
    public long version(String stream) {
        return real.version(stream);
    }

    @Override
    public List<String> streams(String prefix) {
        return real.streams(prefix);
    }

    @Override
    public @Nullable Batch head() {
        return real.head();
    }

    @Override
    public void check() {
        real.check();
    }

    @Override
    public void walk(long after, BiConsumer<Batch, List<Row>> each) {
        real.walk(after, each);
    }

    @Override
    public boolean isAlone() {
        return real.isAlone();
    }

    @Override
    public boolean isAway() {
        return real.isAway();
    }

    @Override
    public @Nullable Instant time() {
        return apart ? null : real.time();
    }

    @Override
    public void listen(Listener listener) {
        real.listen(
                !apart
                        ? listener
                        : new Listener() {
                            @Override
                            public void stored() {
                                listener.stored();
                            }

                            @Override
                            public void left() {
                                listener.left();
                            }
                        });
    }

    @Override
    public void close() {
        real.close();
    }
}
