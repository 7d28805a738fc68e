/** Odds, results and pay tables: what a wager returns. */
@NullMarked
package baize.core.pay;

import org.jspecify.annotations.NullMarked;
