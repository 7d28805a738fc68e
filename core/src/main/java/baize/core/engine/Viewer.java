package baize.core.engine;

/** Who looks at a table. */
public sealed interface Viewer {
    /** A patron, at the table or about to sit down. */
    record Player(Patron patron) implements Viewer {}

    /** A member of staff of some grade. */
    record Staff(Grade grade) implements Viewer {}

    /** Anyone passing by. */
    record Passerby() implements Viewer {}
}
