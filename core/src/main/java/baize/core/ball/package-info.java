/** Ninety numbered balls, and which of them have come. */
@NullMarked
package baize.core.ball;

import org.jspecify.annotations.NullMarked;
