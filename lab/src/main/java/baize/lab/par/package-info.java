/** PAR sheets: the odds of every wager of a game, as records that a page or a command prints. */
@NullMarked
package baize.lab.par;

import org.jspecify.annotations.NullMarked;
