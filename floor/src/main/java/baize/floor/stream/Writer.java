package baize.floor.stream;

import baize.floor.journal.Fate;
import baize.floor.journal.Journal;
import baize.floor.journal.Snapshot;
import baize.floor.journal.StoreDown;
import baize.floor.journal.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The one thread that writes. It takes all that waits, stores it in one transaction, and answers when that is durable.
 * What could not be stored because another process was first is decided again.
 */
final class Writer implements AutoCloseable {
    /** Rows in one transaction, so that the first of them need not wait long. */
    private static final int MOST = 1024;

    /** Rows of a stream between its snapshots. */
    private static final int SNAPSHOT_EVERY = 250;

    /** So long it stays awake after its work: who was just answered often asks at once, and waking takes longer. */
    private static final long AWAKE_NANOS = 100_000;

    /** After so many times that another process was first, the others are made to wait. */
    private static final int PATIENCE = 2;

    /** So often a command is decided again; more than enough, since the others wait. */
    private static final int ATTEMPTS = 10;

    /** What those who watch over the floor are told when nothing can be stored. */
    static final String TROUBLE = "the journal cannot be written";

    /** After a failure, so long until it is tried whether anything can be stored again, where nobody asks for it. */
    private static final long PROBE_MILLIS = 2000;

    private final Journal journal;
    private final Door door;
    private final Consumer<Stream<?, ?, ?>> changed;
    private final Object monitor = new Object();
    private final Thread thread;
    private final Set<Stream<?, ?, ?>> news = new LinkedHashSet<>();
    private List<Pending<?>> queue = new ArrayList<>();
    private volatile boolean work;
    private boolean sleeping;
    private boolean closing;
    private final Set<Stream<?, ?, ?>> written = new LinkedHashSet<>();

    Writer(Journal journal, Door door, Consumer<Stream<?, ?, ?>> changed) {
        this.journal = journal;
        this.door = door;
        this.changed = changed;
        this.thread = Thread.ofPlatform().name("journal-writer").start(this::run);
    }

    /** Under the locks of its streams, so that they are stored in the order they were decided in. */
    void add(Pending<?> pending) {
        synchronized (monitor) {
            // What was accepted before the floor closed is finished, however often it must be decided.
            if (closing && !pending.request().isAgain()) throw new StoreDown("the floor is closing", null);
            queue.add(pending);
            work = true;
            if (sleeping) monitor.notifyAll();
        }
    }

    /** The store could not be read: it is found out whether it can be written, and when it can be again. */
    void suspect(StoreDown failure) {
        failed(failure);
        synchronized (monitor) {
            work = true;
            monitor.notifyAll();
        }
    }

    /** A stream has gone on by what others stored. */
    void announce(Stream<?, ?, ?> stream) {
        synchronized (monitor) {
            news.add(stream);
            work = true;
            monitor.notifyAll();
        }
    }

    private void run() {
        try {
            while (await()) {
                List<Pending<?>> waiting = take();
                if (waiting.isEmpty()) probe();
                for (int from = 0; from < waiting.size(); from += MOST)
                    store(waiting.subList(from, Math.min(waiting.size(), from + MOST)));
            }
        } finally {
            stop();
        }
    }

    /** Waits for work; false when the floor has closed and everything is stored. */
    private boolean await() {
        long until = System.nanoTime() + AWAKE_NANOS;
        while (!work && System.nanoTime() - until < 0) Thread.onSpinWait();
        synchronized (monitor) {
            sleeping = true;
            while (queue.isEmpty() && news.isEmpty()) {
                if (closing) return false;
                try {
                    boolean failing = isFailing();
                    monitor.wait(failing ? PROBE_MILLIS : 0);
                    if (failing) break;
                } catch (InterruptedException _) {
                    // Only closing ends this thread; whoever interrupted it meant something else.
                }
            }
            sleeping = false;
            return true;
        }
    }

    private List<Pending<?>> take() {
        List<Stream<?, ?, ?>> heard;
        List<Pending<?>> all;
        synchronized (monitor) {
            heard = List.copyOf(news);
            news.clear();
            all = queue;
            queue = new ArrayList<>();
            work = false;
        }
        heard.forEach(this::tell);
        return all;
    }

    /** While nothing could be stored and nobody asks for anything: whether it could be now. */
    private void probe() {
        if (!isFailing()) return;
        door.storing().begins();
        try {
            journal.probe();
            works();
        } catch (RuntimeException | Error failure) {
            failed(failure);
        }
    }

    private boolean isFailing() {
        return door.troubles().has(TROUBLE);
    }

    private void works() {
        door.storing().works();
        door.troubles().works(TROUBLE);
    }

    private void failed(Throwable failure) {
        door.storing().failed();
        door.troubles().failed(TROUBLE, failure);
    }

