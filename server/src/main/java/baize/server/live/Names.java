package baize.server.live;

import baize.core.engine.Patron;
import baize.floor.Floor;
import baize.floor.patron.PatronState;
import java.util.concurrent.ConcurrentHashMap;

/** What patrons are called at a table. A name is given once and never changes. */
final class Names {
    private static final int REMEMBERED = 1 << 14;

    private final Floor floor;
    private final ConcurrentHashMap<Patron, String> known = new ConcurrentHashMap<>();

    Names(Floor floor) {
        this.floor = floor;
    }

    String of(Patron patron) {
        String name = known.get(patron);
        if (name != null) return name;
        if (known.size() >= REMEMBERED) known.clear();
        if (!(floor.people().patron(patron) instanceof PatronState.Registered registered)) return patron.id();
        known.put(patron, registered.name());
        return registered.name();
    }
}
