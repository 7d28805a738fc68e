package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Grade;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.testkit.Playouts;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import tools.jackson.databind.json.JsonMapper;

/** A game as its host sees it, played by commands in JSON, with single quotes for double ones. */
abstract class HostedGame<S, C, E, V> {
    private static final JsonMapper MAPPER = new JsonMapper();

    final GameWire<S, C, E, V> wire;

    /** All events of this test so far. */
    final List<E> happened = new ArrayList<>();

    private final Game<S, C, E, ?> game;
    private final Playouts<S, C, E> playouts;
    private final int seeds;
    private final Class<S> states;

    HostedGame(GameWire<S, C, E, V> wire, Playouts<S, C, E> playouts, int seeds, Class<S> states) {
        this.wire = wire;
        this.game = playouts.game();
        this.playouts = playouts;
        this.seeds = seeds;
        this.states = states;
    }

    /** What chance brings to commands that are sent without. */
    Outcomes outcomes() {
        return SeededOutcomes.of(FastGenerator.stream(1, 1));
    }

    C command(String quoted) {
        return wire.command(MAPPER.readTree(quoted.replace('\'', '"')), "");
    }

    /** The state after these commands, all of which are accepted. */
    S after(String... commands) {
        S state = game.initial();
        for (String quoted : commands) state = accepted(state, command(quoted), outcomes());
        return state;
    }

    S accepted(S state, C command, Outcomes outcomes) {
        C complete = game.withOutcome(state, command, outcomes);
        return switch (game.decide(state, complete)) {
            case Decision.Refused<E>(var refusal) ->
                throw new AssertionError(complete + " is refused in " + state + ": " + refusal);
            case Decision.Accepted<E>(var events) -> {
                S next = state;
                for (E event : events) next = game.evolve(next, event);
                happened.addAll(events);
                yield next;
            }
        };
    }

    void cued(S state, String command, Cue.Wait after, String key) {
        assertThat(wire.cue(state)).isEqualTo(new Cue<>(command(command), after, key));
    }

    /**
     * Follows the cues alone from every moment of seeded play, in which every phase comes up; checks where they end.
     *
     * @param most how many cues there may be at most
     * @param check of the moment and of the state without a cue after it
     * @return what the cues waited for
     */
    Set<Cue.Wait> followTheCues(int most, BiConsumer<S, S> check) {
        Set<Class<?>> phases = new HashSet<>();
        Set<Cue.Wait> waits = EnumSet.noneOf(Cue.Wait.class);
        playouts.check(seeds, moment -> {
            S state = moment.state();
            phases.add(state.getClass());
            Outcomes outcomes = SeededOutcomes.of(FastGenerator.stream(wire.round(state), 1));
            int steps = 0;
            for (var cue = wire.cue(state); cue != null; cue = wire.cue(state)) {
                waits.add(cue.after());
                state = accepted(state, cue.command(), outcomes);
                if (++steps > most) throw new AssertionError("no end to the cues in " + moment.state());
            }
            check.accept(moment.state(), state);
        });
        assertThat(phases).containsExactlyInAnyOrder(states.getPermittedSubclasses());
        return waits;
    }

    /** Who may send a command: a player's id, the name of a grade, or "house". */
    String sender(String quoted) {
        return switch (wire.sender(command(quoted))) {
            case Sender.Player(Patron patron) -> patron.id();
            case Sender.Staff(Grade by) -> by.name();
            case Sender.House _ -> "house";
        };
    }
}
