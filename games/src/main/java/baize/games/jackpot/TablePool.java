package baize.games.jackpot;

/**
 * The pool as one table knows it.
 *
 * @param pool how it stood when the table last heard of it
 * @param inOrder whether the equipment works, so that jackpot wagers are taken
 * @param contributed what this round's jackpot wagers have put in
 */
public record TablePool(Pool pool, boolean inOrder, Contribution contributed) {
    public static TablePool of(Pool pool) {
        return new TablePool(pool, true, Contribution.NONE);
    }

    public TablePool told(Pool now) {
        return new TablePool(now, inOrder, contributed);
    }

    public TablePool inOrder(boolean works) {
        return new TablePool(pool, works, contributed);
    }

    public TablePool moved(JackpotEvent event) {
        Contribution now = switch (event) {
            case JackpotEvent.Contributed e -> e.contribution();
            case JackpotEvent.TakenBack e -> contributed.without(e.contribution());
            case JackpotEvent.Paid _, JackpotEvent.Reseeded _, JackpotEvent.PutBack _, JackpotEvent.Corrected _ ->
                contributed;
        };
        return new TablePool(event.pool(), inOrder, now);
    }

    /** After the round: nothing of it is left but the pool. */
    public TablePool roundOver() {
        return new TablePool(pool, inOrder, Contribution.NONE);
    }
}
