package baize.games.jackpot;

import baize.core.money.Money;

/**
 * An amount that grows by less than a cent at a time: whole cents, which are shown, owned and moved, and the millionths
 * of a cent that have not become one yet.
 */
public record Meter(Money amount, long millionths) {
    /** The millionths in a cent. */
    public static final long CENT = 1_000_000;

    public static final Meter ZERO = new Meter(Money.ZERO, 0);

    public Meter {
        if (millionths < 0 || millionths >= CENT)
            throw new IllegalArgumentException("expected less than a cent in millionths, got " + millionths);
    }

    public static Meter of(Money amount) {
        return new Meter(amount, 0);
    }

    /** All of it in millionths of a cent. */
    long total() {
        return Math.addExact(Math.multiplyExact(amount.cents(), CENT), millionths);
    }

    /** With so many millionths of a cent more, or, below zero, fewer. */
    Meter plus(long more) {
        long total = Math.addExact(total(), more);
        return new Meter(Money.cents(Math.floorDiv(total, CENT)), Math.floorMod(total, CENT));
    }

    Meter plus(Money more) {
        return new Meter(amount.plus(more), millionths);
    }
}
