package baize.floor.journal;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** A pool of connections that read a PostgreSQL database. */
final class PostgresReaders implements Connections {
    private static final int MOST = 4;

    private final Pooled pool;

    /** @param away whether the database is known to be away */
    PostgresReaders(DataSource source, BooleanSupplier away) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("journal");
        config.setDataSource(source);
        config.setReadOnly(true);
        config.setAutoCommit(false);
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        config.setMaximumPoolSize(MOST);
        pool = new Pooled(config, away);
    }

    @Override
    public <T> @Nullable T ask(Question<T> question) throws SQLException {
        try (Connection connection = pool.connection()) {
            return question.ask(connection);
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}
