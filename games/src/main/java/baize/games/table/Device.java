package baize.games.table;

import baize.core.rule.Id;

/** What the cards are dealt from. */
public enum Device {
    SHOE,
    SHUFFLER;

    public String id() {
        return Id.of(this);
    }
}
