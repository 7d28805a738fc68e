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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The one door through which every command comes in: players', staff's, chance's and the clock's. Commands are decided
 * on the caller's thread, a stream at a time; one writer makes them durable; only then are they answered.
 */
public final class Door implements AutoCloseable {
    private static final int LONGEST_ID = 100;

    private final InstantSource clock;
    private final int capacity;
    private final AtomicInteger waiting = new AtomicInteger();
    private final Writer writer;

    /**
     * A door to a journal.
     *
     * @param capacity how many commands may wait for the disk before others are told that the floor is busy
     * @param changed is told, on the writer's thread, of every stream that has gone on
     */
    public Door(Journal journal, InstantSource clock, int capacity, Consumer<Stream<?, ?, ?>> changed) {
        this.clock = clock;
        this.capacity = capacity;
        this.writer = new Writer(journal, this, changed);
    }

    /** Sends a command to one stream. */
    public <S, C, E> CompletableFuture<Answer<E>> submit(String by, String id, Stream<S, C, E> stream, C command) {
        return submit(by, id, Part.of(stream, command), List.of());
    }

    /**
     * Sends a command that concerns several streams; it happens to all of them or to none.
     *
     * @param first the part that answers
     * @return completed on the writer's thread, when the answer is durable; exceptionally with {@link Busy} when
     *     nothing was done, and with {@link StoreDown} when that is unknown: sent again under the same id, the command
     *     is answered as if for the first time
     */
    public <E> CompletableFuture<Answer<E>> submit(
            String by, String id, Part<?, ?, E> first, List<Part<?, ?, ?>> others) {
        return submit(by, id, first, others, List.of());
    }

    /** The same where something may follow for other streams from what happens in the first part. */
    public <E> CompletableFuture<Answer<E>> submit(
            String by, String id, Part<?, ?, E> first, List<Part<?, ?, ?>> others, List<Part.After<E, ?, ?, ?>> after) {
        if (!isId(id))
            return CompletableFuture.failedFuture(new IllegalArgumentException(
                    "expected a command id of 1 to " + LONGEST_ID + " printable characters"));
        Request<E> request = new Request<>(by, id, first, others, after);
        int count = waiting.incrementAndGet();
        if (count > capacity) {
            waiting.decrementAndGet();
            return CompletableFuture.failedFuture(new Busy(capacity));
        }
        attempt(request);
        return request.answer();
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
        waiting.decrementAndGet();
        request.answer().complete(answer);
    }

    void fail(Request<?> request, Throwable failure) {
        waiting.decrementAndGet();
        request.answer().completeExceptionally(failure);
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
            fail(request, failure);
            return !(failure instanceof StoreDown);
        }
        answering.run();
        return true;
    }

    /** What is left to do once the locks are open: who hears an answer may send the next command at once. */
    private <E> Runnable decide(Request<E> request) {
        for (Stream<?, ?, ?> stream : request.streams()) if (stream.refresh()) writer.announce(stream);
        Stream<?, ?, E> main = request.first().stream();
        Pending<E> same = main.waiting(request.key());
        if (same != null) return () -> answerWith(same.request(), request);
        Answer<E> before = main.answered(request.by(), request.id());
        if (before != null) return () -> answer(request, before);
        writer.add(decided(request));
        return Door::nothing;
    }

    private static void nothing() {}

    private <E> void answerWith(Request<E> first, Request<E> repeated) {
        var _ = first.answer().whenComplete((answer, failure) -> {
            if (failure == null) answer(repeated, answer);
            else fail(repeated, failure);
        });
    }

    /**
     * Decides every part; a refusal of any leaves all as they were but for the record of it. It is recorded in every
     * stream it was decided from, so that it stands only where nobody else had moved one of them meanwhile.
     */
    private <E> Pending<E> decided(Request<E> request) {
        List<Step<?, ?, ?>> steps = new ArrayList<>(1 + request.others().size());
        long at = rowTime(request);
        Step<?, ?, E> first = Step.of(request.first(), at);
        steps.add(first);
        Body.@Nullable Refused refusal = first.refusal();
        for (Part<?, ?, ?> part : request.others()) {
            if (refusal != null) break;
            Step<?, ?, ?> step = Step.of(part, at);
            steps.add(step);
            refusal = step.refusal();
        }
        for (Part.After<E, ?, ?, ?> part : request.after()) {
            Step<?, ?, ?> step = refusal == null ? Step.of(part, first.events(), at) : null;
            if (step == null) continue;
            steps.add(step);
            refusal = step.refusal();
        }
        return refusal == null ? accepted(request, first, steps) : refused(request, first, steps, refusal);
    }

    /** One time for all rows of a command: now, but before no row that any of its streams has. */
    private long rowTime(Request<?> request) {
        long at = ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
        for (Stream<?, ?, ?> stream : request.streams())
            at = Math.max(at, stream.working().at());
        return at;
    }

    private static <E> Pending<E> accepted(Request<E> request, Step<?, ?, E> first, List<Step<?, ?, ?>> steps) {
        checkArrived(request, steps);
        List<Row> rows = new ArrayList<>(steps.size());
        List<Pending.Advance<?>> advances = new ArrayList<>(steps.size());
        for (Step<?, ?, ?> step : steps) step.write(request, rows, advances);
        Answer<E> answer = new Answer.Done<>(rows.getFirst().version(), first.events());
        return goOn(first, steps, new Pending<>(request, new Unit(rows), advances, answer));
    }

    /** What one stream gave has come to another before anything of it is stored. */
    private static void checkArrived(Request<?> request, List<Step<?, ?, ?>> steps) {
        Money transit = Money.ZERO;
        for (Step<?, ?, ?> step : steps) transit = transit.plus(step.transit());
        if (!transit.isZero())
            throw new IllegalStateException(
                    request.first().stream().name() + ": " + request.id() + " would leave " + transit + " in transit");
    }

    private static <E> Pending<E> refused(
            Request<E> request, Step<?, ?, E> first, List<Step<?, ?, ?>> steps, Body.Refused refusal) {
        List<Row> rows = new ArrayList<>(steps.size());
        List<Pending.Advance<?>> advances = new ArrayList<>(steps.size());
        for (Step<?, ?, ?> step : steps) step.writeRefusal(request, refusal, rows, advances);
        Answer<E> answer =
                new Answer.Refused<>(rows.getFirst().version(), refusal.rule(), refusal.reason(), refusal.detail());
        return goOn(first, steps, new Pending<>(request, new Unit(rows), advances, answer));
    }

    private static <E> Pending<E> goOn(Step<?, ?, E> first, List<Step<?, ?, ?>> steps, Pending<E> pending) {
        first.advance(pending.request(), pending);
        for (Step<?, ?, ?> step : steps.subList(1, steps.size())) step.advance(pending.request(), null);
        return pending;
    }

    /** Finishes what was accepted, and stops. */
    @Override
    public void close() {
        writer.close();
    }
}
