package baize.floor.audit;

import baize.floor.journal.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Jackpots that moved, within a batch: what a table did to its pool the pool says too, in the same order. */
final class PoolMoves {
    private final Map<Passing.Key, Said> tables = new LinkedHashMap<>();
    private final Map<Passing.Key, Said> pools = new LinkedHashMap<>();

    private record Said(Row row, List<PoolMove> moves) {}

    /** One row's moves, which are all of one table and one pool. */
    void take(Passing.Key key, Row row, List<PoolMove> moves) {
        boolean pool = row.stream().equals(moves.getFirst().stream());
        (pool ? pools : tables).put(key, new Said(row, moves));
    }

    /** Both sides have said the same when a batch is over. */
    void end(long batch) {
        if (tables.isEmpty() && pools.isEmpty()) return;
        tables.forEach((key, said) -> check(batch, said, pools.remove(key)));
        for (Said left : pools.values())
            throw found(
                    batch,
                    left,
                    "no table moved the jackpot so: " + left.moves().getFirst());
        tables.clear();
    }

    private static void check(long batch, Said table, @Nullable Said pool) {
        if (pool == null)
            throw found(
                    batch,
                    table,
                    "it moved the jackpot of " + table.moves().getFirst().stream() + ", which has no row for it");
        if (!pool.moves().equals(table.moves()))
            throw found(
                    batch,
                    pool,
                    "expected what the table says of the jackpot, " + table.moves() + ", found " + pool.moves());
    }

    private static Found found(long batch, Said at, String what) {
        return new Found(batch, at.row().stream(), at.row().version(), what);
    }
}
