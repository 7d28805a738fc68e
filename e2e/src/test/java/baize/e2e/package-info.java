/** The pages in a real browser, against a whole house: what people do, and what they see. */
@NullMarked
package baize.e2e;

import org.jspecify.annotations.NullMarked;
