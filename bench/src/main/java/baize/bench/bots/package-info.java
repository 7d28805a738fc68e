/** Players that play by themselves, for load: sensible, varied, and seeded. */
@NullMarked
package baize.bench.bots;

import org.jspecify.annotations.NullMarked;
