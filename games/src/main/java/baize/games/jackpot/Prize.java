package baize.games.jackpot;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.List;

/**
 * A row of a jackpot's pay table: a share of the pool with a guarantee, or a fixed amount.
 *
 * @param id the hand that wins it, {@code royal-flush}
 * @param percent the share of the pool; 0 for a fixed amount
 * @param least the guarantee, or the fixed amount
 * @param rules the clauses of the prize, the deciding one first
 * @param shared the clauses that come to bear where several win it in one round
 * @param divided whether several winners divide one share of the pool; otherwise each takes a slice of its own
 */
public record Prize(String id, int percent, Money least, List<String> rules, List<String> shared, boolean divided) {
    public Prize {
        if (percent < 0 || percent > 100) throw new IllegalArgumentException("expected 0 to 100 per cent");
    }

    /** How many slices of the pool so many winners take. */
    @Rule({"12.3", "bingo 7.2", "R-2", "R-44"})
    int slices(int winners) {
        return divided ? 1 : winners;
    }

    public boolean isShareOfPool() {
        return percent > 0;
    }
}
