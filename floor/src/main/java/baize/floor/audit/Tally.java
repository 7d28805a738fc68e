package baize.floor.audit;

import baize.core.money.Money;
import baize.core.pay.Line;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What an audit counts as it goes. */
final class Tally {
    private final SortedMap<String, Money> accounts = new TreeMap<>();
    private long rows;
    private long rounds;
    private long refusals;
    private long lines;
    private long draws;
    private long snapshots;
    private Money turnover = Money.ZERO;

    void row() {
        rows++;
    }

    void refusal() {
        refusals++;
    }

    void rounds(int more) {
        rounds += more;
    }

    void draws(int more) {
        draws += more;
    }

    void snapshot() {
        snapshots++;
    }

    void settled(List<Line> settled) {
        lines += settled.size();
        for (Line line : settled) turnover = turnover.plus(line.stake());
    }

    void moved(List<Entry> entries) {
        for (Entry entry : entries) accounts.merge(kind(entry.account()), entry.amount(), Money::plus);
    }

    /** An account's name up to whose it is. */
    private static String kind(Account account) {
        int slash = account.name().indexOf('/');
        return slash < 0 ? account.name() : account.name().substring(0, slash);
    }

    Money balance(String kind) {
        return accounts.getOrDefault(kind, Money.ZERO);
    }

    Money sum() {
        Money sum = Money.ZERO;
        for (Money amount : accounts.values()) sum = sum.plus(amount);
        return sum;
    }

    Summary summary(Links links) {
        return new Summary(
                links.number(),
                rows,
                links.streams(),
                rounds,
                refusals,
                lines,
                draws,
                snapshots,
                turnover,
                new TreeMap<>(accounts),
                links.hash());
    }
}
