/**
 * Patrons: what they keep with the house, the limits they set, and what keeps them from playing. A table asks
 * {@link baize.floor.patron.Allowance} how much a patron may play and until when that answer is good.
 *
 * <p>Money between a wallet and a table or a ticket passes through {@code transit}; the other stream takes it on.
 */
@NullMarked
package baize.floor.patron;

import org.jspecify.annotations.NullMarked;
