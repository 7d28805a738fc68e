/**
 * Slow twins of the five games: each plays seeded rounds in which something goes wrong at some moment, writes them down
 * as a round script, and reckons by itself what every patron must have in the end. They share no class with the games;
 * all that goes between is text.
 */
@NullMarked
package baize.wire.twin;

import org.jspecify.annotations.NullMarked;