    private void store(List<Pending<?>> waiting) {
        boolean[] holds = holding(waiting);
        List<Unit> units = units(waiting, holds);
        List<Fate> fates;
        door.storing().begins();
        try {
            fates = units.isEmpty() ? List.of() : journal.append(units, snapshotsDue());
        } catch (RuntimeException | Error failure) {
            failed(failure);
            for (Pending<?> pending : waiting) doubt(pending);
            for (Pending<?> pending : waiting) door.fail(pending.request(), failure);
            return;
        }
        if (units.isEmpty()) door.storing().idles();
        else works();
        List<Pending<?>> again = stored(waiting, holds, fates);
        for (Pending<?> pending : again) doubt(pending);
        retry(again);
        // One notice a stream, however many of its rows this transaction held.
        if (!units.isEmpty()) written.forEach(this::tell);
    }

    /** Whose streams are where they were decided. One that is not takes along all that went on from it. */
    private static boolean[] holding(List<Pending<?>> waiting) {
        boolean[] holding = new boolean[waiting.size()];
        Set<Stream<?, ?, ?>> broken = new HashSet<>();
        for (int at = 0; at < holding.length; at++) {
            Pending<?> pending = waiting.get(at);
            holding[at] = holds(pending, broken);
            if (!holding[at]) for (Pending.Advance<?> advance : pending.advances()) broken.add(advance.stream());
        }
        return holding;
    }

    private static boolean holds(Pending<?> pending, Set<Stream<?, ?, ?>> broken) {
        for (Pending.Advance<?> advance : pending.advances())
            if (!advance.holds() || broken.contains(advance.stream())) return false;
        return true;
    }

    private static List<Unit> units(List<Pending<?>> waiting, boolean[] holds) {
        List<Unit> units = new ArrayList<>(holds.length);
        for (int at = 0; at < holds.length; at++)
            if (holds[at]) units.add(waiting.get(at).unit());
        return units;
    }

    /** Answers what is stored; the others, in their order, are to be decided again. */
    private List<Pending<?>> stored(List<Pending<?>> waiting, boolean[] holds, List<Fate> fates) {
        List<Pending<?>> again = new ArrayList<>();
        int next = 0;
        for (int at = 0; at < holds.length; at++) {
            if (holds[at] && fates.get(next++) == Fate.STORED) stored(waiting.get(at));
            else again.add(waiting.get(at));
        }
        return again;
    }

    /** Snapshots of what is durable already, stored along with the next rows. */
    private List<Snapshot> snapshotsDue() {
        List<Snapshot> due = new ArrayList<>();
        for (Stream<?, ?, ?> stream : written) {
            Snapshot snapshot = stream.snapshotDue(SNAPSHOT_EVERY);
            if (snapshot != null) due.add(snapshot);
        }
        written.clear();
        return due;
    }

    private <E> void stored(Pending<E> pending) {
        for (Pending.Advance<?> advance : pending.advances()) {
            advance.stored();
            written.add(advance.stream());
        }
        door.answer(pending.request(), pending.answer());
    }

    private static void doubt(Pending<?> pending) {
        for (Pending.Advance<?> advance : pending.advances()) advance.doubt();
    }

    private void retry(List<Pending<?>> again) {
        int most = 0;
        for (Pending<?> pending : again) most = Math.max(most, pending.request().again());
        // Who must read first and then store would lose to a process that only stores, for ever if it is busy.
        boolean held = most >= PATIENCE;
        boolean up = !held || hold();
        for (Pending<?> pending : again) {
            Request<?> request = pending.request();
            // Where one cannot read the store, the others need not wait to find out.
            if (!up) door.fail(request, new StoreDown("the store cannot be read", null));
            else if (request.attempts() > ATTEMPTS)
                door.fail(request, new StoreDown("other processes were first " + ATTEMPTS + " times", null));
            else up = door.attempt(request);
        }
        if (held && isIdle()) journal.letGo();
    }

    private boolean hold() {
        try {
            journal.hold();
            return true;
        } catch (StoreDown down) {
            return false;
        }
    }

    private boolean isIdle() {
        synchronized (monitor) {
            return queue.isEmpty();
        }
    }

    /** A watcher's failure is its own: what it was told of is stored. */
    private void tell(Stream<?, ?, ?> stream) {
        try {
            changed.accept(stream);
        } catch (RuntimeException | Error failure) {
            thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
        }
    }

    /** Nobody waits for a thread that is gone. */
    private void stop() {
        List<Pending<?>> left;
        synchronized (monitor) {
            closing = true;
            left = queue;
            queue = new ArrayList<>();
        }
        for (Pending<?> pending : left) door.fail(pending.request(), new StoreDown("the floor has stopped", null));
    }

    /** Stores what was accepted, and stops. */
    @Override
    public void close() {
        if (thread.equals(Thread.currentThread())) throw new IllegalStateException("the writer cannot wait for itself");
        synchronized (monitor) {
            closing = true;
            monitor.notifyAll();
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException _) {
                // What was accepted is finished first.
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
