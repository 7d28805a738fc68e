package baize.server.account;

import java.time.Duration;
import java.time.InstantSource;

/**
 * Browsers from which somebody has signed in: each keeps a key that nobody can guess, and is known to the accounts that
 * came in from it. So whoever tries at a number from elsewhere keeps its owner waiting nowhere.
 */
final class Devices {
    static final Duration KEPT = Duration.ofDays(90);

    private final Database database;
    private final InstantSource clock;

    Devices(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Whether a number was signed in with from a device lately. */
    boolean knows(String device, String number) {
        return database.one(
                        row -> row.getLong(1),
                        "select latest from devices where hash = ? and latest >= ?",
                        hash(device, number),
                        clock.millis() - KEPT.toMillis())
                != null;
    }

    /** A number was signed in with from a device. */
    void remember(String device, String number) {
        long now = clock.millis();
        database.change("delete from devices where latest < ?", now - KEPT.toMillis());
        database.change(
                "insert into devices (hash, latest) values (?, ?) "
                        + "on conflict (hash) do update set latest = excluded.latest",
                hash(device, number),
                now);
    }

    private static String hash(String device, String number) {
        return Keys.hash(device + ' ' + number);
    }
}
