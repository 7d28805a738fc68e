/** The rule book as data: the catalogue, what cites it, and the coverage that follows. */
@NullMarked
package baize.testkit.book;

import org.jspecify.annotations.NullMarked;
