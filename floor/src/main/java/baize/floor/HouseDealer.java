package baize.floor;

import baize.core.rule.Rule;
import baize.floor.journal.StoreDown;
import baize.floor.stream.Answer;
import baize.floor.stream.Busy;
import baize.floor.stream.Position;
import baize.floor.table.Hosted;
import baize.floor.table.TableFact;
import baize.wire.Cue;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The dealer of tables without a human one: calls no more bets, deals, turns the cards, and calls time, each when its
 * time has come. What it does is recorded as the house's, and a member of staff may step in at any moment.
 */
public final class HouseDealer implements AutoCloseable {
    /** How often the clock is looked at. */
    private static final long TICK_MILLIS = 100;

    /** Where something has been due for longer and nobody has looked, the house fails its players. */
    private static final Duration LATE = Duration.ofSeconds(2);

    private static final String TROUBLE = "the house dealer fails";

    /** A dealer who did not get to look for longer stood still, and with it the house. */
    private static final Duration STANDSTILL = Duration.ofSeconds(3);

    private final Floor floor;
    private final Consumer<Refusal> refusals;
    private final LinkedBlockingQueue<LiveTable<?, ?, ?, ?>> changed = new LinkedBlockingQueue<>();
    private final Set<String> queued = ConcurrentHashMap.newKeySet();
    private final Map<String, Post> posts = new ConcurrentHashMap<>();
    private final Supplier<List<String>> late = this::late;
    private final Thread thread;
    private volatile boolean closing;
    private long last;

    /** What the house asked for and was refused, which is worth knowing: it asks for what is due. */
    public record Refusal(String table, String command, Answer.Refused<?> why) {}

    /** How the dealer stands with a table. */
    private static final class Post {
        private static final long NEVER = -1;

        /** One thing at a time: what it did must be durable before it looks again. */
        private final AtomicBoolean acting = new AtomicBoolean();

        /** The version of the table at which what is due was refused; it is tried again when the table has gone on. */
        private volatile long refusedAt = NEVER;

        private volatile long lookedAt = System.nanoTime();

        /** What its players have played and may play is to be worked out anew. */
        private volatile boolean resumed;

        void looked() {
            lookedAt = System.nanoTime();
        }

        boolean isLeft() {
            return System.nanoTime() - lookedAt > LATE.toNanos();
        }
    }

    private HouseDealer(Floor floor, Consumer<Refusal> refusals) {
        this.floor = floor;
        this.refusals = refusals;
        this.thread = Thread.ofPlatform().name("house-dealer").daemon().unstarted(this::run);
    }

    /**
     * Takes up its work at all tables of a floor that the house deals at.
     *
     * @param refusals is told of what the house was refused
     */
    public static HouseDealer at(Floor floor, Consumer<Refusal> refusals) {
        HouseDealer dealer = idle(floor, refusals);
        dealer.thread.start();
        return dealer;
    }

    /** One that looks when it is told to, and not by itself. */
    static HouseDealer idle(Floor floor, Consumer<Refusal> refusals) {
        HouseDealer dealer = new HouseDealer(floor, refusals);
        floor.outages().inService();
        floor.watch(dealer::notice);
        floor.troubles().find(dealer.late);
        return dealer;
    }

    /** On the writer's thread: a table has gone on; once in the queue is enough. */
    private void notice(LiveTable<?, ?, ?, ?> table) {
        if (queued.add(table.id())) changed.add(table);
    }

    private void run() {
        long next = System.nanoTime();
        last = next;
        while (!closing) {
            try {
                LiveTable<?, ?, ?, ?> table = changed.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
                noticeStandstill();
                if (table != null) {
                    queued.remove(table.id());
                    lookAt(table, floor.clock().instant());
                }
                if (System.nanoTime() - next < 0) continue;
                next = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(TICK_MILLIS);
                floor.watchClock();
                for (LiveTable<?, ?, ?, ?> each : floor.tables()) {
                    noticeStandstill();
                    lookAt(each, floor.clock().instant());
                }
            } catch (InterruptedException interrupted) {
                closing = true;
            } catch (RuntimeException | Error failure) {
                floor.troubles().failed(TROUBLE, failure);
            }
        }
    }

    /** Before anything is looked at: what fell due in the meantime fell due in time that nobody had. */
    private void noticeStandstill() {
        long now = System.nanoTime();
        long since = now - last;
        last = now;
        if (since > STANDSTILL.toNanos()) floor.outages().stoodStill(Duration.ofNanos(since));
    }

