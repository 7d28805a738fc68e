/**
 * Monte-Carlo. A game supplies a {@link baize.lab.simulate.Kernel}: its round as a primitive loop. A
 * {@link baize.lab.simulate.Job} cuts the rounds into blocks with a generator stream each, and an
 * {@link baize.lab.simulate.Engine} runs the blocks anywhere in any order: the counts are the same.
 */
@NullMarked
package baize.lab.simulate;

import org.jspecify.annotations.NullMarked;
