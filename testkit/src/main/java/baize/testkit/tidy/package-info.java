/** The habits of the code base as checks that fail with file and line. */
@NullMarked
package baize.testkit.tidy;

import org.jspecify.annotations.NullMarked;
