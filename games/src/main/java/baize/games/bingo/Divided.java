package baize.games.bingo;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.List;

/**
 * A prize and how it was divided.
 *
 * @param wager the pattern's id, or {@code jackpot}
 * @param rounding what equal shares of whole cents cost the house beyond the prize
 */
@Rule({"7.2", "R-2"})
public record Divided(String wager, Money prize, Money each, List<Patron> winners, Money rounding) {}
