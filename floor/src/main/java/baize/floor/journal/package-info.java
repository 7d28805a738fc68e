/**
 * The journal: everything that happened on the floor, append-only. Each stream is a chain of hashes, each transaction
 * adds one batch to a global chain. Two stores, one behaviour: SQLite and PostgreSQL.
 */
@NullMarked
package baize.floor.journal;

import org.jspecify.annotations.NullMarked;
