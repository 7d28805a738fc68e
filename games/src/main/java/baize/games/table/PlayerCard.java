package baize.games.table;

import baize.core.rule.Id;

/** What the house found when the patron's card was read. */
public enum PlayerCard {
    VALID,
    OTHER_PERSON,
    NONE,
    /**
     * Valid, but its holder may not begin to play now: a limit reached, a pause, an exclusion. A hand in play goes on.
     */
    BLOCKED;

    public String id() {
        return Id.of(this);
    }
}
