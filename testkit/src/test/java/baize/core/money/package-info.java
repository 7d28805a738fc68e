@NullMarked
package baize.core.money;

import org.jspecify.annotations.NullMarked;
