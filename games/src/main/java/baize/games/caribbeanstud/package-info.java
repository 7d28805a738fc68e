/**
 * Caribbean Stud Poker. A player puts an ante against the dealer and, if he or she likes, a jackpot wager on the hand
 * alone; five cards go to everyone, face down but for one of the dealer's. Whoever stays in bets exactly twice the
 * ante, the others fold. The dealer plays with ace and king or better: otherwise antes are paid and bets stand off;
 * otherwise the better hand takes both, a winning bet by the odds of its hand. A flush or better wins the jackpot
 * wager whatever the dealer holds, even where the hand was folded.
 *
 * <p>Read {@link baize.games.caribbeanstud.Stud} (what may happen when), {@link
 * baize.games.caribbeanstud.StudShowdown} (who is paid what) and {@link baize.games.caribbeanstud.StudIrregularity}
 * (what the staff can set right). The other games have the same files.
 */
@Book("caribbean-stud")
@NullMarked
package baize.games.caribbeanstud;

import baize.core.rule.Book;
import org.jspecify.annotations.NullMarked;
