package baize.lab.bots;

import org.jspecify.annotations.Nullable;

/** A player at a table of one game. */
public interface Bot<S, C> {
    /** What to send where the table stands so; none to wait for the others and for the dealer. */
    @Nullable
    C next(S state);
}
