package baize.lab.exact;

import baize.games.craps.CrapsShowdown;
import java.util.Comparator;

/**
 * One way a wager of craps ends.
 *
 * @param row of the settlement table that decides it
 * @param number that decides how much odds pay; 0 where there are none
 * @param cell what it comes to
 */
public record CrapsEnd(CrapsShowdown row, int number, Payoff.Cell cell) {
    /** In the order of the settlement table. */
    static final Comparator<CrapsEnd> IN_ORDER = Comparator.comparing(CrapsEnd::row)
            .thenComparingInt(CrapsEnd::number)
            .thenComparingLong(end -> end.cell().net());
}
