/** A game hosted on the floor: its rounds, seeds, visits and chips. */
@NullMarked
package baize.floor.table;

import org.jspecify.annotations.NullMarked;
