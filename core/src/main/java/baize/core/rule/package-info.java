/** How code and tests name the clause they carry out. */
@NullMarked
package baize.core.rule;

import org.jspecify.annotations.NullMarked;
