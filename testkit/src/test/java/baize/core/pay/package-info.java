@NullMarked
package baize.core.pay;

import org.jspecify.annotations.NullMarked;