    /** What one that is idle is told to do. */
    void lookAtAll(Instant now) {
        for (LiveTable<?, ?, ?, ?> table : floor.tables()) lookAt(table, now);
    }

    /** What is wrong at one table holds up no other, and is said. */
    private void lookAt(LiveTable<?, ?, ?, ?> table, Instant now) {
        try {
            look(table, now);
        } catch (RuntimeException | Error failure) {
            floor.troubles().failed(trouble(table), failure);
        }
    }

    private <S, C, E, V> void look(LiveTable<S, C, E, V> table, Instant now) {
        Post post = posts.computeIfAbsent(table.id(), _ -> new Post());
        if (floor.isAway() || floor.clock().isAnother() || resumes(table, post)) {
            post.looked();
            return;
        }
        Position<Hosted<S, C, E, V>> position = table.position();
        C due = due(table, position.state(), now);
        if (due == null) {
            post.looked();
            floor.troubles().works(trouble(table));
            return;
        }
        if (post.acting.get()) return;
        post.looked();
        if (position.version() == post.refusedAt || !post.acting.compareAndSet(false, true)) return;
        String id = "house-" + table.id() + "-" + position.version();
        var _ = floor.play(Actor.HOUSE, id, table, due).whenComplete((answer, failure) -> {
            try {
                if (failure == null) floor.troubles().works(trouble(table));
                else if (!isOfTheStore(failure)) floor.troubles().failed(trouble(table), failure);
                if (answer instanceof Answer.Refused<TableFact<E>> why)
                    refused(table, post, position.version(), due, why);
            } finally {
                post.acting.set(false);
            }
            // What failed is tried again with the next look at the clock, not as fast as it can fail.
            if (answer != null) notice(table);
        });
    }

    /** Whether it is still to be put on record that the table was out of service; before that nothing is due. */
    @Rule("R-201")
    private <S, C, E, V> boolean resumes(LiveTable<S, C, E, V> table, Post post) {
        Outages.Owed owed = floor.outages().owed(table);
        if (owed == null) {
            if (post.resumed) floor.renewAll(table);
            post.resumed = false;
            return false;
        }
        if (!post.acting.compareAndSet(false, true)) return true;
        Hosted<S, C, E, V> hosted = table.hosted();
        if (hosted.waiting() == null && hosted.visits().isEmpty()) {
            floor.outages().paid(table, owed);
            post.acting.set(false);
            return false;
        }
        var _ = floor.resume(table, owed).whenComplete((answer, failure) -> {
            if (answer != null) {
                table.waitAnew();
                floor.outages().paid(table, owed);
                floor.troubles().works(trouble(table));
            } else if (failure != null && !isOfTheStore(failure))
                floor.troubles().failed(trouble(table), failure);
            post.resumed = answer != null;
            post.acting.set(false);
            if (answer != null) notice(table);
        });
        return true;
    }

    /**
     * Where the table stood as it was seen, another try would be refused too until it goes on. Where somebody was
     * quicker, what is due is to be seen anew.
     */
    private <C> void refused(LiveTable<?, C, ?, ?> table, Post post, long seen, C due, Answer.Refused<?> why) {
        if (why.version() == seen + 1) post.refusedAt = why.version();
        String command = table.wire().commandJson(due).path("do").asString();
        refusals.accept(new Refusal(table.id(), command, why));
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

    /** Tables at which something is due that the dealer has not looked at, a sentence each. */
    private List<String> late() {
        List<String> late = new ArrayList<>();
        Instant before = floor.clock().instant().minus(LATE);
        for (LiveTable<?, ?, ?, ?> table : floor.tables()) {
            Post post = posts.computeIfAbsent(table.id(), _ -> new Post());
            if (post.isLeft() && isDue(table, before))
                late.add("the house dealer has not looked at table " + table.id() + ", where something is due");
        }
        return late;
    }

    /** What cannot be told is said where it fails, and is no reason to say nothing of others. */
    private static <S, C, E, V> boolean isDue(LiveTable<S, C, E, V> table, Instant at) {
        try {
            return due(table, table.hosted(), at) != null;
        } catch (RuntimeException failure) {
            return false;
        }
    }

    /** What is due at a table now, if anything. */
    @Rule("R-145")
    static <S, C, E, V> @Nullable C due(LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted, Instant now) {
        Cue<C> cue = table.wire().cue(hosted.state());
        if (cue == null) return null;
        LiveTable.Wait wait = table.waiting(hosted, cue);
        return wait == null || now.isBefore(wait.until()) ? null : cue.command();
    }

    @Override
    public void close() {
        closing = true;
        floor.troubles().findNoMore(late);
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
