package baize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Decision;
import baize.core.engine.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * A test of a game: {@code given(game).having(commands).when(command).then(events)}. Whatever a test asserts, replaying
 * its events must give an equal state and the books must balance.
 */
public final class Given<S, C, E> {
    private final Game<S, C, E, ?> game;
    private final List<E> events = new ArrayList<>();
    private S state;

    private Given(Game<S, C, E, ?> game) {
        this.game = game;
        this.state = game.initial();
    }

    public static <S, C, E> Given<S, C, E> given(Game<S, C, E, ?> game) {
        return new Given<>(game);
    }

    /** What went before; a command that is refused here is a fault of the test. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final Given<S, C, E> having(C... commands) {
        return having(List.of(commands));
    }

    public Given<S, C, E> having(List<? extends C> commands) {
        for (C command : commands)
            switch (game.decide(state, command)) {
                case Decision.Accepted<E>(var happened) -> apply(happened);
                case Decision.Refused<E>(var refusal) ->
                    throw new AssertionError("given " + command + " but it was refused: " + refusal);
            }
        return this;
    }

    private void apply(List<E> happened) {
        for (E event : happened) state = game.evolve(state, event);
        events.addAll(happened);
    }

    /** The command under test. */
    public When<S, E> when(C command) {
        S before = state;
        Decision<E> decision = game.decide(before, command);
        assertThat(game.decide(before, command))
                .as("the same question has the same answer")
                .isEqualTo(decision);
        if (decision instanceof Decision.Accepted<E>(var happened)) apply(happened);
        else assertThat(state).isEqualTo(before);
        Books.check(events);
        assertThat(replayed()).as("replaying the events").isEqualTo(state);
        return new When<>(command, decision, state);
    }

    private S replayed() {
        S again = game.initial();
        for (E event : events) again = game.evolve(again, event);
        return again;
    }

    /** Where the preparation has led. */
    public S state() {
        return state;
    }

    /** Everything that has happened so far. */
    public List<E> events() {
        return List.copyOf(events);
    }
}
