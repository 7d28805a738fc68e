package baize.games.table;

import baize.core.money.Money;
import baize.core.rule.Rule;

/** Casino dollars, which are played with at tables, and slot dollars, at machines. Neither is money. */
@Rule({"bingo 7.5", "R-142"})
public record Dollars(Money casino, Money slot) {
    public static final Dollars NONE = new Dollars(Money.ZERO, Money.ZERO);

    public boolean isNone() {
        return equals(NONE);
    }

    public Dollars plus(Dollars more) {
        return new Dollars(casino.plus(more.casino), slot.plus(more.slot));
    }

    /** Both together, as a table counts tokens. */
    public Money tokens() {
        return casino.plus(slot);
    }
}
