/** The product's own figures, measured by hand-made timing on the machine at hand, and floors and houses under load. */
@NullMarked
package baize.cli.bench;

import org.jspecify.annotations.NullMarked;
