package baize.games.table;

import baize.core.rule.Id;

/** What the house found when the patron's card was read. */
public enum PlayerCard {
    VALID,
    OTHER_PERSON,
    NONE;

    public String id() {
        return Id.of(this);
    }
}
