/** The whole history checked again by the code of today, and one round step by step. */
@NullMarked
package baize.floor.audit;

import org.jspecify.annotations.NullMarked;
