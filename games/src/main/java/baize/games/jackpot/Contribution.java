package baize.games.jackpot;

/**
 * What the jackpot wagers of one round have put into a pool, until the round is over.
 *
 * @param wagers how many have
 * @param meter millionths of a cent that went to the meter
 * @param reserve millionths of a cent that went to the reserve
 * @param paid how often the pool had been drawn on by then
 */
public record Contribution(int wagers, long meter, long reserve, int paid) {
    public static final Contribution NONE = new Contribution(0, 0, 0, 0);

    /** The part of some of the wagers. */
    Contribution of(int some) {
        if (some == wagers) return this;
        return new Contribution(
                some,
                Math.multiplyExact(meter, (long) some) / wagers,
                Math.multiplyExact(reserve, (long) some) / wagers,
                paid);
    }

    /** The same, with the pool drawn on so often. */
    Contribution at(int drawnOn) {
        return new Contribution(wagers, meter, reserve, drawnOn);
    }

    /** A pool without it. */
    Pool outOf(Pool pool) {
        return new Pool(pool.meter().plus(-meter), pool.reserve().plus(-reserve), pool.paid());
    }

    /** What is left without a part. */
    public Contribution without(Contribution part) {
        return new Contribution(wagers - part.wagers, meter - part.meter, reserve - part.reserve, paid);
    }
}
