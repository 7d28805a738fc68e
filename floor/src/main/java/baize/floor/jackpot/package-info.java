/**
 * Pools that tables are linked to. A pool is a stream of its own, {@code pool/<id>}: what a table has decided about its
 * jackpot moves it in the same transaction, and nothing else does but a correction by a manager.
 */
@NullMarked
package baize.floor.jackpot;

import org.jspecify.annotations.NullMarked;
