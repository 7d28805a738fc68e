/** The rule book, the rulings and the odds: clauses with what carries them out, PAR sheets as JSON. */
@NullMarked
package baize.server.book;

import org.jspecify.annotations.NullMarked;
