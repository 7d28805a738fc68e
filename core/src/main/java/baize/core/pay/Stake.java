package baize.core.pay;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;

/**
 * A movement of chips between a patron and an area of the layout.
 *
 * @param wager the wager's id, {@code pair-plus}
 * @param amount what goes onto the area; below zero, what comes back from it
 * @param tokens how much of it is in promotional tokens, which are no money
 */
public record Stake(Patron patron, Box box, String wager, Money amount, Money tokens) {}
