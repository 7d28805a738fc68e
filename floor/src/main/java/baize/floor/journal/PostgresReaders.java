package baize.floor.journal;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** A pool of connections that read a PostgreSQL database. */
final class PostgresReaders implements Connections {
    private static final int MOST = 4;
    private static final int PATIENCE_MILLIS = 10_000;

    private final HikariDataSource pool;

    PostgresReaders(DataSource source) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("journal");
        config.setDataSource(source);
        config.setReadOnly(true);
        config.setAutoCommit(false);
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        config.setMinimumIdle(0);
        config.setMaximumPoolSize(MOST);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setInitializationFailTimeout(-1);
        pool = new HikariDataSource(config);
    }

    @Override
    public <T> @Nullable T ask(Question<T> question) throws SQLException {
        try (Connection connection = pool.getConnection()) {
            return question.ask(connection);
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}
