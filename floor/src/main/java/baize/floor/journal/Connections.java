package baize.floor.journal;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A few connections to read with. Whatever is asked is answered in one transaction, which ends with the answer. */
interface Connections extends AutoCloseable {
    <T> @Nullable T ask(Question<T> question) throws SQLException;

    @Override
    void close();

    /** Something asked of a connection. */
    @FunctionalInterface
    interface Question<T> {
        @Nullable
        T ask(Connection connection) throws SQLException;
    }
}
