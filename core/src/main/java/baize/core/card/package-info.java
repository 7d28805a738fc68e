/** Cards, decks and the strength of poker hands. */
@NullMarked
package baize.core.card;

import org.jspecify.annotations.NullMarked;
