package baize.floor.stream;

import baize.core.money.Money;
import baize.floor.journal.Chain;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.journal.StoreDown;
import baize.floor.journal.Unit;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The one door through which every command comes in: players', staff's, chance's and the clock's. Commands are decided
 * on the caller's thread, a stream at a time; one writer makes them durable; only then are they answered.
 */
public final class Door implements AutoCloseable {
    private static final int LONGEST_ID = 100;

    private final Journal journal;
    private final InstantSource clock;
    private final int capacity;
    private final Map<String, Request<?>> claims = new ConcurrentHashMap<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private final Troubles troubles = new Troubles();
    private final Storing storing;
    private final Writer writer;

    /**
     * A door to a journal.
     *
     * @param capacity how many commands may wait for the disk before others are told that the floor is busy
     * @param changed is told, on the writer's thread, of every stream that has gone on
     */
    public Door(Journal journal, InstantSource clock, int capacity, Consumer<Stream<?, ?, ?>> changed) {
        this.journal = journal;
        this.clock = clock;
        this.capacity = capacity;
        this.storing = new Storing(clock);
        this.writer = new Writer(journal, this, changed);
    }

    /** What does not work now. */
    public Troubles troubles() {
        return troubles;
    }

    /** Whether what is sent can be stored. */
    public Storing storing() {
        return storing;
    }

    /** Sends a command to one stream. */
    public <S, C, E> CompletableFuture<Answer<E>> submit(String by, String id, Stream<S, C, E> stream, C command) {
        return submit(by, id, Part.of(stream, command), List.of());
    }

    /**
     * Sends a command that concerns several streams; it happens to all of them or to none.
     *
     * @param first the part that answers
     * @return completed on the writer's thread, when the answer is durable; exceptionally with {@link Busy} or
     *     {@link KeyUsed} when nothing was done, and with {@link StoreDown} when that is unknown: sent again under the
     *     same id, the command is answered as if for the first time
     */
    public <E> CompletableFuture<Answer<E>> submit(
            String by, String id, Part<?, ?, E> first, List<Part<?, ?, ?>> others) {
        return send(new Request<>(by, id, first, others, List.of(), _ -> {}));
    }

    /**
     * Sends a command to one stream, from which something may follow for others.
     *
     * @param seen is shown what has happened in the first part, before anything follows; where it throws, nothing has
     *     happened at all, and the answer fails with what it threw
     */
    public <E> CompletableFuture<Answer<E>> submit(
            String by, String id, Part<?, ?, E> first, List<Part.After<E, ?, ?, ?>> after, Consumer<List<E>> seen) {
        return send(new Request<>(by, id, first, List.of(), after, seen));
    }

    private <E> CompletableFuture<Answer<E>> send(Request<E> request) {
        if (!isId(request.id()))
            return CompletableFuture.failedFuture(new IllegalArgumentException(
                    "expected a command id of 1 to " + LONGEST_ID + " printable characters"));
        int count = waiting.incrementAndGet();
        if (count > capacity) {
            waiting.decrementAndGet();
            return CompletableFuture.failedFuture(new Busy(capacity));
        }
        if (journal.isAway()) {
            StoreDown down = new StoreDown("the store is away", null);
            writer.suspect(down);
            waiting.decrementAndGet();
            return CompletableFuture.failedFuture(down);
        }
        claim(request);
        return request.answer();
    }

    private void claim(Request<?> request) {
        Request<?> same = claims.putIfAbsent(request.key(), request);
        if (same == null) attempt(request);
        else repeat(same, request);
    }

    /**
     * The same command as one that is on its way waits with it. Another one waits until it is known whose the id is:
     * the one on its way may itself find out that it comes too late.
     */
    private <E> void repeat(Request<?> first, Request<E> repeated) {
        if (!first.asksAs(repeated)) {
            var _ = first.hasTheKey().thenAccept(has -> {
                if (has) fail(repeated, new KeyUsed());
                else claim(repeated);
            });
            return;
        }
        @SuppressWarnings("unchecked") // of the same stream
        CompletableFuture<Answer<E>> answer = ((Request<E>) first).answer();
        var _ = answer.whenComplete((given, failure) -> {
            if (failure == null) answer(repeated, given);
            else fail(repeated, failure);
        });
    }

    /** An id that the store could not hold would fail everything that waits with it. */
    private static boolean isId(String id) {
        return !id.isBlank() && id.length() <= LONGEST_ID && Chain.isPlain(id);
    }

    /** How many commands wait for the disk. */
    public int waiting() {
        return waiting.get();
    }

    /** Has a stream that went on elsewhere announced like those that went on here, on the writer's thread. */
    public void announce(Stream<?, ?, ?> stream) {
        writer.announce(stream);
    }

    <E> void answer(Request<E> request, Answer<E> answer) {
        over(request);
        request.answer().complete(answer);
    }

