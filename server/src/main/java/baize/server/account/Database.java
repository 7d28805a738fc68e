package baize.server.account;

import baize.floor.journal.NotOpened;
import baize.floor.journal.OwnFiles;
import baize.floor.journal.Pooled;
import baize.floor.journal.PostgresAddress;
import baize.floor.journal.Schema;
import baize.floor.journal.StoreDown;
import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Where accounts are kept: a SQLite file in the data folder, or a schema of its own in the floor's PostgreSQL. */
final class Database implements AutoCloseable {
    private static final String FILE = "accounts.db";
    private static final String SCHEMA = "accounts";
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int MOST = 4;

    private final String place;
    private final Pooled pool;

    private Database(String place, HikariConfig config, BooleanSupplier away) {
        this.place = place;
        config.setPoolName("accounts");
        this.pool = new Pooled(config, away);
    }

    /** The file in a data folder, which belongs to one process as the folder does. */
    static Database in(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            OwnFiles.makeFolder(folder);
            OwnFiles.makeFile(file);
        } catch (IOException failure) {
            throw new NotOpened("cannot write to " + file + ": " + failure.getMessage());
        }
        HikariConfig config = new HikariConfig();
        config.setDataSource(sqlite(file));
        config.setMaximumPoolSize(1);
        Database database = new Database(file.toString(), config, () -> false);
        return database.prepared(schema());
    }

    private static DataSource sqlite(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(PATIENCE_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /**
     * A schema of its own: the journal's is the journal's, whichever of the two is opened first.
     *
     * @param away whether the database is known to be away
     */
    static Database at(String url, BooleanSupplier away) {
        PostgresAddress address = new PostgresAddress(url);
        HikariConfig config = new HikariConfig();
        config.setDataSource(address.connections());
        config.setConnectionInitSql("set search_path to " + SCHEMA);
        config.setMaximumPoolSize(MOST);
        Database database = new Database(address.place(), config, away);
        return database.prepared(schema(Schema.IN_TURN, "create schema if not exists " + SCHEMA));
    }

    private static Schema schema(String... first) {
        return Schema.of(Database.class, "schema.sql", "credentials", first);
    }

    private Database prepared(Schema schema) {
        try {
            schema.make(pool::connection);
            return this;
        } catch (SQLException failure) {
            pool.close();
            throw new NotOpened("cannot open " + place + ": " + firstLine(failure));
        }
    }

    /** Reads one row of an answer. */
    @FunctionalInterface
    interface Reading<T> {
        T of(ResultSet row) throws SQLException;
    }

    /** Changes rows; how many. */
    int change(String sql, Object... with) {
        try (Connection connection = pool.connection();
                PreparedStatement statement = prepare(connection, sql, with)) {
            return statement.executeUpdate();
        } catch (SQLException failure) {
            throw down(failure);
        }
    }

    /** Changes that happen all or not at all. */
    <T> T together(Changing<T> changing) {
        try (Connection connection = pool.connection()) {
            connection.setAutoCommit(false);
            try {
                T result = changing.by((sql, with) -> change(connection, sql, with));
                connection.commit();
                return result;
            } finally {
                connection.rollback();
                connection.setAutoCommit(true);
            }
        } catch (SQLException failure) {
            throw down(failure);
        }
    }

    /** One change among others. */
    @FunctionalInterface
    interface Change {
        int change(String sql, Object... with) throws SQLException;
    }

    /** What is changed together. */
    @FunctionalInterface
    interface Changing<T> {
        T by(Change change) throws SQLException;
    }

    private static int change(Connection connection, String sql, Object... with) throws SQLException {
        try (PreparedStatement statement = prepare(connection, sql, with)) {
            return statement.executeUpdate();
        }
    }

    <T> List<T> all(Reading<T> reading, String sql, Object... with) {
        try (Connection connection = pool.connection();
                PreparedStatement statement = prepare(connection, sql, with);
                ResultSet rows = statement.executeQuery()) {
            List<T> all = new ArrayList<>();
            while (rows.next()) all.add(reading.of(rows));
            return all;
        } catch (SQLException failure) {
            throw down(failure);
        }
    }

    /** The first row of an answer, if it has one. */
    <T> @Nullable T one(Reading<T> reading, String sql, Object... with) {
        List<T> all = all(reading, sql, with);
        return all.isEmpty() ? null : all.getFirst();
    }

    private static PreparedStatement prepare(Connection connection, String sql, Object... with) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int at = 0; at < with.length; at++) statement.setObject(at + 1, with[at]);
        return statement;
    }

    private StoreDown down(SQLException failure) {
        return new StoreDown("cannot use " + place + ": " + firstLine(failure), failure);
    }

    private static String firstLine(SQLException failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    }

    @Override
    public void close() {
        pool.close();
    }
}
