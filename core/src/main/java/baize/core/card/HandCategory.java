package baize.core.card;

import baize.core.rule.Id;
import baize.core.rule.Rule;

/** The classes of five-card hands, lowest first. */
public enum HandCategory {
    @Rule("caribbean-stud 13.1.10")
    HIGH_CARD,
    @Rule("caribbean-stud 13.1.9")
    ONE_PAIR,
    @Rule("caribbean-stud 13.1.8")
    TWO_PAIR,
    @Rule("caribbean-stud 13.1.7")
    THREE_OF_A_KIND,
    @Rule("caribbean-stud 13.1.6")
    STRAIGHT,
    @Rule("caribbean-stud 13.1.5")
    FLUSH,
    @Rule("caribbean-stud 13.1.4")
    FULL_HOUSE,
    @Rule("caribbean-stud 13.1.3")
    FOUR_OF_A_KIND,
    @Rule("caribbean-stud 13.1.2")
    STRAIGHT_FLUSH,
    @Rule("caribbean-stud 13.1.1")
    ROYAL_FLUSH;

    public String id() {
        return Id.of(this);
    }
}
