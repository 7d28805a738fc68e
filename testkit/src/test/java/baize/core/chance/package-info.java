@NullMarked
package baize.core.chance;

import org.jspecify.annotations.NullMarked;
