package baize.core.card;

import baize.core.rule.Id;

/** The classes of three-card hands, lowest first. With three cards a straight is rarer than a flush. */
public enum ThreeCardCategory {
    HIGH_CARD,
    PAIR,
    FLUSH,
    STRAIGHT,
    THREE_OF_A_KIND,
    STRAIGHT_FLUSH;

    public String id() {
        return Id.of(this);
    }
}
