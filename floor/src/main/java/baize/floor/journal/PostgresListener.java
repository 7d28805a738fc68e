package baize.floor.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hears of the batches that other processes stored. Announcements only hasten it: what counts is the number of the
 * head, which it reads a few times a second in any case.
 */
final class PostgresListener implements AutoCloseable {
    private static final int POLL_MILLIS = 250;

    /** How often it looks who else is there. */
    private static final long ROLL_CALL_NANOS = 1_000_000_000;

    private static final long PROMPT_NANOS = 300_000_000;

    private final DataSource source;
    private final String me;
    private final Thread thread =
            Thread.ofPlatform().daemon().name("journal-listener").unstarted(this::run);
    private final List<Journal.Listener> listeners = new CopyOnWriteArrayList<>();
    private final Set<Long> own = ConcurrentHashMap.newKeySet();
    private volatile boolean listening;
    private volatile boolean away;
    private volatile Set<Integer> others = Set.of();
    private volatile boolean closed;
    private long seen;

    /** @param me what announcements of this process say */
    PostgresListener(DataSource source, String me) {
        this.source = source;
        this.me = me;
    }

    /** Whoever listens hears of every batch stored after this call. */
    synchronized void add(Journal.Listener listener) throws SQLException {
        if (!thread.isAlive()) {
            listening = true;
            try (Connection connection = source.getConnection();
                    Statement select = connection.createStatement()) {
                seen = head(select);
            }
            thread.start();
        }
        listeners.add(listener);
    }

    /** Whether the database did not answer when it was asked last, which is a few times a second. */
    boolean isAway() {
        return away;
    }

    /** Tells that this process is about to commit a batch, which is therefore no news. */
    void committing(long number) {
        if (listening) own.add(number);
    }

    /** Tells that a commit failed: the number may become another process's. */
    void failed() {
        own.clear();
    }

    private void run() {
        while (!closed) {
            try (Connection connection = source.getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("listen " + PostgresWriter.CHANNEL);
                int self = PostgresPresence.enter(statement);
                follow(connection.unwrap(PGConnection.class), statement, self);
            } catch (SQLException | StoreDown lost) {
                away = true;
                pause();
            }
        }
    }

    private void follow(PGConnection connection, Statement select, int self) throws SQLException {
        long looked = System.nanoTime() - ROLL_CALL_NANOS;
        while (!closed) {
            long head = head(select);
            // Who is told of news reads them at once.
            away = false;
            look(head);
            if (System.nanoTime() - looked >= ROLL_CALL_NANOS) {
                looked = System.nanoTime();
                callTheRoll(select, self);
            }
            PGNotification[] heard;
            long waited = System.nanoTime();
            do heard = connection.getNotifications(POLL_MILLIS);
            while (!closed
                    && heard.length > 0
                    && Arrays.stream(heard).allMatch(this::isOwn)
                    && System.nanoTime() - waited < ROLL_CALL_NANOS);
        }
    }

    /** Who else is there, and what time it is for all. An answer that took long does not tell the time. */
    private void callTheRoll(Statement select, int self) throws SQLException {
        Set<Integer> now = PostgresPresence.there(select);
        now.remove(self);
        if (!now.containsAll(others)) tell(Journal.Listener::left);
        others = now;
        long asked = System.nanoTime();
        Instant time = PostgresPresence.time(select);
        long took = System.nanoTime() - asked;
        if (took < PROMPT_NANOS) tell(listener -> listener.time(time.plusNanos(took / 2)));
    }

    boolean isListening() {
        return listening;
    }

    /** Whether no other process was there when the roll was called. */
    boolean isAlone() {
        return others.isEmpty();
    }

    private boolean isOwn(PGNotification notification) {
        return notification.getParameter().equals(me);
    }

    private static long head(Statement select) throws SQLException {
        try (ResultSet found = select.executeQuery("select number from head")) {
            return found.next() ? found.getLong(1) : 0;
        }
    }

    private void look(long head) {
        boolean news = false;
        for (long number = seen + 1; number <= head; number++) news |= !own.remove(number);
        // What could not be read is news again.
        if (news) tell(Journal.Listener::stored);
        seen = Math.max(seen, head);
    }

    /** One listener's failure is its own, but for a store that cannot be read: nobody can read it. */
    private void tell(Consumer<Journal.Listener> what) {
        for (Journal.Listener listener : listeners)
            try {
                what.accept(listener);
            } catch (StoreDown down) {
                throw down;
            } catch (RuntimeException failure) {
                Thread current = Thread.currentThread();
                current.getUncaughtExceptionHandler().uncaughtException(current, failure);
            }
    }

    private void pause() {
        try {
            Thread.sleep(POLL_MILLIS);
        } catch (InterruptedException _) {
            closed = true;
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join(2 * POLL_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
