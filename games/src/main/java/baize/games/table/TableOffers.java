package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Candidates for what a viewer could do at any table; the game keeps those that would be accepted. */
public final class TableOffers {
    private TableOffers() {}

    public static Stream<TableCommand> toPlayer(TableRules rules, Patron patron) {
        Stream<TableCommand> seats =
                IntStream.rangeClosed(1, rules.boxes()).mapToObj(box -> new TableCommand.Sit(patron, Box.of(box)));
        return Stream.concat(seats, Stream.of(new TableCommand.Leave(patron)));
    }

    /** Those that need no figures; the rest begin with a form. */
    public static Stream<TableCommand> toStaff(Table table, Grade by) {
        Stream<TableCommand> signs = Stream.of(
                new TableCommand.TakeDownSign(by),
                new TableCommand.Close(by),
                new TableCommand.Open(by),
                new TableCommand.ChangeCards(by));
        Stream<TableCommand> guests = table.guests().stream().flatMap(guest -> guest(guest, by));
        return Stream.concat(signs, guests);
    }

    private static Stream<TableCommand> guest(Guest guest, Grade by) {
        Box box = guest.box();
        Stream<TableCommand> person = Stream.of(
                new TableCommand.WithdrawPersonalLimit(by, guest.patron()),
                new TableCommand.Restrict(by, guest.patron(), List.of()),
                new TableCommand.LiftRestriction(by, guest.patron()));
        return box == null ? person : Stream.concat(person, Stream.of(new TableCommand.ReclaimSeat(by, box)));
    }
}
