package baize.floor.stream;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.floor.crash.Faulty;
import baize.floor.journal.Chain;
import baize.floor.journal.Fate;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.journal.SqliteJournal;
import baize.floor.journal.Unit;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import baize.testkit.Await;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** A door to purses over a real journal that fails when it is told to. */
final class Purses implements AutoCloseable {
    static final int CAPACITY = 100;

    private final Purse machine = new Purse();
    private final Faulty journal;
    private final Door door;
    private final Map<String, Stream<Long, Long, Long>> streams = new HashMap<>();
    private final List<String> changed = new CopyOnWriteArrayList<>();

    Purses(Path folder) {
        this(folder, CAPACITY, _ -> {});
    }

    Purses(Path folder, int capacity, Consumer<Stream<?, ?, ?>> watcher) {
        journal = new Faulty(SqliteJournal.open(folder));
        door = new Door(journal, InstantSource.fixed(Instant.EPOCH), capacity, stream -> {
            changed.add(stream.name());
            watcher.accept(stream);
        });
    }

    Faulty journal() {
        return journal;
    }

    Door door() {
        return door;
    }

    /** The streams that were announced, in order. */
    List<String> changed() {
        return changed;
    }

    /** Waits until a stream is announced. */
    void awaitChanged(String stream) {
        Await.until(stream + " is announced", () -> changed.contains(stream));
    }

    Stream<Long, Long, Long> stream(String name) {
        return streams.computeIfAbsent(name, _ -> Stream.open(journal, name, machine, Live.plain()));
    }

    CompletableFuture<Answer<Long>> put(String id, String stream, long cents) {
        return door.submit("me", id, stream(stream), cents);
    }

    /** Into two purses at once; the first answers. */
    CompletableFuture<Answer<Long>> put(String id, String first, long cents, String second, long others) {
        return door.submit("me", id, Part.of(stream(first), cents), List.of(Part.of(stream(second), others)));
    }

    static <T> T now(CompletableFuture<T> answer) throws Exception {
        try {
            return answer.get(30, TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Exception cause) throw cause;
            throw failure;
        } catch (TimeoutException never) {
            throw new AssertionError("never answered", never);
        }
    }

    static Answer<Long> done(long version, long cents) {
        return new Answer.Done<>(version, List.of(cents));
    }

    /** Holds the writer inside an append of a command to the purse {@code held} until the latch opens. */
    CountDownLatch hold() throws InterruptedException {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        journal.before(() -> {
            inside.countDown();
            awaited(free);
        });
        var _ = put("held-" + System.nanoTime(), "held", 1);
        awaited(inside);
        return free;
    }

    static void awaited(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    /** Before the next append another process stores this in a purse. */
    void intrude(String stream, String by, String id, long cents) {
        journal.next((real, units, snapshots) -> {
            List<Fate> fates = real.append(List.of(new Unit(List.of(next(real, stream, by, id, cents)))), List.of());
            assertThat(fates).containsExactly(Fate.STORED);
            return real.append(units, snapshots);
        });
    }

    private Row next(Journal real, String stream, String by, String id, long cents) {
        long version = real.version(stream);
        List<Row> last = new ArrayList<>();
        if (version > 0) real.rows(stream, version, version, last::add);
        Body<Long, Long> body = new Body<>(
                by,
                Body.digest(machine, List.of(cents)),
                List.of(cents),
                List.of(cents),
                Body.netted(Entry.transfer(Account.CASH, new Account("purse"), Money.cents(cents))),
                null);
        return Chain.row(
                last.isEmpty() ? Chain.start(stream) : last.getFirst().hash(),
                stream,
                version + 1,
                id,
                0,
                body.write(machine));
    }

    /** The ids stored in a purse, in order. */
    List<String> stored(String stream) {
        List<String> ids = new ArrayList<>();
        journal.rows(stream, 1, Long.MAX_VALUE, row -> ids.add(row.id()));
        return ids;
    }

    @Override
    public void close() {
        door.close();
        journal.close();
    }
}
