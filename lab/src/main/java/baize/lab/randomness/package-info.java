/**
 * Statistics of what a generator's words become: cards, dice and balls, through the code that deals in play. Draws go
 * one by one into tallies, and each tally makes its {@link baize.lab.randomness.Finding findings}; a
 * {@link baize.lab.randomness.Report} judges them together.
 */
@NullMarked
package baize.lab.randomness;

import org.jspecify.annotations.NullMarked;
