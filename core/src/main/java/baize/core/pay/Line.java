package baize.core.pay;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one wager was settled: the row of the table it fell under, what that meant, and the clauses that say so.
 *
 * @param hand 1 unless the box has split
 * @param wager the wager's id, {@code pair-plus}
 * @param tokens how much of the stake was in promotional tokens, which are no money
 * @param tokensReturned how much of that went back
 * @param odds what a win paid, absent otherwise
 * @param pays the winnings without the stake
 * @param returned all that goes back to the patron, tokens included
 * @param rule the clause that decided
 * @param rules every clause and ruling that bears on it, the deciding one first
 */
public record Line(
        Patron patron,
        Box box,
        int hand,
        String wager,
        Money stake,
        Money tokens,
        Ending ending,
        Result result,
        @Nullable Odds odds,
        Money pays,
        Money returned,
        Money tokensReturned,
        String rule,
        List<String> rules) {}
