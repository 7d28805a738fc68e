package baize.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * Wrong tries to sign in, counted for each number that was entered, whether it is anyone's or not: who has to wait
 * learns nothing of whether there is such an account. A try counts before it is judged, so that many at once are no way
 * around it. Nothing is locked for good, and whoever comes from a device of the account's own waits for nobody else's
 * tries: those have a count of their own.
 */
final class Tries {
    /** Free tries, then a pause before each, twice as long every time up to the longest. */
    record Patience(int free, Duration first, Duration longest) {
        static final Patience USUAL = new Patience(5, Duration.ofSeconds(1), Duration.ofMinutes(10));

        private static final int MOST_DOUBLED = 20;

        Duration after(long failures) {
            if (failures < free) return Duration.ZERO;
            Duration wait = first.multipliedBy(1L << Math.min(failures - free, MOST_DOUBLED));
            return wait.compareTo(longest) > 0 ? longest : wait;
        }
    }

    private static final Duration FORGOTTEN = Duration.ofHours(24);

    private final Database database;
    private final InstantSource clock;
    private final Patience patience;

    Tries(Database database, InstantSource clock, Patience patience) {
        this.database = database;
        this.clock = clock;
        this.patience = patience;
    }

    /**
     * A try that has begun, or may not begin yet.
     *
     * @param opens when the next may be made; absent if this one may
     * @param pause how long the one after this must wait if this is wrong
     */
    record Begun(@Nullable Instant opens, Duration pause) {}

    /** Begins a try at a number, from a device that the account knows or from anywhere else. */
    Begun begin(String number, @Nullable String device) {
        String account = account(number, device);
        long now = clock.millis();
        database.change("delete from tries where latest < ?", now - FORGOTTEN.toMillis());
        Long failures = database.one(
                row -> row.getLong(1),
                "insert into tries (account, failures, latest, opens) values (?, 1, ?, 0) "
                        + "on conflict (account) do update set failures = tries.failures + 1, latest = excluded.latest "
                        + "where tries.opens <= excluded.latest returning failures",
                account,
                now);
        if (failures == null) return new Begun(opens(account), Duration.ZERO);
        Duration wait = patience.after(failures);
        if (!wait.isZero()) close(account, now + wait.toMillis());
        return new Begun(null, wait);
    }

    private static String account(String number, @Nullable String device) {
        return Keys.hash(device == null ? number : number + ' ' + device);
    }

    /** Of several tries at once the longest wait holds. */
    private void close(String account, long until) {
        database.change("update tries set opens = ? where account = ? and opens < ?", until, account, until);
    }

    private Instant opens(String account) {
        Long opens = database.one(row -> row.getLong(1), "select opens from tries where account = ?", account);
        return opens == null ? clock.instant() : Instant.ofEpochMilli(opens);
    }

    /** The try was right: those before it are forgotten. */
    void succeeded(String number, @Nullable String device) {
        database.change("delete from tries where account = ?", account(number, device));
    }

    /** The try was not judged: it was none. */
    void takeBack(String number, @Nullable String device) {
        database.change(
                "update tries set failures = failures - 1, opens = 0 where account = ? and failures > 0",
                account(number, device));
    }
}
