package baize.floor.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What processes that serve a floor in one database have in common: its clock, and who they are. Each holds a lock that
 * all can share, over the connection by which it listens. The database lets it go when that connection ends, however it
 * ends.
 */
final class PostgresPresence {
    /** "baize" and "here", by which nobody else's lock is taken for one of these. */
    private static final int BAIZE = 0x6261_697A;

    private static final int HERE = 0x6865_7265;

    private static final String THERE = """
            select pid from pg_locks where locktype = 'advisory' and granted and classid = %d and objid = %d
            and database = (select oid from pg_database where datname = current_database())""".formatted(BAIZE, HERE);

    private PostgresPresence() {}

    /**
     * From now on this connection's process is there; as whom. One whose machine is gone without a word is missed after
     * some seconds.
     */
    static int enter(Statement listening) throws SQLException {
        for (String setting : List.of("idle = 3", "interval = 1", "count = 3"))
            listening.execute("set tcp_keepalives_" + setting);
        try (ResultSet self = listening.executeQuery(
                "select pg_backend_pid() from pg_advisory_lock_shared(" + BAIZE + ", " + HERE + ")")) {
            self.next();
            return self.getInt(1);
        }
    }

    /** What time it is there. An answer that takes long tells it as of when it comes. */
    static Instant time(Statement any) throws SQLException {
        try (ResultSet found = any.executeQuery("select (extract(epoch from clock_timestamp()) * 1000000)::bigint")) {
            found.next();
            return Instant.EPOCH.plus(found.getLong(1), ChronoUnit.MICROS);
        }
    }

    /** Those who are there, each as the process by which the database serves it. */
    static Set<Integer> there(Statement any) throws SQLException {
        Set<Integer> there = new HashSet<>();
        try (ResultSet found = any.executeQuery(THERE)) {
            while (found.next()) there.add(found.getInt(1));
        }
        return there;
    }
}
