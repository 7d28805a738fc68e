/**
 * The progressive jackpot, whatever game it is won at. Jackpot wagers feed a {@link baize.games.jackpot.Pool}; a hand
 * of its pay table earns a fixed amount or a share of the pool; whoever takes the whole of it leaves the next one its
 * seed. {@link baize.games.jackpot.Jackpot} says what happens, {@link baize.games.jackpot.JackpotEvent} what has.
 *
 * <p>A table drives the pool that it knows. Where several tables are linked, the floor keeps the pool they share and
 * tells each table of it before it is drawn on.
 */
@Book("caribbean-stud")
@NullMarked
package baize.games.jackpot;

import baize.core.rule.Book;
import org.jspecify.annotations.NullMarked;
