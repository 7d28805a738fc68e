package baize.games.jackpot;

import baize.core.money.Money;

/**
 * What one round took out of a pool, and the seed that came in because of it.
 *
 * @param pool what its prizes took
 * @param fromReserve of the seed, what the reserve gave
 * @param fromHouse of the seed, what the operator gave
 * @param paid how often the pool had been drawn on, this time included
 */
public record Drawn(Money pool, Money fromReserve, Money fromHouse, int paid) {
    public static Drawn of(JackpotEvent.Paid paid) {
        return new Drawn(
                paid.funding().pool(), Money.ZERO, Money.ZERO, paid.pool().paid());
    }

    /** With the seed of the next jackpot. */
    public Drawn seeded(JackpotEvent.Reseeded by) {
        return new Drawn(pool, by.fromReserve(), by.fromHouse(), paid);
    }

    Money seed() {
        return fromReserve.plus(fromHouse);
    }
}
