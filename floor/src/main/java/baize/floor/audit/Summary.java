package baize.floor.audit;

import baize.core.money.Money;
import baize.floor.journal.Hash;
import java.util.SortedMap;

/**
 * What a history that is in order came to.
 *
 * @param rounds begun
 * @param lines wagers settled
 * @param draws outcomes that follow from a revealed seed
 * @param snapshots that are the state worked out
 * @param turnover the stakes of all wagers settled
 * @param accounts what the accounts of each kind hold together; all kinds come to zero
 * @param head the last batch's hash, which covers everything; with {@code batches}, its number, worth noting down
 */
public record Summary(
        long batches,
        long rows,
        long streams,
        long rounds,
        long refusals,
        long lines,
        long draws,
        long snapshots,
        Money turnover,
        SortedMap<String, Money> accounts,
        Hash head) {}
