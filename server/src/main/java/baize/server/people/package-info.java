/**
 * Patrons and staff over HTTP: limits, pauses, money in and out, who works here, and the tokens of programs. What is
 * asked becomes a command of the floor's, which decides; what it answers goes back.
 */
@NullMarked
package baize.server.people;

import org.jspecify.annotations.NullMarked;
