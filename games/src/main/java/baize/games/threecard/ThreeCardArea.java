package baize.games.threecard;

import baize.core.rule.Id;

/** The areas of a box on which wagers lie. */
public enum ThreeCardArea {
    ANTE,
    PAIR_PLUS,
    PLAY;

    /** The line of the bonus on an Ante, which has no area of its own. */
    public static final String ANTE_BONUS = "ante-bonus";

    private final String id = Id.of(this);

    public String id() {
        return id;
    }
}