    void fail(Request<?> request, Throwable failure) {
        over(request);
        request.answer().completeExceptionally(failure);
    }

    private void over(Request<?> request) {
        waiting.decrementAndGet();
        claims.remove(request.key(), request);
        request.hasTheKey().complete(false);
    }

    /**
     * Decides a command where its streams stand now. Nothing but an answer or a failure comes of it.
     *
     * @return false when the store could not be read
     */
    <E> boolean attempt(Request<E> request) {
        Runnable answering;
        try {
            for (Stream<?, ?, ?> stream : request.streams()) stream.lock().lock();
            try {
                answering = decide(request);
            } finally {
                for (Stream<?, ?, ?> stream : request.streams()) stream.lock().unlock();
            }
        } catch (RuntimeException | Error failure) {
            if (failure instanceof StoreDown down) writer.suspect(down);
            fail(request, failure);
            return !(failure instanceof StoreDown);
        }
        answering.run();
        return true;
    }

    /** What is left to do once the locks are open: who hears an answer may send the next command at once. */
    private <E> Runnable decide(Request<E> request) {
        for (Stream<?, ?, ?> stream : request.streams()) if (stream.refresh()) writer.announce(stream);
        Answer<E> before = answered(request);
        if (before != null) return () -> answer(request, before);
        writer.add(decided(request));
        return () -> request.hasTheKey().complete(true);
    }

    /**
     * The first answer to a command of this sender and id: the row that answers says what was asked.
     *
     * @throws KeyUsed where that was another command
     */
    private <E> @Nullable Answer<E> answered(Request<E> request) {
        long now = ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
        List<Row> rows = journal.under(request.by(), request.id(), now, request.isAgain());
        if (rows.isEmpty()) return null;
        Stream<?, ?, E> stream = request.first().stream();
        for (Row row : rows)
            if (row.stream().equals(stream.name()) && request.asked().equals(StoredState.asked(row)))
                return StoredState.answer(stream.machine(), row);
        throw new KeyUsed();
    }

    /**
     * Decides every part; a refusal of any leaves all as they were but for the record of it. It is recorded in every
     * stream it was decided from, so that it stands only where nobody else had moved one of them meanwhile.
     */
    private <E> Pending<E> decided(Request<E> request) {
        List<Step<?, ?, ?>> steps = new ArrayList<>(1 + request.others().size());
        long now = ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
        Step<?, ?, E> first = Step.of(request.first(), now);
        steps.add(first);
        Body.@Nullable Refused refusal = first.refusal();
        if (refusal == null) request.seen().accept(first.events());
        for (Part<?, ?, ?> part : request.others()) {
            if (refusal != null) break;
            Step<?, ?, ?> step = Step.of(part, now);
            steps.add(step);
            refusal = step.refusal();
        }
        for (Part.After<E, ?, ?, ?> part : request.after()) {
            Step<?, ?, ?> step = refusal == null ? Step.of(part, first.events(), now) : null;
            if (step == null) continue;
            steps.add(step);
            refusal = step.refusal();
        }
        return refusal == null ? accepted(request, first, steps) : refused(request, steps, refusal);
    }

    private static <E> Pending<E> accepted(Request<E> request, Step<?, ?, E> first, List<Step<?, ?, ?>> steps) {
        checkArrived(request, steps);
        List<Row> rows = new ArrayList<>(steps.size());
        List<Pending.Advance<?>> advances = new ArrayList<>(steps.size());
        for (Step<?, ?, ?> step : steps) step.write(request, rows, advances);
        Answer<E> answer = new Answer.Done<>(rows.getFirst().version(), first.events());
        steps.forEach(Step::advance);
        return new Pending<>(request, new Unit(rows), advances, answer);
    }

    /** What one stream gave has come to another before anything of it is stored. */
    private static void checkArrived(Request<?> request, List<Step<?, ?, ?>> steps) {
        Money transit = Money.ZERO;
        for (Step<?, ?, ?> step : steps) transit = transit.plus(step.transit());
        if (!transit.isZero())
            throw new IllegalStateException(
                    request.first().stream().name() + ": " + request.id() + " would leave " + transit + " in transit");
    }

    private static <E> Pending<E> refused(Request<E> request, List<Step<?, ?, ?>> steps, Body.Refused refusal) {
        List<Row> rows = new ArrayList<>(steps.size());
        List<Pending.Advance<?>> advances = new ArrayList<>(steps.size());
        for (Step<?, ?, ?> step : steps) step.writeRefusal(request, refusal, rows, advances);
        Answer<E> answer =
                new Answer.Refused<>(rows.getFirst().version(), refusal.rule(), refusal.reason(), refusal.detail());
        steps.forEach(Step::advance);
        return new Pending<>(request, new Unit(rows), advances, answer);
    }

    /** Finishes what was accepted, and stops. */
    @Override
    public void close() {
        writer.close();
    }
}
