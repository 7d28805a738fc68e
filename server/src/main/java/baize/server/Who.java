package baize.server;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.floor.Actor;
import baize.floor.staff.Role;

/** Who sent a request, as the gate found out. */
public sealed interface Who {
    /** Not signed in. */
    Who NOBODY = new Nobody();

    /** Anyone. */
    record Nobody() implements Who {
        @Override
        public Viewer viewer() {
            return new Viewer.Passerby();
        }
    }

    /** A patron. */
    record Player(Patron patron) implements Who {
        @Override
        public Viewer viewer() {
            return new Viewer.Player(patron);
        }
    }

    /** A member of staff in his or her role of this moment. */
    record Staff(String member, Role role) implements Who {
        @Override
        public Viewer viewer() {
            Grade grade = role.grade();
            return grade == null ? new Viewer.Passerby() : new Viewer.Staff(grade);
        }
    }

    /** As a game knows him or her; posts beside the ladder see what everyone sees. */
    Viewer viewer();

    /** As the floor knows him or her. */
    default Actor actor() {
        return switch (this) {
            case Nobody _ -> throw Denied.notSignedIn();
            case Player(var patron) -> new Actor.Guest(patron);
            case Staff(var member, var role) -> new Actor.Staff(member, role);
        };
    }
}
