/**
 * Exact solvers: they enumerate what can happen and read what it pays from the game's settlement table, in integers.
 * Strategies are found by maximising, never typed in. A game has three files here: {@code XPayoffs} (what each outcome
 * means for each wager), {@code XDeals} (how often each outcome meets each hand) and {@code XSolution} (how best to
 * play, and what that is worth).
 */
@NullMarked
package baize.lab.exact;

import org.jspecify.annotations.NullMarked;
