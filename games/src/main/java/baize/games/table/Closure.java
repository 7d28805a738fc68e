package baize.games.table;

import static baize.core.engine.Decision.accept;
import static baize.games.table.TableDecisions.refuse;
import static baize.games.table.TableDecisions.wrongGrade;

import baize.core.engine.Decision;
import baize.core.rule.Rule;
import baize.games.table.TableBook.Power;
import java.util.Objects;

/** Closing a table, with twenty minutes' notice where players are present, and opening it again. */
final class Closure {
    private Closure() {}

    @Rule({"three-card-poker 14.8", "caribbean-stud 16.13", "blackjack 18.9", "R-20"})
    static Decision<TableEvent> announce(TableBook book, Table table, TableCommand.CloseSign c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.CLOSE_TABLE);
        if (wrongGrade != null) return wrongGrade;
        if (table.now() == null) return refuse(book, TableReason.CLOCK_NOT_SET, "the table has not been told the time");
        if (!table.open()) return refuse(book, TableReason.TABLE_CLOSED, "the table is closed");
        return accept(new TableEvent.CloseSignPutUp(
                new Closing(table.now(), Objects.requireNonNullElse(c.at(), table.now()), false)));
    }

    @Rule({"three-card-poker 14.8", "caribbean-stud 16.13", "blackjack 18.9", "R-20"})
    static Decision<TableEvent> close(TableBook book, Table table, Standing standing, TableCommand.Close c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.CLOSE_TABLE);
        if (wrongGrade != null) return wrongGrade;
        if (!table.open()) return refuse(book, TableReason.TABLE_CLOSED, "the table is closed");
        if (table.seated() > 0 && !noticeServed(table))
            return refuse(book, TableReason.CLOSED_WITHOUT_NOTICE, closeDetail(table));
        if (standing.wagersStand()) return accept(new TableEvent.ClosingOrdered());
        return accept(new TableEvent.TableClosed());
    }

    private static boolean noticeServed(Table table) {
        return table.closing() != null
                && table.now() != null
                && !table.now().isBefore(table.closing().effectiveAt());
    }

    private static String closeDetail(Table table) {
        return table.closing() == null
                ? "players are present and no closure sign is up"
                : "players are present; not before "
                        + table.closing().effectiveAt().atZone(Table.SYDNEY).toLocalTime();
    }

    static Decision<TableEvent> open(TableBook book, Table table, TableCommand.Open c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.CLOSE_TABLE);
        if (wrongGrade != null) return wrongGrade;
        if (table.open()) return refuse(book, TableReason.TABLE_OPEN, "the table is open");
        return accept(new TableEvent.TableOpened());
    }
}
