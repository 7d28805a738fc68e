package baize.games.caribbeanstud;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.games.jackpot.Contribution;
import baize.games.jackpot.Drawn;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.jackpot.TablePool;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The jackpot as one table knows it.
 *
 * @param pool how the pool stood when the table last heard of it
 * @param inOrder whether the equipment works, so that jackpot wagers are taken
 * @param contributed what this round's jackpot wagers have put in
 * @param drawn what the last round's prizes took, as long as its result can be taken away
 * @param allowed who may place a jackpot wager on another's box in this round
 */
public record Progressive(
        Pool pool,
        boolean inOrder,
        Contribution contributed,
        @Nullable Drawn drawn,
        List<Allowed> allowed) {
    /** Leave to place a jackpot wager on a box that is another's. */
    public record Allowed(Patron patron, Box box) {}

    static Progressive of(Pool pool) {
        return new Progressive(pool, true, Contribution.NONE, null, List.of());
    }

    private Progressive with(TablePool table) {
        return new Progressive(table.pool(), table.inOrder(), table.contributed(), drawn, allowed);
    }

    private TablePool table() {
        return new TablePool(pool, inOrder, contributed);
    }

    Progressive told(Pool now) {
        return with(table().told(now));
    }

    Progressive inOrder(boolean works) {
        return with(table().inOrder(works));
    }

    /** After the pool moved, with what the round has drawn. */
    Progressive moved(JackpotEvent event) {
        return with(table().moved(event)).drawing(Drawn.after(drawn, pool, event));
    }

    private Progressive drawing(@Nullable Drawn taken) {
        return new Progressive(pool, inOrder, contributed, taken, allowed);
    }

    Progressive allowing(Patron patron, Box box) {
        List<Allowed> more = new ArrayList<>(allowed);
        more.add(new Allowed(patron, box));
        return allowing(List.copyOf(more));
    }

    private Progressive allowing(List<Allowed> all) {
        return new Progressive(pool, inOrder, contributed, drawn, all);
    }

    boolean allows(Patron patron, Box box) {
        return allowed.contains(new Allowed(patron, box));
    }

    /** After the round, while its result can still be taken away. */
    Progressive settled() {
        return allowing(List.of());
    }

    /** After the round: nothing of it is left but the pool. */
    Progressive roundOver() {
        return with(table().roundOver()).drawing(null).allowing(List.of());
    }
}
