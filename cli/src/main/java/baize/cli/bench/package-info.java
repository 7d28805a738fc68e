/** The product's own figures, measured by hand-made timing on the machine at hand. */
@NullMarked
package baize.cli.bench;

import org.jspecify.annotations.NullMarked;
