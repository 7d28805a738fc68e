package baize.core.card;

import baize.core.rule.Id;
import baize.core.rule.Rule;

/** The classes of three-card hands, lowest first. With three cards a straight is rarer than a flush. */
public enum ThreeCardCategory {
    @Rule("three-card-poker 11.1.6")
    HIGH_CARD,
    @Rule("three-card-poker 11.1.5")
    PAIR,
    @Rule("three-card-poker 11.1.4")
    FLUSH,
    @Rule("three-card-poker 11.1.3")
    STRAIGHT,
    @Rule("three-card-poker 11.1.2")
    THREE_OF_A_KIND,
    @Rule("three-card-poker 11.1.1")
    STRAIGHT_FLUSH;

    public String id() {
        return Id.of(this);
    }
}
