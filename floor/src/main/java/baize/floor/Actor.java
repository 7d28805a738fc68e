package baize.floor;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.floor.staff.By;
import baize.floor.staff.Role;

/** Who sends a command, as the house knows him or her. */
public sealed interface Actor {
    /** The house itself. */
    Actor HOUSE = new House();

    /** A patron, for himself. */
    record Guest(Patron patron) implements Actor {
        @Override
        public String name() {
            return "patron/" + patron.id();
        }

        @Override
        public By by() {
            return By.PATRON;
        }
    }

    /** A member of staff in a role. */
    record Staff(String member, Role role) implements Actor {
        @Override
        public String name() {
            return "staff/" + member;
        }

        @Override
        public By by() {
            return By.staff(role);
        }

        /** Whether this member may act as one of this grade. */
        boolean isAtLeast(Grade grade) {
            Grade own = role.grade();
            return own != null && own.isAtLeast(grade);
        }
    }

    /** The floor's own machinery: the house dealer, the door, the clock. */
    record House() implements Actor {
        @Override
        public String name() {
            return "house";
        }

        @Override
        public By by() {
            return By.HOUSE;
        }
    }

    /** As the journal knows the sender. */
    String name();

    By by();
}
