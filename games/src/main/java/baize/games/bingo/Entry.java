package baize.games.bingo;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Invalidation.Fate;

/**
 * What a player has paid for a session.
 *
 * @param fee what was paid; nothing where that has gone back already
 * @param fate what becomes of it where fees are refunded
 * @param left whether the player has left, and the fee is settled
 */
@Rule({"3.3", "1.1 \"entry fee\""})
public record Entry(Patron patron, Box seat, Money fee, Fate fate, boolean left) {
    Entry plus(Money more) {
        return new Entry(patron, seat, fee.plus(more), fate, false);
    }

    Entry with(Fate other) {
        return new Entry(patron, seat, fee, other, left);
    }

    Entry gone() {
        return new Entry(patron, seat, fee, fate, true);
    }

    /** Declared void: the fee is back with its player, and does not go back again. */
    @Rule("9.3.1")
    Entry voided() {
        return new Entry(patron, seat, Money.ZERO, fate, true);
    }
}
