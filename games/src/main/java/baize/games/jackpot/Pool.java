package baize.games.jackpot;

import baize.core.money.Money;

/**
 * A prize pool: what is displayed, what is kept back for the next seed, and how often a share of it has been paid.
 *
 * @param meter the jackpot that is displayed
 * @param reserve what is kept back, unseen, towards the next seed
 * @param paid how many rounds have taken a share
 */
public record Pool(Meter meter, Meter reserve, int paid) {
    /** A pool that starts at an amount. */
    public static Pool of(Money amount) {
        return new Pool(Meter.of(amount), Meter.ZERO, 0);
    }

    /** The jackpot in whole cents, as displayed. */
    public Money amount() {
        return meter.amount();
    }
}
