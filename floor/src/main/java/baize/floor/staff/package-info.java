/**
 * Staff and their roles, and the one table of who may do what away from the games: {@link baize.floor.staff.Duty}. The
 * other machines ask it; what a rank may do at a table is the game's own affair.
 */
@NullMarked
package baize.floor.staff;

import org.jspecify.annotations.NullMarked;
