package baize.core.engine;

/** Who looks at a table. */
public sealed interface Viewer {
    /** Whether this is someone who may know what is between a patron and the house: that patron, or the staff. */
    default boolean isPrivyTo(Patron patron) {
        return switch (this) {
            case Player player -> player.patron().equals(patron);
            case Staff _ -> true;
            case Passerby _ -> false;
        };
    }

    /** A patron, at the table or about to sit down. */
    record Player(Patron patron) implements Viewer {}

    /** A member of staff of some grade. */
    record Staff(Grade grade) implements Viewer {}

    /** Anyone passing by. */
    record Passerby() implements Viewer {}
}
