package baize.floor.stream;

import org.jspecify.annotations.Nullable;

/** What only the living floor supplies and no replay needs: outcomes, and commands that must follow in the same row. */
public interface Live<S, C> {
    /** The command with what chance adds to it. */
    C prepared(S state, C command);

    /** What must follow at once, if anything. */
    @Nullable
    C following(S state);

    /** Adds nothing. */
    static <S, C> Live<S, C> plain() {
        return new Live<>() {
            @Override
            public C prepared(S state, C command) {
                return command;
            }

            @Override
            public @Nullable C following(S state) {
                return null;
            }
        };
    }
}
