package baize.floor.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Connections that read a SQLite file, opened when first needed. Who comes when all are busy waits. */
final class SqliteReaders implements Connections {
    private static final int MOST = 4;

    private final DataSource source;
    private final Semaphore free = new Semaphore(MOST);
    private final ConcurrentLinkedQueue<Connection> idle = new ConcurrentLinkedQueue<>();

    SqliteReaders(DataSource source) {
        this.source = source;
    }

    @Override
    public <T> @Nullable T ask(Question<T> question) throws SQLException {
        free.acquireUninterruptibly();
        try {
            Connection connection = open();
            T answer;
            try {
                answer = question.ask(connection);
                connection.rollback();
            } catch (SQLException | RuntimeException | Error failure) {
                connection.close();
                throw failure;
            }
            idle.add(connection);
            return answer;
        } finally {
            free.release();
        }
    }

    private Connection open() throws SQLException {
        Connection connection = idle.poll();
        if (connection != null) return connection;
        Connection opened = source.getConnection();
        opened.setAutoCommit(false);
        return opened;
    }

    @Override
    public void close() {
        free.acquireUninterruptibly(MOST);
        try {
            for (Connection connection = idle.poll(); connection != null; connection = idle.poll()) connection.close();
        } catch (SQLException broken) {
            // They are given up either way.
        }
    }
}
