/**
 * Strips of six boxes, each as likely as any other: {@link baize.games.bingo.strips.Strips} writes them, {@link
 * baize.games.bingo.strips.RangedStrips} says why they are.
 */
@Book("bingo")
@NullMarked
package baize.games.bingo.strips;

import baize.core.rule.Book;
import org.jspecify.annotations.NullMarked;
