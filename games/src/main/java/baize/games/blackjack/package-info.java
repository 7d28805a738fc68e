/**
 * Star Blackjack. Up to three players put wagers on a box; each box has two cards and the dealer one. A player's
 * blackjack is paid 3 to 2, against an ace or a ten only when the dealer has none. Then, box by box, whoever controls
 * it draws, stands, doubles on 9, 10 or 11, or splits two cards of one value; over 21 the hand is lost. The dealer
 * draws to hard 17 or soft 18, and the higher total wins even money. Beside it five wagers can be made on the first
 * cards alone, one of them for a progressive jackpot.
 *
 * <p>Read {@link baize.games.blackjack.Blackjack} (what may happen when), {@link
 * baize.games.blackjack.BlackjackShowdown} (who is paid what), {@link baize.games.blackjack.SideWager} (what the first
 * cards pay) and {@link baize.games.blackjack.BlackjackIrregularity} (what the staff can set right). The other games
 * have the same files.
 */
@Book("blackjack")
@NullMarked
package baize.games.blackjack;

import baize.core.rule.Book;
import org.jspecify.annotations.NullMarked;
