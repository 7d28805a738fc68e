package baize.floor.stream;

import baize.floor.journal.Chain;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.journal.Snapshot;
import baize.floor.ledger.Books;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One history in memory: where it durably stands, and where it will stand once the rows on their way are stored. What
 * others see is always the former.
 */
public final class Stream<S, C, E> {
    private final String name;
    private final Machine<S, C, E> machine;
    private final Live<S, C> live;
    private final Journal journal;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile Position<S> durable;
    private Position<S> working;
    private int epoch; // changed by the writer alone, under the lock
    private boolean stale;
    private int inFlight;
    private long snapshotAt;

    private Stream(
            String name, Machine<S, C, E> machine, Live<S, C> live, Journal journal, Position<S> at, long snapshotAt) {
        this.name = name;
        this.machine = machine;
        this.live = live;
        this.journal = journal;
        this.durable = at;
        this.working = at;
        this.snapshotAt = snapshotAt;
    }

    /** Reads a stream up to its last row, from its newest snapshot on. */
    public static <S, C, E> Stream<S, C, E> open(
            Journal journal, String name, Machine<S, C, E> machine, Live<S, C> live) {
        Position<S> start = start(name, machine);
        Snapshot snapshot = journal.snapshot(name);
        Position<S> from = snapshot == null ? start : StoredState.position(journal, machine, snapshot);
        if (from == null) from = start;
        Position<S> at = StoredState.replayed(journal, name, machine, from);
        return new Stream<>(name, machine, live, journal, at, from.version());
    }

    /** Where a stream stands before its first row. */
    public static <S> Position<S> start(String name, Machine<S, ?, ?> machine) {
        return new Position<>(machine.initial(), Books.EMPTY, 0, Chain.start(name), 0);
    }

    public String name() {
        return name;
    }

    /** Where it durably stands. */
    public Position<S> durable() {
        return durable;
    }

    public S state() {
        return durable.state();
    }

    Machine<S, C, E> machine() {
        return machine;
    }

    Live<S, C> live() {
        return live;
    }

    ReentrantLock lock() {
        return lock;
    }

    /** Where it will stand once the rows on their way are stored; only under the lock. */
    Position<S> working() {
        return working;
    }

    /** The state that the commands of a {@link Part} on this or another stream of the same request are decided in. */
    public S pendingState() {
        if (!lock.isHeldByCurrentThread()) throw new IllegalStateException(name + " is not part of this request");
        return working.state();
    }

    int epoch() {
        return epoch;
    }

    /** Under the lock: reads again what the store holds, where that is in doubt; whether anything was new. */
    boolean refresh() {
        if (!stale) return false;
        Position<S> before = durable;
        Position<S> at = StoredState.replayed(journal, name, machine, before);
        durable = at;
        working = at;
        stale = false;
        return at.version() != before.version();
    }

    /** Under the lock: nothing that was decided and not stored holds any more. */
    void doubt() {
        stale = true;
        epoch++;
        inFlight = 0;
    }

    /** Reads what other processes have stored, unless rows of this one are on their way; whether anything was new. */
    public boolean catchUp() {
        lock.lock();
        try {
            if (inFlight > 0) return false;
            stale = true;
            return refresh();
        } finally {
            lock.unlock();
        }
    }

    /** Under the lock: goes on to a position whose row is on its way. */
    void advance(Position<S> to) {
        working = to;
        inFlight++;
    }

    /** By the writer: a row is stored. */
    void stored(Position<S> at) {
        lock.lock();
        try {
            durable = at;
            inFlight--;
        } finally {
            lock.unlock();
        }
    }

    /** The snapshot that is due, if one is. */
    @Nullable
    Snapshot snapshotDue(int every) {
        Position<S> at = durable;
        if (at.version() - snapshotAt < every) return null;
        snapshotAt = at.version();
        return StoredState.snapshot(name, machine, at);
    }

    /** The time of a row as an instant. */
    public static Instant instant(long micros) {
        return Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
    }

    /** The row that a body makes. */
    Row row(String id, long at, byte[] body) {
        return Chain.row(working.hash(), name, working.version() + 1, id, at, body);
    }
}
