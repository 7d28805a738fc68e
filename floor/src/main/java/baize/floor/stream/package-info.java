/**
 * Everything on the floor with a history has the same shape: a machine decides commands and evolves a state, its stream
 * keeps what happened, and one writer makes it durable.
 */
@NullMarked
package baize.floor.stream;

import org.jspecify.annotations.NullMarked;
