package baize.floor.ledger;

import baize.core.money.Money;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The balances that one stream's entries have added up to; accounts at zero are left out. */
public final class Books {
    public static final Books EMPTY = new Books(new TreeMap<>());

    private final SortedMap<Account, Money> balances;

    private Books(SortedMap<Account, Money> balances) {
        this.balances = balances;
    }

    public static Books of(SortedMap<Account, Money> balances) {
        return EMPTY.plus(balances.entrySet().stream()
                .map(balance -> new Entry(balance.getKey(), balance.getValue()))
                .toList());
    }

    public Money balance(Account account) {
        return balances.getOrDefault(account, Money.ZERO);
    }

    /** After these entries, which must balance. */
    public Books plus(List<Entry> entries) {
        if (entries.isEmpty()) return this;
        if (!Entry.sum(entries).isZero()) throw new IllegalStateException("entries do not balance: " + entries);
        SortedMap<Account, Money> changed = new TreeMap<>(balances);
        for (Entry entry : entries) changed.merge(entry.account(), entry.amount(), Books::added);
        return new Books(changed);
    }

    @SuppressWarnings("NullAway") // merge takes a mapping away where the answer is null
    private static Money added(Money held, Money more) {
        Money sum = held.plus(more);
        return sum.isZero() ? null : sum;
    }

    public SortedMap<Account, Money> balances() {
        return new TreeMap<>(balances);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Books books && books.balances.equals(balances);
    }

    @Override
    public int hashCode() {
        return balances.hashCode();
    }

    @Override
    public String toString() {
        return balances.toString();
    }
}
