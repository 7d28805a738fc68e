package baize.games.craps;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/** The commission of Buy and Lay wagers as money that moves. */
final class Commission {
    private Commission() {}

    /** A commission that a player gets back; below zero, one that is paid. */
    @Rule({"3.9.8", "3.9.15", "R-71", "R-72"})
    static List<Adjustment> moved(Patron patron, Box box, Spot on, Money amount) {
        if (amount.isZero()) return List.of();
        return List.of(new Adjustment(
                patron,
                box,
                on.id(),
                amount,
                on.wager().clause(),
                List.of(on.wager().clause(), on.wager() == CrapsWager.BUY ? "R-71" : "R-72")));
    }

    /** What goes back with wagers that are void: all that was paid for them. */
    static List<Adjustment> refunds(Patron patron, Box box, List<Bet> bets) {
        List<Adjustment> refunds = new ArrayList<>();
        for (Bet bet : bets) refunds.addAll(moved(patron, box, bet.on(), bet.commission()));
        return refunds;
    }
}
