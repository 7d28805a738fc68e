/** Players that play by themselves, for demos and for load: sensible, varied, and seeded. */
@NullMarked
package baize.lab.bots;

import org.jspecify.annotations.NullMarked;
