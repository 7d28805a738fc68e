package baize.floor.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** How a journal is read, on either database. Each question is answered from one state of the database. */
final class Reads {
    private static final int FETCH = 512;
    private static final String AFTER_ALL = Character.toString(Character.MAX_CODE_POINT);

    private final String place;
    private final Connections connections;
    private final Dialect dialect;

    Reads(String place, Connections connections, Dialect dialect) {
        this.place = place;
        this.connections = connections;
        this.dialect = dialect;
    }

    @Nullable
    Snapshot snapshot(String stream) {
        return kept(stream, dialect.snapshot(), stream);
    }

    @Nullable
    Snapshot checkpoint(String stream, long last) {
        return kept(stream, dialect.checkpoint(), stream, last);
    }

    private @Nullable Snapshot kept(String stream, String question, Object... values) {
        return ask(connection -> {
            try (PreparedStatement select = prepare(connection, question, values);
                    ResultSet found = select.executeQuery()) {
                if (!found.next()) return null;
                long version = found.getLong(1);
                return new Snapshot(stream, version, found.getBytes(2), hash(0, stream, version, found.getBytes(3)));
            }
        });
    }

    List<Long> checkpoints(String stream) {
        List<Long> versions = new ArrayList<>();
        with(connection -> {
            try (PreparedStatement select = prepare(connection, dialect.checkpoints(), stream);
                    ResultSet found = select.executeQuery()) {
                while (found.next()) versions.add(found.getLong(1));
            }
        });
        return versions;
    }

    void rows(String stream, long first, long last, Consumer<Row> each) {
        ask(connection -> {
            try (PreparedStatement select = prepare(connection, dialect.range(), stream, first, last);
                    ResultSet found = select.executeQuery()) {
                while (found.next()) each.accept(row(found));
                return null;
            }
        });
    }

    long version(String stream) {
        Long version = ask(connection -> {
            try (PreparedStatement select = prepare(connection, dialect.version(), stream);
                    ResultSet found = select.executeQuery()) {
                return found.next() ? found.getLong(1) : 0;
            }
        });
        return version == null ? 0 : version;
    }

    List<String> streams(String prefix) {
        List<String> names = new ArrayList<>();
        ask(connection -> {
            try (PreparedStatement select = prepare(connection, dialect.names(), prefix, prefix + AFTER_ALL);
                    ResultSet found = select.executeQuery()) {
                while (found.next()) names.add(found.getString(1));
                return null;
            }
        });
        return names;
    }

    @Nullable
    Batch head() {
        return ask(connection -> {
            try (PreparedStatement select = prepare(connection, """
                            select h.number, b.at, b.parts, b.hash
                            from head h left join batches b on b.number = h.number and b.hash = h.hash""");
                    ResultSet found = select.executeQuery()) {
                if (!found.next()) throw new Damaged(1, "", 0, "head has no row");
                if (found.getLong(1) == 0) return null;
                if (found.getBytes(4) == null)
                    throw new Damaged(found.getLong(1), "", 0, "head names it, but there is none with that hash");
                return batch(found);
            }
        });
    }

    void walk(long after, BiConsumer<Batch, List<Row>> each) {
        ask(connection -> {
            if (after == 0) new WholeWalk(connection, dialect).run(each);
            else new Walk(connection, dialect).run(after, each);
            return null;
        });
    }

    void check() {
        for (String question : dialect.astray())
            ask(connection -> {
                try (PreparedStatement select = prepare(connection, question);
                        ResultSet found = select.executeQuery()) {
                    if (found.next()) throw astray(found.getString(1), found.getLong(2));
                    return null;
                }
            });
    }

    private static Damaged astray(String stream, long version) {
        return new Damaged(0, stream, version, "it does not lie where its stream goes on");
    }

    /** The first answer to a question about the whole store. */
    String answer(String question) {
        String answer = ask(connection -> {
            try (PreparedStatement select = prepare(connection, question);
                    ResultSet found = select.executeQuery()) {
                return found.next() ? found.getString(1) : "";
            }
        });
        return answer == null ? "" : answer;
    }

    /** A sender's rows under an id from a time on, in a database that has an index of them. */
    List<Row> under(String by, String id, long since) {
        List<Row> rows = new ArrayList<>(1);
        with(connection -> {
            try (PreparedStatement select = prepare(connection, Dialect.UNDER, id, by, since);
                    ResultSet found = select.executeQuery()) {
                while (found.next()) rows.add(row(found));
            }
        });
        return rows;
    }

    /** Reads something in one transaction. */
    void with(Reading reading) {
        ask(connection -> {
            reading.read(connection);
            return null;
        });
    }

    /** What is read from a connection. */
    @FunctionalInterface
    interface Reading {
        void read(Connection connection) throws SQLException;
    }

    /** The row at a place, in a database that has places. */
    static void at(Connection connection, long place, Consumer<Row> each) throws SQLException {
        try (PreparedStatement select = prepare(connection, Dialect.AT, place);
                ResultSet found = select.executeQuery()) {
            while (found.next()) each.accept(row(found));
        }
    }

    private <T> @Nullable T ask(Connections.Question<T> question) {
        try {
            return connections.ask(question);
        } catch (SQLException failure) {
            throw new StoreDown("cannot read from " + place + ": " + failure.getMessage(), failure);
        }
    }

    static PreparedStatement prepare(Connection connection, String sql, Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        statement.setFetchSize(FETCH);
        for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
        return statement;
    }

    /** A row of the columns that a {@link Dialect} selects. */
    static Row row(ResultSet found) throws SQLException {
        String stream = found.getString(1);
        long version = found.getLong(2);
        Hash hash = hash(0, stream, version, found.getBytes(6));
        return new Row(stream, version, found.getString(3), found.getLong(4), found.getBytes(5), hash);
    }

    /** A batch of the columns number, at, parts, hash. */
    static Batch batch(ResultSet found) throws SQLException {
        long number = found.getLong(1);
        List<Batch.Part> parts = Parts.unpack(number, found.getString(3));
        return new Batch(number, found.getLong(2), parts, hash(number, "", 0, found.getBytes(4)));
    }

    /** The head's number and hash. */
    static Writer.Head head(ResultSet found) throws SQLException {
        if (!found.next()) throw new Damaged(1, "", 0, "head has no row");
        long number = found.getLong(1);
        return new Writer.Head(number, hash(number, "", 0, found.getBytes(2)));
    }

    static Hash hash(long batch, String stream, long version, byte[] bytes) {
        if (bytes.length != Hash.BYTES)
            throw new Damaged(batch, stream, version, "its hash has " + bytes.length + " bytes, not " + Hash.BYTES);
        return Hash.of(bytes);
    }
}
