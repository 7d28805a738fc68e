@NullMarked
package baize.core.card;

import org.jspecify.annotations.NullMarked;
