package baize.floor.audit;

import baize.floor.LivePool;
import baize.floor.jackpot.PoolCommand;
import baize.floor.jackpot.PoolEvent;
import baize.floor.jackpot.PoolState;
import baize.games.jackpot.JackpotEvent;
import java.util.ArrayList;
import java.util.List;

/** A move of a jackpot, as the table that made it and the pool that took it must both say. */
record PoolMove(String pool, String table, int round, JackpotEvent move) {
    /** The stream of the pool. */
    String stream() {
        return LivePool.stream(pool);
    }

    /** A pool's side of it. */
    static final class PoolWatch implements Watch<PoolState, PoolCommand, PoolEvent> {
        @Override
        public List<PoolMove> moved(PoolState before, List<PoolEvent> events) {
            List<PoolMove> moves = new ArrayList<>();
            for (PoolEvent event : events)
                if (event instanceof PoolEvent.PoolMoved(var table, var round, var move)
                        && before instanceof PoolState.Running pool)
                    moves.add(new PoolMove(pool.id(), table, round, move));
            return moves;
        }
    }
}
