package baize.floor.audit;

import baize.floor.Machines;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import baize.floor.table.Hosted;
import baize.floor.table.Reader;
import baize.floor.table.TableMachine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds a past round in a journal and goes through it again. */
public final class Replay {
    static final String TABLE = "table/";

    private Replay() {}

    /** A round that cannot be shown because its history is damaged; the message is one line that names the row. */
    public static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(Row row, RuntimeException cause) {
            super(new Finding(0, row.stream(), row.version(), "", Wrong.words(cause)).line(), cause);
        }
    }

    /** The whole of a round as it is stored, for whoever has the journal; with the staff's view of it. */
    public static @Nullable Replayed of(Journal journal, String id) {
        return replayed(journal, id, null);
    }

    /**
     * The round of an id like {@code 4-1183} as this reader may be told of it; none where there has been no such round.
     *
     * @throws Unreadable when the history does not hold together there
     */
    public static @Nullable Replayed of(Journal journal, String id, Reader reader) {
        return replayed(journal, id, reader);
    }

    private static @Nullable Replayed replayed(Journal journal, String id, @Nullable Reader reader) {
        int dash = id.lastIndexOf('-');
        int number = dash < 0 ? 0 : number(id.substring(dash + 1));
        if (number == 0) return null;
        String stream = TABLE + id.substring(0, dash);
        List<Row> first = new ArrayList<>(1);
        journal.rows(stream, 1, 1, first::add);
        if (first.isEmpty() || !(machine(first.getFirst()) instanceof TableMachine<?, ?, ?, ?> table)) return null;
        RoundRows rows = RoundRows.find(journal, stream, number);
        return rows == null ? null : replayed(journal, id, new Wanted(number, reader), stream, table, rows);
    }

    /** A round's number; 0 where the digits are none. */
    static int number(String digits) {
        return digits.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(digits) : 0;
    }

    private static Object machine(Row first) {
        try {
            return Machines.of(first);
        } catch (RuntimeException damage) {
            throw new Unreadable(first, damage);
        }
    }

    /**
     * Which round of a table, and for whom.
     *
     * @param reader absent for whoever has the journal, and so is told all of it
     */
    record Wanted(int number, @Nullable Reader reader) {}

    private static <S, C, E, V> @Nullable Replayed replayed(
            Journal journal,
            String id,
            Wanted wanted,
            String stream,
            TableMachine<S, C, E, V> machine,
            RoundRows rows) {
        Position<Hosted<S, C, E, V>> from;
        try {
            from = StoredState.at(journal, stream, machine, rows.committed());
        } catch (StoredState.Misfit misfit) {
            throw new Unreadable(misfit.row(), misfit.why());
        }
        ReplayedRound<S, C, E, V> round = new ReplayedRound<>(machine, wanted, from);
        journal.rows(stream, from.version() + 1, rows.last(), row -> {
            try {
                round.take(row);
            } catch (RuntimeException damage) {
                throw new Unreadable(row, damage);
            }
        });
        return round.result(id, rows.committed());
    }
}
