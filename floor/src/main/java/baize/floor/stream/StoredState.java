package baize.floor.stream;

import baize.core.money.Money;
import baize.floor.journal.Chain;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.journal.Snapshot;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Positions as the journal holds them: rows folded, snapshots written and read. */
public final class StoredState {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private StoredState() {}

    /** The position after a row, its events folded; nothing is decided. */
    public static <S, C, E> Position<S> after(Machine<S, C, E> machine, Position<S> before, Row row) {
        Body<C, E> body = Body.read(machine, row.body());
        S state = before.state();
        for (E event : body.events()) state = machine.evolve(state, event, Stream.instant(row.at()));
        Books books = before.books().plus(body.entries());
        return new Position<>(state, books, row.version(), row.hash(), row.at());
    }

    /** The position after all rows that follow one. */
    static <S, C, E> Position<S> replayed(Journal journal, String stream, Machine<S, C, E> machine, Position<S> from) {
        List<Position<S>> last = new ArrayList<>(List.of(from));
        journal.rows(
                stream, from.version() + 1, Long.MAX_VALUE, row -> last.set(0, after(machine, last.getFirst(), row)));
        return last.getFirst();
    }

    /** A row that does not fit what stands before it. */
    public static final class Misfit extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Row row;

        Misfit(Row row, RuntimeException why) {
            super(why);
            this.row = row;
        }

        public Row row() {
            return row;
        }

        public RuntimeException why() {
            return (RuntimeException) Objects.requireNonNull(getCause());
        }
    }

    /** The position after a version, from the last snapshot before it: events are folded, nothing is decided. */
    public static <S, C, E> Position<S> at(Journal journal, String stream, Machine<S, C, E> machine, long version) {
        Snapshot newest = journal.snapshot(stream);
        Snapshot snapshot =
                newest != null && newest.version() <= version ? newest : journal.checkpoint(stream, version);
        Position<S> stored = snapshot == null ? null : position(journal, machine, snapshot);
        List<Position<S>> at = new ArrayList<>(List.of(stored == null ? Stream.start(stream, machine) : stored));
        journal.rows(stream, at.getFirst().version() + 1, version, row -> {
            try {
                at.set(0, after(machine, at.getFirst(), row));
            } catch (RuntimeException damage) {
                throw new Misfit(row, damage);
            }
        });
        return at.getFirst();
    }

    /** A digest of what was asked, in a row that says it. */
    static @Nullable String asked(Row row) {
        return MAPPER.readTree(row.body()).path("asked").asString(null);
    }

    /** The answer that a stored row gave. */
    static <E> Answer<E> answer(Machine<?, ?, E> machine, Row row) {
        Body<?, E> body = Body.read(machine, row.body());
        Body.Refused refusal = body.refusal();
        return refusal == null
                ? new Answer.Done<>(row.version(), body.events())
                : new Answer.Refused<>(row.version(), refusal.rule(), refusal.reason(), refusal.detail());
    }

    public static <S> Snapshot snapshot(String stream, Machine<S, ?, ?> machine, Position<S> at) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = MAPPER.createGenerator(bytes)) {
            out.writeStartObject();
            out.writeNumberProperty("at", at.at());
            out.writeName("state");
            machine.codec().writeState(out, at.state());
            out.writeObjectPropertyStart("books");
            at.books()
                    .balances()
                    .forEach((account, amount) -> out.writeStringProperty(account.name(), amount.toString()));
            out.writeEndObject();
            out.writeEndObject();
        }
        return Chain.snapshot(at.hash(), stream, at.version(), bytes.toByteArray());
    }

    /**
     * The position that a snapshot holds; none where it does not belong to its row, and the whole history must be read
     * instead.
     */
    public static <S> @Nullable Position<S> position(Journal journal, Machine<S, ?, ?> machine, Snapshot snapshot) {
        List<Row> rows = new ArrayList<>(1);
        journal.rows(snapshot.stream(), snapshot.version(), snapshot.version(), rows::add);
        if (rows.isEmpty()) return null;
        Row row = rows.getFirst();
        if (!Chain.snapshot(row.hash(), snapshot.stream(), snapshot.version(), snapshot.body())
                .hash()
                .equals(snapshot.hash())) return null;
        JsonNode body = MAPPER.readTree(snapshot.body());
        return new Position<>(
                machine.codec().state(body.path("state")),
                books(body.path("books")),
                snapshot.version(),
                row.hash(),
                body.path("at").asLong());
    }

    private static Books books(JsonNode json) {
        SortedMap<Account, Money> balances = new TreeMap<>();
        for (Map.Entry<String, JsonNode> balance : json.properties())
            balances.put(
                    new Account(balance.getKey()),
                    Money.parse(balance.getValue().asString()));
        return Books.of(balances);
    }
}
