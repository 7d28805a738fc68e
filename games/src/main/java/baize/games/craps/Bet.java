package baize.games.craps;

import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Rule;

/**
 * A wager as it stands.
 *
 * @param fresh how much of it was placed in the wagering period at hand
 * @param commission what was paid for it on top
 */
public record Bet(Spot on, Money stake, Money fresh, Money commission) {
    static Bet none(Spot on) {
        return new Bet(on, Money.ZERO, Money.ZERO, Money.ZERO);
    }

    Bet plus(Money amount, Money paid) {
        return new Bet(on, stake.plus(amount), fresh.plus(amount), commission.plus(paid));
    }

    /** With less on it, the commission as it was. */
    Bet minus(Money amount) {
        return new Bet(on, stake.minus(amount), fresh.minus(amount.min(fresh)), commission);
    }

    /** With less on it; a commission that is not given back stays with the house for what was taken off. */
    @Rule({"R-71", "R-72"})
    Bet minus(Money amount, Money refund) {
        Bet less = minus(amount);
        if (!refund.isZero()) return less.refunded(refund);
        if (commission.isZero() || less.stake.isZero()) return less;
        long share = new Odds(less.stake.cents(), stake.cents()).commission(commission.cents());
        return new Bet(on, less.stake, less.fresh, Money.cents(share));
    }

    /** As it was when so much of it had been moved away from there. */
    @Rule("R-195")
    Bet putBack(Moved back) {
        return new Bet(on, stake.plus(back.amount()), fresh, commission.plus(back.commission()));
    }

    /** As much of it as this stood before the period. */
    Bet standing(Money amount) {
        return new Bet(on, stake, fresh.minus(amount.min(fresh)), commission);
    }

    Bet refunded(Money refund) {
        return new Bet(on, stake, fresh, commission.minus(refund));
    }

    /** As it is carried into the next round. */
    Bet carried() {
        return fresh.isZero() ? this : new Bet(on, stake, Money.ZERO, commission);
    }

    Bet at(Spot number) {
        return new Bet(number, stake, Money.ZERO, commission);
    }

    /** How much of it may be taken back now: of a Pass Line or Come what is fresh, of anything else all. */
    @Rule({"3.9.1", "3.9.3", "1.1 \"Wagering Period\"", "R-66"})
    Money free() {
        return isContract() ? fresh : stake;
    }

    /** Whether it stays until it is decided. */
    boolean isContract() {
        return on.wager() == CrapsWager.PASS_LINE || on.wager() == CrapsWager.COME;
    }

    /** What is left of the commission that was paid when the stake is reduced to this. */
    @Rule({"R-71", "R-72"})
    Money refund(CrapsRules rules, Money rest) {
        if (commission.isZero()) return Money.ZERO;
        Money due = Money.cents(rules.commission(on, rest.cents()));
        return commission.minus(due.min(commission));
    }
}
