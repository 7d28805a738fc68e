package baize.server.account;

import baize.floor.stream.KeyUsed;
import baize.server.Denied;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Locale;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** All accounts: who signs in with what, who is signed in, and which programs act for whom. */
public final class Accounts implements AutoCloseable {
    /** Each hash takes 19 MiB and a processor: a few at a time, some that wait, no more. */
    private static final int HASHING = Math.clamp(Runtime.getRuntime().availableProcessors(), 2, 4);

    private static final int WAITING = 256;

    private static final String ENROL = "insert into credentials (number, subject, secret) values (?, ?, ?) "
            + "on conflict (number) do update set secret = excluded.secret "
            + "where credentials.subject = excluded.subject";

    private final Database database;
    private final Held held = new Held();
    private final Sessions sessions;
    private final Tokens tokens;
    private final Tries tries;
    private final Devices devices;
    private final ThreadPoolExecutor hashing;
    private final Secrets.Cost cost;
    private final String nobodys;

    private Accounts(Database database, InstantSource clock, Sessions.Lifetimes lifetimes, Secrets.Cost cost) {
        this.database = database;
        this.cost = cost;
        this.nobodys = Secrets.hash(Keys.draw(), cost);
        this.sessions = new Sessions(database, clock, lifetimes, held);
        this.tokens = new Tokens(database, clock, lifetimes.remembered(), held);
        this.tries = new Tries(database, clock, Tries.Patience.USUAL);
        this.devices = new Devices(database, clock);
        this.hashing = new ThreadPoolExecutor(
                HASHING,
                HASHING,
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(WAITING),
                Thread.ofPlatform().name("secrets-", 0).daemon().factory());
        hashing.allowCoreThreadTimeOut(true);
    }

    /** Accounts in a file of the data folder. */
    public static Accounts in(Path folder, InstantSource clock, Sessions.Lifetimes lifetimes) {
        return in(folder, clock, lifetimes, Secrets.Cost.USUAL);
    }

    static Accounts in(Path folder, InstantSource clock, Sessions.Lifetimes lifetimes, Secrets.Cost cost) {
        return new Accounts(Database.in(folder), clock, lifetimes, cost);
    }

    /**
     * Accounts in the floor's PostgreSQL database.
     *
     * @param away whether the database is known to be away
     */
    public static Accounts at(String url, BooleanSupplier away, InstantSource clock, Sessions.Lifetimes lifetimes) {
        return new Accounts(Database.at(url, away), clock, lifetimes, Secrets.Cost.USUAL);
    }

    static Accounts at(String url, InstantSource clock, Sessions.Lifetimes lifetimes, Secrets.Cost cost) {
        return new Accounts(Database.at(url, () -> false), clock, lifetimes, cost);
    }

    public Sessions sessions() {
        return sessions;
    }

    public Tokens tokens() {
        return tokens;
    }

    Held held() {
        return held;
    }

    Database database() {
        return database;
    }

    Tries tries() {
        return tries;
    }

    Devices devices() {
        return devices;
    }

    /** Does work that hashes, on the few threads for it; {@link Denied} with 503 where too much waits already. */
    public <T extends @Nullable Object> CompletableFuture<T> apart(Callable<T> work) {
        CompletableFuture<T> result = new CompletableFuture<>();
        try {
            hashing.execute(() -> {
                try {
                    result.complete(work.call());
                } catch (Exception | Error failure) {
                    result.completeExceptionally(failure);
                }
            });
        } catch (RejectedExecutionException full) {
            result.completeExceptionally(new Denied(503, "too many sign in at once: try again in a moment"));
        }
        return result;
    }

    /**
     * Gives a person a number and a secret to sign in with, or a new secret. Hashes: call it through {@link #apart} or
     * where nobody waits.
     *
     * @throws Denied with 409 where the number is another person's
     */
    public void enrol(Subject subject, String number, String secret) {
        int stored = database.change(ENROL, plain(number), subject.name(), Secrets.hash(secret, cost));
        if (stored == 0) throw taken(number);
    }

    /**
     * The same by a request that may come again: then nothing changes.
     *
     * @param request sender and id
     * @throws KeyUsed where it came before with another secret
     */
    public void enrolOnce(String request, Subject subject, String number, String secret) {
        String hash = Secrets.hash(secret, cost);
        boolean first = database.together(all -> {
            int noted = all.change(
                    "insert into enrolments (request, secret) values (?, ?) on conflict (request) do nothing",
                    request,
                    hash);
            if (noted > 0 && all.change(ENROL, plain(number), subject.name(), hash) == 0) throw taken(number);
            return noted > 0;
        });
        if (first) return;
        String before =
                database.one(row -> row.getString(1), "select secret from enrolments where request = ?", request);
        if (before == null || !Secrets.matches(secret, before)) throw new KeyUsed();
    }

    /** Throws {@link Denied} with 409 where a number is another person's. */
    public void checkFree(Subject subject, String number) {
        Subject owner = owner(number);
        if (owner != null && !owner.equals(subject)) throw taken(number);
    }

    /** Whether nobody has anything to sign in with. */
    public boolean isEmpty() {
        return database.one(row -> row.getString(1), "select number from credentials limit 1") == null;
    }

    /** Whether a person has this number to sign in with. */
    public boolean isEnrolled(Subject subject, String number) {
        return subject.equals(owner(number));
    }

    private static Denied taken(String number) {
        return new Denied(409, "the number " + number + " is another person's");
    }

    /** Whose number it is. */
    @Nullable
    Subject owner(String number) {
        return database.one(
                row -> Subject.parse(row.getString(1)),
                "select subject from credentials where number = ?",
                plain(number));
    }

    /** Whose number and secret these are; takes as long for a number that is nobody's. Hashes. */
    @Nullable
    Subject whose(String number, String secret) {
        Credential stored = database.one(
                row -> new Credential(Subject.parse(row.getString(1)), row.getString(2)),
                "select subject, secret from credentials where number = ?",
                plain(number));
        boolean matches = Secrets.matches(secret, stored == null ? nobodys : stored.hash());
        return matches && stored != null ? stored.subject() : null;
    }

    private record Credential(Subject subject, String hash) {}

    /** A number as it is compared: people put spaces where the print has them, and capitals where they like. */
    static String plain(String number) {
        return number.replaceAll("\\s+", "").toLowerCase(Locale.ROOT);
    }

    /**
     * A number that was never given out under this name.
     *
     * @param step how far to go on from the last one
     */
    public long next(String name, int step) {
        Long reached = database.one(
                row -> row.getLong(1),
                "insert into counters (name, reached) values (?, ?) on conflict (name) "
                        + "do update set reached = counters.reached + excluded.reached returning reached",
                name,
                (long) step);
        if (reached == null) throw new IllegalStateException("a counter without a value: " + name);
        return reached;
    }

    @Override
    public void close() {
        hashing.close();
        database.close();
    }
}
