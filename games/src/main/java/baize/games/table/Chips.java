package baize.games.table;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.Arrays;
import java.util.List;

/** What can be paid in the chips of a table. */
public final class Chips {
    private final long smallest;
    /** The least amount that can be paid for each remainder by the smallest chip. */
    private final long[] least;

    /**
     * Chips of these denominations.
     *
     * @param denominations none where any amount can be paid exactly
     */
    public Chips(List<Money> denominations) {
        long[] chips = denominations.stream().mapToLong(Money::cents).sorted().toArray();
        this.smallest = chips.length == 0 ? 1 : chips[0];
        this.least = new long[(int) smallest];
        Arrays.fill(least, Long.MAX_VALUE);
        least[0] = 0;
        for (boolean changed = true; changed; ) changed = reach(chips);
    }

    private boolean reach(long[] chips) {
        boolean changed = false;
        for (int rest = 0; rest < least.length; rest++) {
            if (least[rest] == Long.MAX_VALUE) continue;
            for (long chip : chips) {
                long sum = least[rest] + chip;
                int at = (int) (sum % smallest);
                if (sum < least[at]) {
                    least[at] = sum;
                    changed = true;
                }
            }
        }
        return changed;
    }

    /** The next highest amount that can be paid. */
    @Rule({"blackjack 5.12", "R-89"})
    public Money up(Money amount) {
        long best = Long.MAX_VALUE;
        for (int rest = 0; rest < least.length; rest++) {
            if (least[rest] == Long.MAX_VALUE) continue;
            long from = Math.max(amount.cents(), least[rest]);
            long sum = from + Math.floorMod(rest - from, smallest);
            best = Math.min(best, sum);
        }
        return Money.cents(best);
    }
}
