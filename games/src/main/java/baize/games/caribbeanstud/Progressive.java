package baize.games.caribbeanstud;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.games.jackpot.Contribution;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.jackpot.TablePool;
import java.util.ArrayList;
import java.util.List;

/**
 * The jackpot as one table knows it.
 *
 * @param pool how the pool stood when the table last heard of it
 * @param inOrder whether the equipment works, so that jackpot wagers are taken
 * @param contributed what this round's jackpot wagers have put in
 * @param allowed who may place a jackpot wager on another's box in this round
 */
public record Progressive(Pool pool, boolean inOrder, Contribution contributed, List<Allowed> allowed) {
    /** Leave to place a jackpot wager on a box that is another's. */
    public record Allowed(Patron patron, Box box) {}

    static Progressive of(Pool pool) {
        return with(TablePool.of(pool), List.of());
    }

    private static Progressive with(TablePool table, List<Allowed> allowed) {
        return new Progressive(table.pool(), table.inOrder(), table.contributed(), allowed);
    }

    private TablePool table() {
        return new TablePool(pool, inOrder, contributed);
    }

    Progressive told(Pool now) {
        return with(table().told(now), allowed);
    }

    Progressive inOrder(boolean works) {
        return with(table().inOrder(works), allowed);
    }

    Progressive moved(JackpotEvent event) {
        return with(table().moved(event), allowed);
    }

    Progressive allowing(Patron patron, Box box) {
        List<Allowed> more = new ArrayList<>(allowed);
        more.add(new Allowed(patron, box));
        return new Progressive(pool, inOrder, contributed, List.copyOf(more));
    }

    boolean allows(Patron patron, Box box) {
        return allowed.contains(new Allowed(patron, box));
    }

    /** After the round: nothing of it is left but the pool. */
    Progressive roundOver() {
        return with(table().roundOver(), List.of());
    }
}
