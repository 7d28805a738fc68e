/** Chance in live play: a seed committed to before wagers, sealed until the deal, revealed after the round. */
@NullMarked
package baize.floor.chance;

import org.jspecify.annotations.NullMarked;
