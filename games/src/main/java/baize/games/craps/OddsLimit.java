package baize.games.craps;

import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Rule;

/** How much may ride on a base wager: twice its amount, or, against it, what wins twice its amount. */
@Rule({"3.9.2.1", "3.9.4.1", "3.9.12.1", "3.9.13.1", "R-69", "R-70"})
public final class OddsLimit {
    private OddsLimit() {}

    /** The most that may ride, in whole cents. */
    public static Money of(Spot odds, Money base) {
        long twice = Math.multiplyExact(2, base.cents());
        if (!isAgainst(odds)) return Money.cents(twice);
        Odds pays = CrapsPay.of(odds.wager(), odds.number()).odds();
        return Money.cents(Math.floorDiv(Math.multiplyExact(twice, pays.stake()), pays.pays()));
    }

    private static boolean isAgainst(Spot odds) {
        return odds.wager() == CrapsWager.DONT_ODDS || odds.wager() == CrapsWager.DONT_COME_ODDS;
    }
}
