package baize.games.table;

import baize.core.engine.Grade;
import java.util.List;

/** A clause of conduct or procedure that a table can only put on record. */
public interface IncidentKind {
    String clause();

    /** Who may record it. */
    Grade needs();

    /** Who is told. */
    List<Recipient> tells();
}
