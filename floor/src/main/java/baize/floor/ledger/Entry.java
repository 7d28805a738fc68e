package baize.floor.ledger;

import baize.core.money.Money;
import java.util.List;

/** One side of a movement of money. */
public record Entry(Account account, Money amount) {
    /** An amount from one account to another. */
    public static List<Entry> transfer(Account from, Account to, Money amount) {
        return List.of(new Entry(from, amount.negated()), new Entry(to, amount));
    }

    /** What entries add up to; zero where they balance. */
    public static Money sum(List<Entry> entries) {
        Money sum = Money.ZERO;
        for (Entry entry : entries) sum = sum.plus(entry.amount());
        return sum;
    }
}
