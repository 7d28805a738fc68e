package baize.floor;

import baize.floor.charter.CharterMachine;
import baize.floor.jackpot.PoolMachine;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.patron.PatronMachine;
import baize.floor.staff.StaffMachine;
import baize.floor.stream.Machine;
import baize.floor.table.TableMachine;
import baize.floor.ticket.TicketMachine;
import baize.wire.Games;
import baize.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Which machine a stream is the history of; its name and its first row say so. */
public final class Machines {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final Machine<?, ?, ?> PATRON = new PatronMachine();
    private static final Machine<?, ?, ?> STAFF = new StaffMachine();
    private static final Machine<?, ?, ?> POOL = new PoolMachine();
    private static final Machine<?, ?, ?> TICKET = new TicketMachine();
    private static final Machine<?, ?, ?> CHARTER = new CharterMachine();

    private Machines() {}

    /** The machine of the stream that begins with this row. */
    public static Machine<?, ?, ?> of(Row first) {
        String stream = first.stream();
        int slash = stream.indexOf('/');
        String kind = slash < 0 ? stream : stream.substring(0, slash);
        return switch (kind) {
            case "table" -> new TableMachine<>(stream.substring(slash + 1), Games.of(game(first)));
            case "patron" -> PATRON;
            case "staff" -> STAFF;
            case "ticket" -> TICKET;
            case "pool" -> POOL;
            case CharterMachine.STREAM -> CHARTER;
            default ->
                throw new Malformed(
                        stream, "expected a stream of a table, a patron, staff, a ticket, a pool or the floor");
        };
    }

    /** The game of a table, by the order that set it up first. */
    static String game(Journal journal, String stream) {
        List<Row> first = new ArrayList<>(1);
        journal.rows(stream, 1, 1, first::add);
        if (first.isEmpty()) throw new Malformed(stream, "expected a first row");
        return game(first.getFirst());
    }

    private static String game(Row first) {
        return MAPPER.readTree(first.body())
                .path("do")
                .path(0)
                .path("setup")
                .path("game")
                .asString();
    }
}
