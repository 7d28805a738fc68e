/** What every module's tests share: what was provoked, the rule matrix and the tidy checks. */
@NullMarked
package baize.testkit;

import org.jspecify.annotations.NullMarked;
