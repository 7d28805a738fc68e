package baize.core.pay;

import baize.core.rule.Id;

/** How a wager ended for its player. */
public enum Result {
    WIN,
    LOSE,
    STAND_OFF,
    VOID;

    /** Cents handed back: the stake unless it is lost, and the winnings when it is won. */
    public long returned(long stake, long winnings) {
        return switch (this) {
            case WIN -> Math.addExact(stake, winnings);
            case LOSE -> 0;
            case STAND_OFF, VOID -> stake;
        };
    }

    /** {@code win}, {@code lose}, {@code stand-off} or {@code void}. */
    public String id() {
        return Id.of(this);
    }
}
