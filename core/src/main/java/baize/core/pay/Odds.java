package baize.core.pay;

import baize.core.rule.Rule;

/**
 * What a winning wager pays: {@code pays} for each {@code stake} staked, "7 to 6". The only place that divides money;
 * winnings are rounded up to the cent and commissions down.
 */
public record Odds(long pays, long stake) {
    public static final Odds EVENS = new Odds(1, 1);

    public Odds {
        if (pays < 0 || stake < 1)
            throw new IllegalArgumentException("expected odds like 7 to 6, got " + pays + " to " + stake);
    }

    public static Odds toOne(long pays) {
        return pays == 1 ? EVENS : new Odds(pays, 1);
    }

    /** The winnings in cents on a stake in cents, without the stake. */
    @Rule("R-1")
    public long winnings(long cents) {
        return stake == 1 ? Math.multiplyExact(cents, pays) : Math.ceilDiv(Math.multiplyExact(cents, pays), stake);
    }

    /** A commission in cents on an amount in cents: these odds are its rate, 1 to 20 for five per cent. */
    @Rule("R-1")
    public long commission(long cents) {
        return Math.floorDiv(Math.multiplyExact(cents, pays), stake);
    }

    @Override
    public String toString() {
        return pays + " to " + stake;
    }
}
