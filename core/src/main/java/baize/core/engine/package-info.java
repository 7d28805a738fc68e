/** The shape of everything with state: a pure function from what stands and what is asked to what happened. */
@NullMarked
package baize.core.engine;

import org.jspecify.annotations.NullMarked;
