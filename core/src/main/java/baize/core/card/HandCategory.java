package baize.core.card;

import baize.core.rule.Id;

/** The classes of five-card hands, lowest first. */
public enum HandCategory {
    HIGH_CARD,
    ONE_PAIR,
    TWO_PAIR,
    THREE_OF_A_KIND,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    FOUR_OF_A_KIND,
    STRAIGHT_FLUSH,
    ROYAL_FLUSH;

    public String id() {
        return Id.of(this);
    }
}
