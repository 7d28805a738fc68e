/** Double entry: every movement of money has two sides, and all accounts together are always zero. */
@NullMarked
package baize.floor.ledger;

import org.jspecify.annotations.NullMarked;
