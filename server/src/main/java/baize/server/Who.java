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

        @Override
        public Viewer reader() {
            return viewer();
        }

        @Override
        public Actor actor() {
            throw Denied.notSignedIn();
        }
    }

    /** A patron. */
    record Player(Patron patron) implements Who {
        @Override
        public Viewer viewer() {
            return new Viewer.Player(patron);
        }

        @Override
        public Viewer reader() {
            return viewer();
        }

        @Override
        public Actor actor() {
            return new Actor.Guest(patron);
        }
    }

    /** A member of staff in his or her role of this moment. */
    record Staff(String member, Role role) implements Who {
        @Override
        public Viewer viewer() {
            Grade grade = role.grade();
            return grade == null ? new Viewer.Passerby() : new Viewer.Staff(grade);
        }

        @Override
        public Viewer reader() {
            boolean watches = role == Role.INSPECTOR || role == Role.SURVEILLANCE;
            return watches ? new Viewer.Staff(Grade.GAMING_MANAGER) : viewer();
        }

        @Override
        public Actor actor() {
            return new Actor.Staff(member, role);
        }
    }

    /** As a game knows him or her; posts beside the ladder see what everyone sees. */
    Viewer viewer();

    /** The same before what is over, which is there for those who watch too. */
    Viewer reader();

    /** As the floor knows him or her; {@link Denied} for nobody. */
    Actor actor();
}
