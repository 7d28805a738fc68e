/**
 * Three Card Poker. A player puts an Ante against the dealer, a Pair Plus on the hand alone, or both; three cards go to
 * everyone, face down. Whoever placed an Ante plays, matching it, or folds. The dealer plays with queen high or better:
 * otherwise Antes are paid and Play wagers stand off; otherwise the better hand takes both. A straight or better earns
 * the Ante a bonus whatever the dealer holds, and Pair Plus wins on a pair or better.
 *
 * <p>Read {@link baize.games.threecard.ThreeCard} (what may happen when), {@link
 * baize.games.threecard.ThreeCardShowdown} (who is paid what) and {@link
 * baize.games.threecard.ThreeCardIrregularity} (what the staff can set right). The other games have the same files.
 */
@Book("three-card-poker")
@NullMarked
package baize.games.threecard;

import baize.core.rule.Book;
import org.jspecify.annotations.NullMarked;
