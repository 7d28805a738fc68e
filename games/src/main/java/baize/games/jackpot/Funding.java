package baize.games.jackpot;

import baize.core.money.Money;

/**
 * Who paid what a round has won.
 *
 * @param pool out of the pool
 * @param guarantee added by the operator where shares fell short of their guarantee
 * @param rounding added by the operator so that equal shares are whole cents
 * @param fixed fixed amounts and bonus jackpots, paid by the operator out of what is retained of the wagers
 */
public record Funding(Money pool, Money guarantee, Money rounding, Money fixed) {
    static final Funding NONE = new Funding(Money.ZERO, Money.ZERO, Money.ZERO, Money.ZERO);

    Funding plus(Funding more) {
        return new Funding(
                pool.plus(more.pool),
                guarantee.plus(more.guarantee),
                rounding.plus(more.rounding),
                fixed.plus(more.fixed));
    }

    public Money total() {
        return pool.plus(guarantee).plus(rounding).plus(fixed);
    }
}
