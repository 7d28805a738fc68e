package baize.floor.jackpot;

import baize.core.money.Money;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import baize.games.jackpot.Award;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotEvent.Contributed;
import baize.games.jackpot.JackpotEvent.Corrected;
import baize.games.jackpot.JackpotEvent.Paid;
import baize.games.jackpot.JackpotEvent.PutBack;
import baize.games.jackpot.JackpotEvent.Reseeded;
import baize.games.jackpot.JackpotEvent.TakenBack;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Meter;
import baize.games.jackpot.Pool;
import java.util.ArrayList;
import java.util.List;

/** What moves a pool: whether it goes on from where the pool stands, and whose money it is. */
final class PoolMoves {
    private PoolMoves() {}

    /**
     * Whether a table's move goes on from this pool. What can be worked out again is; which hands have won only the
     * table knows, so of a payment and the seed after it the sums are checked.
     */
    static boolean follows(JackpotRules rules, Pool pool, JackpotEvent move) {
        Jackpot jackpot = new Jackpot(rules);
        return switch (move) {
            case Contributed e ->
                e.equals(jackpot.contribute(pool, e.contribution().wagers()));
            case TakenBack e ->
                e.equals(jackpot.takeBack(
                        pool, e.contribution(), e.contribution().wagers(), e.rule()));
            case Paid e -> paid(pool, e);
            case Reseeded e -> reseeded(rules, pool, e);
            case PutBack e -> e.equals(jackpot.putBack(pool, e.drawn(), e.rule()));
            case Corrected _ -> false;
        };
    }

    private static boolean paid(Pool pool, Paid e) {
        Money awarded = e.awards().stream().map(Award::amount).reduce(Money.ZERO, Money::plus);
        Meter left = plus(pool.meter(), e.funding().pool().negated());
        return awarded.equals(e.funding().total())
                && e.pool().paid() >= pool.paid()
                && e.pool().equals(new Pool(left, pool.reserve(), e.pool().paid()));
    }

    private static boolean reseeded(JackpotRules rules, Pool pool, Reseeded e) {
        Meter meter = plus(pool.meter(), e.fromReserve().plus(e.fromHouse()));
        Meter reserve = plus(pool.reserve(), e.fromReserve().negated());
        return e.pool().amount().equals(rules.seed()) && e.pool().equals(new Pool(meter, reserve, pool.paid()));
    }

    private static Meter plus(Meter meter, Money more) {
        return new Meter(meter.amount().plus(more), meter.millionths());
    }

    /** The money that a move stands for: a table's through transit, the operator's from the house. */
    static List<Entry> postings(String id, JackpotEvent move) {
        Account pool = Account.pool(id);
        Account reserve = Account.reserve(id);
        return switch (move) {
            case Contributed e ->
                both(
                        Entry.transfer(Account.TRANSIT, pool, e.meter()),
                        Entry.transfer(Account.TRANSIT, reserve, e.reserve()));
            case TakenBack e ->
                both(
                        Entry.transfer(pool, Account.TRANSIT, e.meter()),
                        Entry.transfer(reserve, Account.TRANSIT, e.reserve()));
            case Paid e -> Entry.transfer(pool, Account.TRANSIT, e.funding().pool());
            case Reseeded e ->
                both(
                        Entry.transfer(reserve, pool, e.fromReserve()),
                        Entry.transfer(Account.HOUSE, pool, e.fromHouse()));
            case PutBack e ->
                both(
                        Entry.transfer(Account.TRANSIT, pool, e.drawn().pool()),
                        both(
                                Entry.transfer(pool, reserve, e.toReserve()),
                                Entry.transfer(pool, Account.HOUSE, e.toHouse())));
            case Corrected e -> Entry.transfer(Account.HOUSE, pool, e.by());
        };
    }

    private static List<Entry> both(List<Entry> one, List<Entry> other) {
        List<Entry> all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }
}
