package baize.floor.table;

/** Why a table was out of service. */
public enum Interruption {
    /** The house was closed, or died, and was opened again. */
    RESTART,
    /** Another process that served the floor is gone. */
    TAKEOVER,
    /** Nothing could be stored. */
    STORE,
    /** The house stood still: its machine slept, or had no time for it. */
    STANDSTILL,
    /** The clock was set. */
    CLOCK
}
