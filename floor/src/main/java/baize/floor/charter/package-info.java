/** What a floor is, once and for all: a demo or real, and under which key its seeds are sealed. */
@NullMarked
package baize.floor.charter;

import org.jspecify.annotations.NullMarked;
