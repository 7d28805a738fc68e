/**
 * Bingo with ninety numbers. A session is a row of games that one entry fee pays for. A player is issued scorecards of
 * six or twelve boxes; in each game numbers are called until a box is full and somebody says so. Beside it minor games
 * are won by patterns on a box, and the jackpot by a full box on the right number. Whoever is entitled must claim
 * before the next number; all who do share the prize.
 *
 * <p>Read {@link baize.games.bingo.Bingo} (what may happen when), {@link baize.games.bingo.Pattern} (what must be
 * marked), {@link baize.games.bingo.BingoShowdown} (what is paid), {@link baize.games.bingo.Series} (which numbers are
 * on which card) and {@link baize.games.bingo.BingoIrregularity} (what the staff can set right).
 */
@Book("bingo")
@NullMarked
package baize.games.bingo;

import baize.core.rule.Book;
import org.jspecify.annotations.NullMarked;
