package baize.floor;

import baize.core.rule.Rule;
import baize.floor.journal.StoreDown;
import baize.floor.stream.Answer;
import baize.floor.stream.Busy;
import baize.floor.table.Hosted;
import baize.floor.table.TableFact;
import baize.wire.Cue;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The dealer of tables without a human one: calls no more bets, deals, turns the cards, and calls time, each when its
 * time has come. What it does is recorded as the house's, and a member of staff may step in at any moment.
 */
public final class HouseDealer implements AutoCloseable {
    /** How often the clock is looked at. */
    private static final long TICK_MILLIS = 100;

    private final Floor floor;
    private final LinkedBlockingQueue<LiveTable<?, ?, ?, ?>> changed = new LinkedBlockingQueue<>();
    private final Set<String> queued = ConcurrentHashMap.newKeySet();
    private final Set<String> acting = ConcurrentHashMap.newKeySet();
    private final Map<String, String> refused = new ConcurrentHashMap<>();
    private final Thread thread;
    private volatile boolean closing;

    private HouseDealer(Floor floor) {
        this.floor = floor;
        this.thread = Thread.ofPlatform().name("house-dealer").daemon().unstarted(this::run);
    }

    /** Takes up its work at all tables of a floor that the house deals at. */
    public static HouseDealer at(Floor floor) {
        HouseDealer dealer = new HouseDealer(floor);
        floor.watch(dealer::notice);
        dealer.thread.start();
        return dealer;
    }

    /** On the writer's thread: a table has gone on; once in the queue is enough. */
    private void notice(LiveTable<?, ?, ?, ?> table) {
        if (queued.add(table.id())) changed.add(table);
    }

    private void run() {
        long next = System.nanoTime();
        while (!closing) {
            try {
                LiveTable<?, ?, ?, ?> table = changed.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
                if (table != null) {
                    queued.remove(table.id());
                    lookAt(table, floor.clock().instant());
                }
            } catch (InterruptedException interrupted) {
                closing = true;
            }
            if (System.nanoTime() - next < 0) continue;
            next = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(TICK_MILLIS);
            lookAtAll(floor.clock().instant());
        }
    }

    private void lookAtAll(Instant now) {
        for (LiveTable<?, ?, ?, ?> table : floor.tables()) lookAt(table, now);
    }

    /** What is wrong at one table holds up no other, and is said. */
    private void lookAt(LiveTable<?, ?, ?, ?> table, Instant now) {
        try {
            look(table, now);
        } catch (RuntimeException failure) {
            floor.troubles().failed(trouble(table), failure);
        }
    }

    private <S, C, E, V> void look(LiveTable<S, C, E, V> table, Instant now) {
        Hosted<S, C, E, V> hosted = table.hosted();
        C due = due(table, hosted, now);
        Hosted.Waiting waiting = hosted.waiting();
        if (due == null) floor.troubles().works(trouble(table));
        if (due == null || waiting == null || waiting.key().equals(refused.get(table.id()))) return;
        // One thing at a time: what it did must be durable before it looks again.
        if (!acting.add(table.id())) return;
        var _ = act(table, due).whenComplete((answer, failure) -> {
            if (failure == null) floor.troubles().works(trouble(table));
            else if (!isOfTheStore(failure)) floor.troubles().failed(trouble(table), failure);
            // What is refused once is left to the staff.
            if (answer instanceof Answer.Refused<?>) refused.put(table.id(), waiting.key());
            acting.remove(table.id());
            // What failed is tried again with the next look at the clock, not as fast as it can fail.
            if (answer != null) notice(table);
        });
    }

    private <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> act(LiveTable<S, C, E, V> table, C due) {
        try {
            String id = "house-" + table.id() + "-" + table.position().version();
            return floor.play(Actor.HOUSE, id, table, due);
        } catch (RuntimeException failure) {
            return CompletableFuture.failedFuture(failure);
        }
    }

    /** That the store is down or has too much to do is said once, and not by every table. */
    private static boolean isOfTheStore(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null
                ? isOfTheStore(failure.getCause())
                : failure instanceof Busy || failure instanceof StoreDown;
    }

    private static String trouble(LiveTable<?, ?, ?, ?> table) {
        return "the house dealer fails at table " + table.id();
    }

    /** What is due at a table now, if anything. */
    @Rule("R-145")
    static <S, C, E, V> @Nullable C due(LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted, Instant now) {
        Cue<C> cue = table.wire().cue(hosted.state());
        if (cue == null) return null;
        LiveTable.Wait wait = LiveTable.waiting(hosted, cue);
        return wait == null || now.isBefore(wait.until()) ? null : cue.command();
    }

    @Override
    public void close() {
        closing = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
