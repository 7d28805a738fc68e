package baize.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * Tries to sign in, counted for each number that was entered, whether it is anyone's or not: an account that is locked
 * tells nobody that it exists. A try counts before it is judged, so that many at once are no way around it.
 */
final class Tries {
    /** Free tries, then a pause before each, then a lock. */
    record Patience(int free, Duration pause, int most, Duration lock) {
        static final Patience USUAL = new Patience(3, Duration.ofSeconds(2), 6, Duration.ofMinutes(15));

        Duration after(long failures) {
            if (failures >= most) return lock;
            return failures < free ? Duration.ZERO : pause.multipliedBy(failures - free + 1);
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

    /** Begins a try; absent if it may be made, else when the next may. */
    @Nullable
    Instant begin(String number) {
        String account = Keys.hash(number);
        long now = clock.millis();
        database.change("delete from tries where latest < ?", now - FORGOTTEN.toMillis());
        Long failures = database.one(
                row -> row.getLong(1),
                "insert into tries (account, failures, latest, opens) values (?, 1, ?, 0) "
                        + "on conflict (account) do update set failures = tries.failures + 1, latest = excluded.latest "
                        + "where tries.opens <= excluded.latest returning failures",
                account,
                now);
        if (failures == null) return opens(account);
        Duration wait = patience.after(failures);
        if (!wait.isZero()) close(account, now + wait.toMillis());
        return null;
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
    void succeeded(String number) {
        database.change("delete from tries where account = ?", Keys.hash(number));
    }
}
