/** PAR sheets as JSON, as text and as a page. */
@NullMarked
package baize.cli.sheet;

import org.jspecify.annotations.NullMarked;
