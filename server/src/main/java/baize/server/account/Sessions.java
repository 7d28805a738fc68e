package baize.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Those who are signed in. The store holds hashes of the keys, so its reader is signed in as nobody. */
public final class Sessions {
    private static final int MOST_REMEMBERED = 20_000;

    private final Database database;
    private final InstantSource clock;
    private final Lifetimes lifetimes;
    private final Remembered<Session> remembered;
    private final Held held;
    private final AtomicLong swept = new AtomicLong();

    /**
     * How long a session lasts.
     *
     * @param idle without a request
     * @param most in all
     * @param remembered before the store is asked again whether it was ended elsewhere
     */
    public record Lifetimes(Duration idle, Duration most, Duration remembered) {
        public static final Lifetimes USUAL =
                new Lifetimes(Duration.ofHours(12), Duration.ofDays(7), Duration.ofSeconds(5));

        /** How far what is stored of the last request may lag behind. */
        Duration grain() {
            return idle.dividedBy(60);
        }
    }

    private record Session(Subject subject, Instant began, Instant seen) {
        boolean isOver(Lifetimes lifetimes, Instant now) {
            return !now.isBefore(began.plus(lifetimes.most())) || !now.isBefore(seen.plus(lifetimes.idle()));
        }
    }

    Sessions(Database database, InstantSource clock, Lifetimes lifetimes, Held held) {
        this.database = database;
        this.clock = clock;
        this.lifetimes = lifetimes;
        this.held = held;
        this.remembered = new Remembered<>(clock, lifetimes.remembered(), MOST_REMEMBERED);
    }

    /** Signs a person in; the answer is the key, which is kept nowhere else. */
    public String begin(Subject subject) {
        sweep();
        String key = Keys.draw();
        Instant now = clock.instant();
        database.change(
                "insert into sessions (hash, subject, began, seen) values (?, ?, ?, ?)",
                Keys.hash(key),
                subject.name(),
                now.toEpochMilli(),
                now.toEpochMilli());
        return key;
    }

    /** Whose session this is, as far as memory goes: none does not mean that there is none. */
    @Nullable
    Subject recall(String key) {
        return recallHashed(Keys.hash(key));
    }

    /** The same for whoever has kept the hash. */
    @Nullable
    Subject recallHashed(String hash) {
        Session session = remembered.get(hash);
        return session == null || session.isOver(lifetimes, clock.instant()) ? null : session.subject();
    }

    /** When a session is over at the latest, as far as memory goes. */
    @Nullable
    Instant ends(String key) {
        Session session = remembered.get(Keys.hash(key));
        return session == null ? null : session.began().plus(lifetimes.most());
    }

    /** Whose session this is; reads the store. */
    public @Nullable Subject find(String key) {
        String hash = Keys.hash(key);
        long before = remembered.ended();
        Session session = database.one(
                row -> new Session(
                        Subject.parse(row.getString(1)),
                        Instant.ofEpochMilli(row.getLong(2)),
                        Instant.ofEpochMilli(row.getLong(3))),
                "select subject, began, seen from sessions where hash = ?",
                hash);
        Instant now = clock.instant();
        if (session == null || session.isOver(lifetimes, now)) {
            remembered.forget(hash);
            return null;
        }
        boolean recent = session.seen().plus(lifetimes.grain()).isAfter(now);
        remembered.put(hash, recent ? session : seen(hash, session, now), before);
        return session.subject();
    }

    private Session seen(String hash, Session session, Instant now) {
        database.change("update sessions set seen = ? where hash = ?", now.toEpochMilli(), hash);
        return new Session(session.subject(), session.began(), now);
    }

    /** Signs out, also over every socket that was opened in this session. */
    public void end(String key) {
        String hash = Keys.hash(key);
        database.change("delete from sessions where hash = ?", hash);
        remembered.end(hash);
        held.end(hash);
    }

    /** Takes away what has expired, once a minute at most. */
    private void sweep() {
        long now = clock.millis();
        long last = swept.get();
        if (now - last < 60_000 || !swept.compareAndSet(last, now)) return;
        database.change(
                "delete from sessions where seen <= ? or began <= ?",
                now - lifetimes.idle().toMillis(),
                now - lifetimes.most().toMillis());
    }
}
