package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import org.jspecify.annotations.Nullable;

/** Whose hand is meant: by box, by patron, or both. */
public record Whose(@Nullable Box box, @Nullable Patron patron) {
    public Whose {
        if (box == null && patron == null) throw new IllegalArgumentException("expected a box or a patron");
    }

    /** Whether a hand at this box and of this patron is meant. */
    public boolean is(Box at, Patron owner) {
        return (box == null || box.equals(at)) && (patron == null || patron.equals(owner));
    }

    @Override
    public String toString() {
        return box == null ? String.valueOf(patron) : box.toString();
    }
}
