@NullMarked
package baize.core.dice;

import org.jspecify.annotations.NullMarked;
