/** The only home of randomness: generators, shuffles and the enumeration of every outcome. */
@NullMarked
package baize.core.chance;

import org.jspecify.annotations.NullMarked;
