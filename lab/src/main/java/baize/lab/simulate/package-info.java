/**
 * Monte-Carlo. A game supplies a {@link baize.lab.simulate.Kernel}: its round as a primitive loop. A
 * {@link baize.lab.simulate.Job} cuts the rounds into blocks with a generator stream each, and an
 * {@link baize.lab.simulate.Engine} runs the blocks of a {@link baize.lab.simulate.Run} anywhere in any order: the
 * counts are the same. What came of some blocks is a {@link baize.lab.simulate.Part}, and parts merge by addition.
 */
@NullMarked
package baize.lab.simulate;

import org.jspecify.annotations.NullMarked;
