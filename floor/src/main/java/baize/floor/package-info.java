/** The floor: supplies games with people, money, chance and time, and writes down what they said. */
@NullMarked
package baize.floor;

import org.jspecify.annotations.NullMarked;
