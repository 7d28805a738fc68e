package baize.games.table;

import baize.core.engine.Decision;
import baize.core.engine.Grade;
import java.util.ArrayList;
import java.util.List;

/** Matters of conduct and procedure, put on record under the clause they fall under. */
final class Incidents {
    private Incidents() {}

    static Decision<TableEvent> record(TableBook book, TableCommand.Incident c) {
        IncidentKind kind = book.incident(c.clause());
        if (kind == null)
            return TableDecisions.refuse(
                    book, TableReason.NOT_AN_INCIDENT, c.clause() + " is not a clause that is only recorded");
        Grade needed = kind.conduct().needs();
        if (!book.table().allows(c.by(), needed))
            return Decision.refuse(
                    book.reason(TableReason.WRONG_GRADE), c.clause(), TableDecisions.wrongGrade(c.by(), needed));
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.IncidentRecorded(c.clause(), c.patron(), c.text(), c.by()));
        for (Recipient to : kind.conduct().tells()) events.add(new TableEvent.Notified(to, c.clause(), c.text()));
        return Decision.accept(events);
    }
}
