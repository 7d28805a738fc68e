package baize.wire;

import baize.core.engine.Grade;
import baize.core.engine.Patron;

/** Who may send a command. */
public sealed interface Sender {
    /** This patron alone. */
    record Player(Patron patron) implements Sender {}

    /** A member of staff whose grade is {@code by}: the one that the command claims. */
    record Staff(Grade by) implements Sender {}

    /** The house itself, which knows the person and the time; no client. */
    record House() implements Sender {}
}
