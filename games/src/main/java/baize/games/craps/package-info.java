/**
 * Aruze Craps, the electronic table game: no felt but terminals around a tumbler. A player takes a terminal with a
 * card, feeds its credit meter and, while a wagering period lasts, touches chips onto the layout. Then the shooter
 * presses the button, the tumbler throws two dice, and every wager that they decide is paid or lost. The first roll of
 * the line gives a point, or decides at once; after it the point and the seven race. The shooter's turn goes clockwise
 * among those with a wager on the line.
 *
 * <p>Read {@link baize.games.craps.Craps} (what may happen when), {@link baize.games.craps.CrapsShowdown} (which roll
 * decides what), {@link baize.games.craps.CrapsPay} (what it pays) and {@link baize.games.craps.CrapsIrregularity}
 * (what the staff can set right).
 */
@Book("craps")
@NullMarked
package baize.games.craps;

import baize.core.rule.Book;
import org.jspecify.annotations.NullMarked;
