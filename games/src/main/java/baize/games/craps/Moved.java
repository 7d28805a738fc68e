package baize.games.craps;

import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * What stood since an earlier round and was moved in the wagering period at hand: should its round be void, it stands
 * again where it stood before.
 *
 * @param from where it stood when the period began
 * @param at where it lies now
 * @param commission what had been paid for it there
 */
@Rule({"3.5.1.2", "3.12", "R-77", "R-195"})
public record Moved(Spot from, Spot at, Money amount, Money commission) {

    Moved to(Spot other) {
        return new Moved(from, other, amount, commission);
    }

    /** As much of it as this. */
    private Moved part(Money less) {
        if (less.equals(amount)) return this;
        long share = new Odds(less.cents(), amount.cents()).commission(commission.cents());
        return new Moved(from, at, less, Money.cents(share));
    }

    /** The same without as much as this. */
    private Moved rest(Money less) {
        return new Moved(from, at, amount.minus(less), commission.minus(part(less).commission));
    }

    static Money on(Spot spot, List<Moved> all) {
        Money sum = Money.ZERO;
        for (Moved one : all) if (one.at.equals(spot)) sum = sum.plus(one.amount);
        return sum;
    }

    /** Of what was moved to a place, so much that came there last. */
    static List<Moved> last(Spot spot, Money amount, List<Moved> all) {
        List<Moved> taken = new ArrayList<>();
        Money left = amount;
        for (Moved one : all.reversed())
            if (one.at.equals(spot) && left.isPositive()) {
                Moved part = one.part(left.min(one.amount));
                taken.add(part);
                left = left.minus(part.amount);
            }
        return taken;
    }

    /** What is left where a place holds no more than this of what was moved there. */
    static List<Moved> upTo(Spot spot, Money most, List<Moved> all) {
        Money over = on(spot, all).minus(most);
        if (!over.isPositive()) return all;
        List<Moved> kept = new ArrayList<>();
        for (Moved one : all.reversed()) {
            Money less = one.at.equals(spot) ? over.min(one.amount).max(Money.ZERO) : Money.ZERO;
            over = over.minus(less);
            if (!less.equals(one.amount)) kept.addFirst(less.isZero() ? one : one.rest(less));
        }
        return kept;
    }
}
