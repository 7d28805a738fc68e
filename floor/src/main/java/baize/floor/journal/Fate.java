package baize.floor.journal;

/** What became of a unit. */
public enum Fate {
    /** Durable. */
    STORED,
    /**
     * Nothing of it was stored: it does not follow what its streams hold, goes on from a unit left out, or has an id
     * that
     * its sender has used by now.
     */
    TAKEN
}
