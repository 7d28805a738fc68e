package baize.floor.table;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import java.util.function.Predicate;

/**
 * Somebody to whom it is told what happens at a table, or has happened.
 *
 * @param isPublic who is no secret to anyone, as the bots of a demo are
 */
public record Reader(Viewer viewer, Predicate<Patron> isPublic) {
    /** Whether this reader may know who a patron is: the staff, the patron, and everyone of those who are public. */
    public boolean knows(Patron patron) {
        return viewer.isPrivyTo(patron) || isPublic.test(patron);
    }
}
