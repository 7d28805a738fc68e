package baize.floor.audit;

import baize.core.engine.Outcomes;
import baize.core.pay.Settles;
import baize.core.pay.Stakes;
import baize.floor.chance.Derivation;
import baize.floor.chance.Seed;
import baize.floor.chance.Seeds.Committed;
import baize.floor.table.Hosted;
import baize.floor.table.HouseOrder;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.floor.table.TableMachine;
import baize.floor.table.TableOrder;
import baize.games.jackpot.JackpotEvent;
import baize.wire.GameWire;
import java.util.ArrayList;
import java.util.List;

/** Chance at a table: seeds are committed to before wagers, shown after the round, and give what was dealt. */
final class TableWatch<S, C, E, V> implements Watch<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> {
    private static final Seed ANY = new Seed("0".repeat(2 * Seed.BYTES));

    private final String table;
    private final GameWire<S, C, E, V> wire;
    private final List<Drawn<S, C, E, V>> drawn = new ArrayList<>();
    private int followed;

    /** A command whose outcome waits for the seed of its round. */
    record Drawn<S, C, E, V>(Hosted<S, C, E, V> state, C command) {
        /** The command as the seed gives it. */
        C derived(GameWire<S, C, E, V> wire, String table, int round, Seed seed) {
            Outcomes outcomes = Derivation.outcomes(table, round, state.draws(), () -> seed);
            return state.game().withOutcome(state.state(), wire.withoutOutcome(command), outcomes);
        }
    }

    TableWatch(TableMachine<S, C, E, V> machine) {
        this.table = machine.table();
        this.wire = machine.wire();
    }

    static boolean fromGenerator(Hosted<?, ?, ?, ?> state) {
        Setup setup = state.setup();
        return setup != null && setup.dealer() != Setup.Dealer.CONSOLE;
    }

    @Override
    public void deciding(Hosted<S, C, E, V> state, TableOrder<C> order) {
        switch (order) {
            case TableOrder.Play<C>(var command) -> {
                if (wire.hasOutcome(command) && fromGenerator(state)) drawn.add(new Drawn<>(state, command));
            }
            case TableOrder.House<C>(HouseOrder.Commit(var committed)) -> committing(state, committed);
            case TableOrder.House<C>(HouseOrder.Reveal(var seed)) -> revealing(state, seed);
            case TableOrder.House<C> _ -> {}
        }
    }

    private void committing(Hosted<S, C, E, V> state, Committed committed) {
        int round = wire.round(state.state()) + 1;
        if (!wire.betweenRounds(state.state()))
            throw new Wrong(id(committed.round()), "its seed was committed to when it had begun");
        if (committed.round() != round)
            throw new Wrong(
                    id(round), "expected a commitment for this round, found one for round " + committed.round());
    }

    private void revealing(Hosted<S, C, E, V> state, Seed seed) {
        Committed committed = state.committed();
        if (committed == null) throw new Wrong("a seed was shown that nobody was committed to");
        int round = committed.round();
        if (!Derivation.commitment(table, round, seed).equals(committed.commitment()))
            throw new Wrong(id(round), "the seed shown is not the one that was committed to");
        for (Drawn<S, C, E, V> draw : drawn) {
            C derived = draw.derived(wire, table, round, seed);
            if (!derived.equals(draw.command()))
                throw new Wrong(
                        id(round),
                        "its seed gives " + wire.commandJson(derived) + ", but " + wire.commandJson(draw.command())
                                + " was dealt");
        }
        followed += drawn.size();
        drawn.clear();
    }

    @Override
    public TableOrder<C> prepared(Hosted<S, C, E, V> state, TableOrder<C> order) {
        // Refusals do not depend on which cards would have come.
        return order instanceof TableOrder.Play<C>(var command) && state.committed() != null && fromGenerator(state)
                ? new TableOrder.Play<>(
                        state.game().withOutcome(state.state(), command, Derivation.outcomes(table, 0, 0, () -> ANY)))
                : order;
    }

    @Override
    public void happened(Hosted<S, C, E, V> before, List<TableFact<E>> events, Hosted<S, C, E, V> after, Tally tally) {
        int round = wire.round(after.state());
        int more = round - wire.round(before.state());
        if (more < 0) throw new Wrong(id(round), "rounds go back, from " + wire.round(before.state()));
        for (TableFact<E> fact : events) {
            if (!(fact instanceof TableFact.Happened<E>(var event))) continue;
            if (event instanceof Stakes) staked(before);
            if (event instanceof Settles settles) tally.settled(settles.lines());
        }
        seedStands(after, round);
        tally.rounds(more);
        tally.draws(followed);
        followed = 0;
    }

    @Override
    public List<PoolMove> moved(Hosted<S, C, E, V> before, List<TableFact<E>> events) {
        Setup setup = before.setup();
        String pool = setup == null ? null : setup.pool();
        List<PoolMove> moves = new ArrayList<>();
        for (TableFact<E> fact : events) {
            JackpotEvent move = fact instanceof TableFact.Happened<E>(var event) ? wire.jackpotEvent(event) : null;
            if (move == null) continue;
            if (pool == null) throw new Wrong("a jackpot moved, but the table is linked to no pool");
            moves.add(new PoolMove(pool, table, wire.round(before.state()), move));
        }
        return moves;
    }

    /** What is staked between rounds is for the next, whether it begins with it or later. */
    private void staked(Hosted<S, C, E, V> before) {
        int round = wire.round(before.state()) + (wire.betweenRounds(before.state()) ? 1 : 0);
        Committed committed = before.committed();
        if (committed == null || committed.round() != round)
            throw new Wrong(id(round), "a wager stands for which no seed was committed to before");
    }

    /** After every row the house is bound to a seed, for the round at hand or the next. */
    private void seedStands(Hosted<S, C, E, V> state, int round) {
        if (state.setup() == null) return;
        Committed committed = state.committed();
        boolean between = wire.betweenRounds(state.state());
        if (committed == null) throw new Wrong("the house is bound to no seed for the next round");
        if (committed.round() != (between ? round + 1 : round))
            throw new Wrong(id(round), "the seed of round " + committed.round() + " stands, and was not shown");
    }

    private String id(int round) {
        return table + "-" + round;
    }

    @Override
    public String round(Hosted<S, C, E, V> state) {
        return wire.betweenRounds(state.state()) ? "" : id(wire.round(state.state()));
    }
}
