package baize.server.live;

import baize.core.engine.Patron;
import baize.floor.table.Strangers;
import java.util.Collection;
import tools.jackson.core.JsonGenerator;

/**
 * The others at a table as one viewer is told of them: who is there hears what everyone is called, who passes by sees
 * boxes.
 *
 * @param isThere whether the viewer plays at the table
 */
record Others(Strangers strangers, boolean isThere, Names names) {
    JsonGenerator over(JsonGenerator out) {
        return strangers.over(out);
    }

    /** The id of one whom the viewer knows, the place of any other. */
    String called(Patron patron) {
        return strangers.called(patron);
    }

    boolean isNamed(Patron patron) {
        return isThere || strangers.knows(patron);
    }

    String name(Patron patron) {
        return isNamed(patron) ? names.of(patron) : Strangers.ANOTHER;
    }

    /** A sentence for people: whom the rules know by an id is called by name. */
    String in(String sentence, Collection<Patron> patrons) {
        return Strangers.in(sentence, patrons, this::name);
    }
}
