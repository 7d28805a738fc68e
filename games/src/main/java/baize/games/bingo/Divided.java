package baize.games.bingo;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A prize and how it was divided.
 *
 * @param wager the pattern's id, or {@code jackpot}
 * @param rounding what equal shares of whole cents cost the house beyond the prize
 * @param alone what a winner alone would have of a jackpot whose level is no whole cent; else absent
 */
@Rule({"7.2", "R-2"})
public record Divided(
        String wager,
        Money prize,
        Money each,
        List<Patron> winners,
        Money rounding,
        @Nullable Money alone) {
    public Divided(String wager, Money prize, Money each, List<Patron> winners, Money rounding) {
        this(wager, prize, each, winners, rounding, null);
    }

    /** What each of so many winners has of it; rounding up once or twice comes to the same. */
    @Rule({"7.2", "R-1", "R-2"})
    Money each(int winners) {
        return Money.cents(BingoShowdown.share((alone == null ? prize : alone).cents(), winners));
    }

    Divided with(@Nullable Money one) {
        return new Divided(wager, prize, each, winners, rounding, one);
    }
}
