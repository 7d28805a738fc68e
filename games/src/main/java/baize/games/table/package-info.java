/**
 * What all tables share: boxes and who plays them, the sign with its limits and notices of change, personal limits,
 * player cards and loss limits, idle seats, closing, incidents and notices. A game wraps these commands and events in
 * one of each of its own ({@code AtTable}, {@code TableChanged}) and hands them to {@link Table}.
 */
@NullMarked
package baize.games.table;

import org.jspecify.annotations.NullMarked;
