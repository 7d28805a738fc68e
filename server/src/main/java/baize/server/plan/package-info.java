/** A floor as a file describes it: read with the line of every fault, set up so that doing it twice changes nothing. */
@NullMarked
package baize.server.plan;

import org.jspecify.annotations.NullMarked;
