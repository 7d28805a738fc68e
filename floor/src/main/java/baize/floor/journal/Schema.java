package baize.floor.journal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;

/**
 * The tables of a database, made where they are not there: all of them or none, whatever ends or comes meanwhile.
 *
 * @param sign one of the tables, by which it is known that they are there
 * @param first what goes before them in the same transaction
 * @param statements that make them
 */
public record Schema(String sign, List<String> first, List<String> statements) {
    /** In PostgreSQL, where several processes may come at once, they make tables in turn. */
    public static final String IN_TURN = "select pg_advisory_xact_lock(hashtext('baize'))";

    /**
     * The tables of a script, which has an empty line between two statements.
     *
     * @param script a resource of this class
     */
    public static Schema of(Class<?> owner, String script, String sign, String... first) {
        try (InputStream in = Objects.requireNonNull(owner.getResourceAsStream(script), script)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Schema(sign, List.of(first), List.of(text.split("\\R\\R+")));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Makes the tables where they are not there, in one transaction. */
    public void make(DataSource database) throws SQLException {
        make(database::getConnection);
    }

    /** Where a connection comes from. */
    @FunctionalInterface
    public interface Source {
        Connection connection() throws SQLException;
    }

    public void make(Source source) throws SQLException {
        try (Connection connection = source.connection();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (String each : first) statement.execute(each);
            if (!isThere(connection, sign)) for (String each : statements) statement.execute(each);
            connection.commit();
        }
    }

    static boolean isThere(Connection connection, String table) throws SQLException {
        try (ResultSet found = connection.getMetaData().getTables(null, connection.getSchema(), table, null)) {
            return found.next();
        }
    }
}
