package baize.games.jackpot;

import baize.core.rule.Rule;
import org.jspecify.annotations.Nullable;

/**
 * The pool as one table knows it.
 *
 * @param pool how it stood when the table last heard of it
 * @param inOrder whether the equipment works, so that jackpot wagers are taken
 * @param contributed what this round's jackpot wagers have put in
 * @param paidFrom the pool that this round's prizes were paid from, without what has gone back since
 */
public record TablePool(
        Pool pool,
        boolean inOrder,
        Contribution contributed,
        @Nullable Pool paidFrom) {
    public TablePool(Pool pool, boolean inOrder, Contribution contributed) {
        this(pool, inOrder, contributed, null);
    }

    public static TablePool of(Pool pool) {
        return new TablePool(pool, true, Contribution.NONE);
    }

    public TablePool told(Pool now) {
        return new TablePool(now, inOrder, contributed, paidFrom);
    }

    public TablePool inOrder(boolean works) {
        return new TablePool(pool, works, contributed, paidFrom);
    }

    public TablePool moved(JackpotEvent event) {
        Contribution now = switch (event) {
            case JackpotEvent.Contributed e -> e.contribution();
            case JackpotEvent.TakenBack e -> contributed.without(e.contribution());
            case JackpotEvent.Paid _, JackpotEvent.Reseeded _, JackpotEvent.PutBack _, JackpotEvent.Corrected _ ->
                contributed;
        };
        return new TablePool(event.pool(), inOrder, now, paidFrom);
    }

    /** The same, with what prizes were paid from kept in mind, so that they can be taken away again. */
    @Rule("R-192")
    public TablePool remembering(JackpotEvent event) {
        Pool from = switch (event) {
            case JackpotEvent.Paid _ -> pool;
            case JackpotEvent.TakenBack e ->
                paidFrom == null ? null : e.contribution().outOf(paidFrom);
            case JackpotEvent.Contributed _ -> null;
            case JackpotEvent.Reseeded _, JackpotEvent.PutBack _, JackpotEvent.Corrected _ -> paidFrom;
        };
        TablePool moved = moved(event);
        return new TablePool(moved.pool, inOrder, moved.contributed, from);
    }

    /** After the round: nothing of it is left but the pool. */
    public TablePool roundOver() {
        return new TablePool(pool, inOrder, Contribution.NONE);
    }
}
