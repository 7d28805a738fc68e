package baize.floor.stream;

import baize.floor.journal.Hash;
import baize.floor.ledger.Books;

/**
 * Where a stream stands after a row.
 *
 * @param hash the row's; the next one goes on from it
 * @param at the row's time in microseconds since 1970; no later row has an earlier one
 */
public record Position<S>(S state, Books books, long version, Hash hash, long at) {}
