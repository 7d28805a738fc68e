package baize.floor.patron;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.time.LocalDate;

/**
 * What a patron keeps with the house.
 *
 * @param day the last day on which money came in from outside
 * @param deposited what came in from outside on that day
 */
public record Wallet(Money balance, LocalDate day, Money deposited) {
    static final Wallet EMPTY = new Wallet(Money.ZERO, LocalDate.EPOCH, Money.ZERO);

    /** What has come in from outside today; a day that is not over yet is never forgotten. */
    @Rule({"caribbean-stud 1.1 \"Deposit Limit\"", "R-11"})
    public Money deposited(LocalDate today) {
        return today.isAfter(day) ? Money.ZERO : deposited;
    }

    Wallet deposit(Money amount, LocalDate today) {
        LocalDate later = today.isAfter(day) ? today : day;
        return new Wallet(balance.plus(amount), later, deposited(today).plus(amount));
    }

    /** Money of the house's own accounts came in; no limit counts it. */
    Wallet plus(Money amount) {
        return new Wallet(balance.plus(amount), day, deposited);
    }

    Wallet minus(Money amount) {
        return plus(amount.negated());
    }
}
