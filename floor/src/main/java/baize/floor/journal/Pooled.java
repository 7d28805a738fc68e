package baize.floor.journal;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Connections from a pool, waited for while they are only busy, and not for long where the database is away. */
public final class Pooled implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration TRY = Duration.ofMillis(500);

    private final HikariDataSource pool;
    private final BooleanSupplier away;

    /** @param away whether the database is known to be away */
    public Pooled(HikariConfig config, BooleanSupplier away) {
        config.setMinimumIdle(0);
        config.setConnectionTimeout(TRY.toMillis());
        config.setInitializationFailTimeout(-1);
        this.pool = new HikariDataSource(config);
        this.away = away;
    }

    public Connection connection() throws SQLException {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                return pool.getConnection();
            } catch (SQLTransientConnectionException busy) {
                if (away.getAsBoolean()) throw new SQLException("the database is away", busy);
                if (System.nanoTime() - until > 0) throw busy;
            }
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}
