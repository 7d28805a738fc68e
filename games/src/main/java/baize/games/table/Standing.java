package baize.games.table;

import baize.core.engine.Patron;
import baize.core.money.Money;

/** What the shared part of a table must know of the round at hand. */
public interface Standing {
    /** Whether the first card has left the shoe or the device and the round is not over. */
    boolean cardsOut();

    /** Whether any wager lies on the layout. */
    boolean wagersStand();

    boolean hasWager(Patron patron);

    /** The money of a patron's that lies on the layout; promotional tokens are none. */
    Money staked(Patron patron);
}
