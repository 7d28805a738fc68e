package baize.floor.table;

import baize.core.engine.Outcomes;
import baize.floor.chance.Derivation;
import baize.floor.chance.Seeds;
import baize.floor.chance.Seeds.Committed;
import baize.floor.stream.Live;
import baize.floor.table.HouseOrder.Commit;
import baize.floor.table.HouseOrder.Reveal;
import baize.floor.table.TableOrder.Play;
import baize.wire.GameWire;
import org.jspecify.annotations.Nullable;

/** Chance at a living table: outcomes from the committed seed, its reveal after the round, the next commitment. */
public record TableChance<S, C, E, V>(String table, GameWire<S, C, E, V> wire, Seeds seeds)
        implements Live<Hosted<S, C, E, V>, TableOrder<C>> {

    @Override
    public TableOrder<C> prepared(Hosted<S, C, E, V> state, TableOrder<C> order) {
        Committed committed = state.committed();
        Setup setup = state.setup();
        if (!(order instanceof Play<C>(var command))
                || committed == null
                || setup == null
                || setup.dealer() == Setup.Dealer.CONSOLE) return order;
        return new Play<>(state.game().withOutcome(state.state(), command, opened(state, committed)));
    }

    /** Opens the seal only when an outcome is asked for. */
    private Outcomes opened(Hosted<S, C, E, V> state, Committed committed) {
        return Derivation.outcomes(table, committed.round(), state.draws(), () -> seeds.open(table, committed));
    }

    @Override
    public @Nullable TableOrder<C> following(Hosted<S, C, E, V> state) {
        if (state.setup() == null) return null;
        int round = wire.round(state.state());
        boolean between = wire.betweenRounds(state.state());
        Committed committed = state.committed();
        if (committed == null)
            return new TableOrder.House<>(new Commit(seeds.commit(table, between ? round + 1 : round)));
        boolean over = between && round >= committed.round();
        return over ? new TableOrder.House<>(new Reveal(seeds.open(table, committed))) : null;
    }
}
