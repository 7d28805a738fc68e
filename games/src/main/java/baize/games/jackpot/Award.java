package baize.games.jackpot;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import java.util.List;

/**
 * What one jackpot wager is paid.
 *
 * @param prize the prize's id, {@code straight-flush}, or {@link #BONUS}
 * @param rules the clauses it is paid under, the deciding one first
 */
public record Award(Patron patron, Box box, String prize, Money amount, List<String> rules) {
    /** The id of the bonus jackpot. */
    public static final String BONUS = "bonus-jackpot";

    public boolean isBonus() {
        return prize.equals(BONUS);
    }
}
