package baize.wire;

import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.games.table.TableCommand;
import java.util.ArrayList;
import java.util.List;

/** A round script as it was played: its commands with their outcomes, its events, and the state after each command. */
record GoldenPlay<S, C, E>(List<C> commands, List<E> events, List<S> states) {

    static <S, C, E, V> GoldenPlay<S, C, E> of(GameWire<S, C, E, V> wire, String text) {
        RoundScript script = RoundScript.read(text);
        List<C> commands = new ArrayList<>();
        for (TableCommand.Admit admit : script.patrons()) commands.add(wire.atTable(admit));
        for (int i = 0; i < script.commands().size(); i++)
            commands.add(wire.command(script.commands().get(i), "commands[" + i + "]"));
        GoldenPlay<S, C, E> play = new GoldenPlay<>(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        play.run(wire, wire.game(script.house()), commands, script.outcomes());
        return play;
    }

    /** As a script is played: what it leaves unsaid is done before the next command, and at its end. */
    private <V> void run(GameWire<S, C, E, V> wire, Game<S, C, E, V> game, List<C> all, ScriptOutcomes outcomes) {
        S state = game.initial();
        for (int at = 0; at <= all.size(); at++) {
            C next = at < all.size() ? all.get(at) : null;
            for (C due = wire.unsaid(state, next); due != null; due = wire.unsaid(state, next))
                state = carryOut(game, state, due, outcomes);
            if (next != null) state = carryOut(game, state, next, outcomes);
        }
    }

    private S carryOut(Game<S, C, E, ?> game, S before, C command, ScriptOutcomes outcomes) {
        S state = before;
        C complete = game.withOutcome(state, command, outcomes);
        commands.add(complete);
        if (game.decide(state, complete) instanceof Decision.Accepted<E>(var happened))
            for (E event : happened) {
                state = game.evolve(state, event);
                events.add(event);
            }
        states.add(state);
        return state;
    }
}
