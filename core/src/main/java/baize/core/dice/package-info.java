/** Two dice, and every way they can fall. */
@NullMarked
package baize.core.dice;

import org.jspecify.annotations.NullMarked;
