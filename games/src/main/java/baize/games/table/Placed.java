package baize.games.table;

import baize.core.money.Money;
import java.util.List;

/**
 * A wager as it lies on its area.
 *
 * @param tokens how much of the stake is in promotional tokens
 * @param valid how much of the stake is in play; the rest goes back whatever the result
 * @param rules why it is treated differently from a wager that was placed in order; mostly empty
 */
public record Placed(Money stake, Money tokens, Money valid, List<String> rules) {
    public static Placed of(Money stake, Money tokens) {
        return new Placed(stake, tokens, stake, List.of());
    }

    public Placed withStake(Money stake) {
        return of(stake, tokens.min(stake));
    }
}
